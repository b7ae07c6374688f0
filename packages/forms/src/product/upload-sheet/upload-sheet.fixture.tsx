import type { PublishFinding } from '@placard/domain/creative'
import { CREATIVE_FILE_ENDINGS, creativeSize } from '@placard/domain/internal/creative'
import { type ReactElement, useState } from 'react'
import { fn } from 'storybook/test'
import type { TaggedCreative } from '../tagged-creative.js'
import { type SheetRow, UploadSheet, type UploadSheetProps } from './upload-sheet.js'

/** Creative on the server, for rows that exist. */
export const taggedCreative = (
  id: string,
  name: string,
  width = 300,
  height = 250,
  isPublished = true,
): TaggedCreative => ({
  ...{ id, name, width, height, type: 'Banner', size: creativeSize(width, height), fluid: false, settings: [] },
  ...{ html: '', layout: null, assets: [], trackers: {}, platform: 'Google Ad Manager' },
  liveCreatives: isPublished ? [{ id: `${id}live`, publishedAt: '2025-10-12T12:30:00.000Z' }] : [],
})

/** Row of one image. */
export const sheetRow = (id: string, changes: Partial<SheetRow> = {}): SheetRow => {
  const size = changes.size ?? '300x250'
  return {
    ...{ id, name: `summer_${size}`, type: 'Banner', size, set: null, state: 'ready', findings: [] },
    files: [{ id: `${id}file`, name: `summer_${size}.jpg`, bytes: 48_213, place: 'whole' }],
    ...changes,
  }
}

/** Finding that is a warning. */
export const tooHeavy: PublishFinding = {
  ...{ code: 'weight-iab', severity: 'warning', section: 'assets', path: 'assets.summer.jpg' },
  message:
    'The weight of 412\u00A0kB is over the IAB limit for 300x250 of 150\u00A0kB. Publishers that follow the IAB specifications can refuse it.',
}

/** Finding that keeps a creative from being published. */
export const noLandingPage: PublishFinding = {
  ...{ code: 'click', severity: 'error', section: 'trackers', path: 'trackers.click' },
  message: 'Add a landing page. Without it, clicks lead nowhere.',
}

/** Several sizes of one ad. */
export const sizeSet = (changes: Partial<SheetRow> = {}): SheetRow[] =>
  ['300x250', '728x90', '160x600', '320x50', '970x250'].map((size) =>
    sheetRow(`s${size}`, { size, set: 'summer', ...changes }),
  )

/** Sheet whose text inputs keep what is typed. */
export function StatefulSheet({ rows: given, platforms: first, ...props }: UploadSheetProps): ReactElement {
  const [rows, setRows] = useState(given)
  const [platforms, setPlatforms] = useState(first)
  return (
    <UploadSheet
      {...props}
      {...{ rows, platforms }}
      onPlatformsChange={(next) => {
        setPlatforms(next)
        props.onPlatformsChange(next)
      }}
      onNameChange={(id, name) => {
        setRows(rows.map((row) => (row.id === id ? { ...row, name } : row)))
        props.onNameChange(id, name)
      }}
      onRemove={(fileID) => {
        setRows(rows.filter((row) => !row.files.some(({ id }) => id === fileID)))
        props.onRemove(fileID)
      }}
    />
  )
}

/** Props of a sheet with one clean image. */
export const sheetArgs: UploadSheetProps = {
  open: true,
  onOpenChange: fn(),
  campaignName: 'Northwind Bikes',
  rows: [sheetRow('r1')],
  phase: 'edit',
  landingPages: { landingPage: '', own: {} },
  onLandingPagesChange: fn(),
  platforms: ['Google Ad Manager'],
  recentPlatforms: ['Google Ad Manager', 'Xandr'],
  onPlatformsChange: fn(),
  onFiles: fn(),
  accept: CREATIVE_FILE_ENDINGS,
  isRunning: false,
  onCreate: fn(async () => {}),
  onRetry: fn(),
  onConfirm: fn(),
  onPublishDrafts: fn(),
  onCancel: fn(),
  onNameChange: fn(),
  findTargets: fn(() => []),
  onMove: fn(),
  onSeparate: fn(),
  onRemove: fn(),
  // biome-ignore lint/a11y/useAnchorContent: the sheet adds the text.
  renderLink: () => <a href="#fix" />,
  macros: {},
  servingHost: 'https://serve.example.com',
}
