import { VersionConflict } from '@placard/domain/api'
import type { PublishedVersion, TagActivity } from '@placard/domain/creative'
import { DAY_MS } from '@placard/domain/internal/dates'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TagActivityStatus } from '../tag-activity-status/tag-activity-status.js'
import { TagVersions, type TagVersionsProps } from './tag-versions.js'

const START = Date.parse('2025-10-01T09:30:00.000Z')
const dayAt = (day: number) => new Date(START + day * DAY_MS).toISOString()

/** Versions of a tag, the newest first; the last one is shown. */
const loadVersions = (liveID: string, count: number): PublishedVersion[] =>
  Array.from({ length: count }, (_, index) => ({
    liveID,
    number: count - index,
    publishedAt: dayAt((count - index - 1) % 28),
    publishedBy: index % 3 === 2 ? null : 'Ada Lovelace',
    isCurrent: index === 0,
    name: 'Autumn in the north',
    type: 'Banner',
    size: '300x250',
  }))

const tag = (id: string, version: number) => ({ id, publishedAt: dayAt(version - 1), version })
const creative: TagVersionsProps['creative'] = {
  liveCreatives: [tag('live1', 3)],
  updatedAt: dayAt(2),
  unpublishedChanges: false,
}
const activity: TagActivity = {
  liveID: 'live1',
  firstImpressionAt: null,
  countedAt: '2025-10-14T09:12:00.000Z',
  impressions: 812,
  clicks: 4,
  invalidTraffic: 0,
  lastInvalid: null,
}
const restored = loadVersions('live1', 3).map((version) =>
  version.number === 3 ? { ...version, restores: 1 } : version,
)

const meta = {
  title: 'TagVersions',
  component: TagVersions,
  args: {
    creative,
    versions: loadVersions('live1', 3),
    renderPicture: ({ number }) => (
      <div className="grid place-items-center font-semibold text-ink-muted text-title">{number}</div>
    ),
    renderActivity: () => <TagActivityStatus activity={activity} now={new Date('2025-10-14T12:05:00.000Z')} />,
    loadTag: ({ id }) => `<ins data-live-id="${id}"></ins>`,
    onRestore: fn(async () => undefined),
    onPauseChange: fn(async () => undefined),
    onPublishHere: fn(async () => undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof TagVersions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('live1'), canvas.getByRole('button', { name: 'Pause' }))
  },
}

export const Paused: Story = {
  args: { creative: { ...creative, liveCreatives: [{ ...tag('live1', 3), pausedAt: '2025-10-14T10:00:00.000Z' }] } },
}

/** Only the newest tag changes when the creative is published; "Publish here" changes another one. */
export const SeveralTags: Story = {
  args: {
    creative: { ...creative, liveCreatives: [tag('live1', 1), tag('live2', 3)] },
    versions: [...loadVersions('live2', 3), ...loadVersions('live1', 1)],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const newest = within(canvas.getByRole('article', { name: 'Newest tag live2' }))
    await expect(newest.queryByRole('button', { name: 'Publish here' })).toBeNull()
    const earlier = within(canvas.getByRole('article', { name: 'Earlier tag live1' }))
    await userEvent.click(earlier.getByRole('button', { name: 'Publish here' }))
    await expect(args.onPublishHere).toHaveBeenCalledWith(tag('live1', 1))
  },
}

export const UnpublishedChanges: Story = { args: { creative: { ...creative, unpublishedChanges: true } } }

export const WentBack: Story = { args: { creative: { ...creative, unpublishedChanges: true }, versions: restored } }

export const Loading: Story = { args: { versions: undefined } }

export const Failed: Story = {
  name: 'Error',
  args: { versions: undefined, error: new Error('The server could not be reached.') },
}

/** Fifty versions; the oldest are shown on request. */
export const ManyVersions: Story = {
  parameters: { keepFocus: true },
  args: { versions: loadVersions('live1', 50) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Versions of tag live1' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 50 versions' }))
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50)
    await expect(within(list).getByRole('button', { name: 'Go back to version 45' })).toHaveFocus()
  },
}

export const PhoneLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    creative: { ...creative, liveCreatives: [{ ...tag('live1', 3), pausedAt: '2025-10-14T10:00:00.000Z' }] },
    versions: loadVersions('live1', 3).map((version) => ({
      ...version,
      name: 'Autumn launch for Scandinavia, second flight, with a name that goes on for several lines',
      publishedBy: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine',
    })),
  },
}

const goBack = async (canvasElement: HTMLElement, number: number) => {
  const name = `Go back to version ${number}`
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `${name}?` }))
  return { dialog, confirm: () => userEvent.click(dialog.getByRole('button', { name })) }
}

export const Confirmation: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const { dialog } = await goBack(canvasElement, 2)
    await expect(dialog.getByText(/shows version 2 again within seconds, as version 4/)).toBeVisible()
  },
}

export const GoBackInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, keepFocus: true },
  play: async ({ args, canvasElement }) => {
    const { confirm } = await goBack(canvasElement, 2)
    await confirm()
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ number: 2 }), 3))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: 'Go back to version 2' })).toHaveFocus()
  },
}

/** Somebody else has published meanwhile. */
export const Conflict: Story = {
  args: {
    onRestore: fn(async () => {
      throw new VersionConflict('Somebody else has changed this tag meanwhile.', {})
    }),
  },
  play: async ({ canvasElement }) => {
    const { confirm } = await goBack(canvasElement, 1)
    await confirm()
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Somebody else was faster')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const RefusedInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onRestore: fn(async () => {
      throw new Error('This version is no longer stored.')
    }),
    onPauseChange: fn(async () => {
      throw new Error('The server could not be reached.')
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    const { dialog, confirm } = await goBack(canvasElement, 1)
    await confirm()
    await expect(await dialog.findByText('This version is no longer stored.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const PauseInteraction: Story = {
  ...Paused,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const resume = within(canvasElement).getByRole('button', { name: 'Resume' })
    await expect(resume).toHaveAccessibleDescription(/shows an empty ad and counts nothing/)
    await userEvent.click(resume)
    await expect(args.onPauseChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'live1' }), false)
  },
}

export const States = showStates(meta, { Default, Paused, SeveralTags, WentBack, Loading, Failed })
