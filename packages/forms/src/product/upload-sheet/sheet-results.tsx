import type { PublishFinding } from '@placard/domain/creative'
import type { MacrosByPlatform, PlatformName, TagModel } from '@placard/domain/tags'
import { Alert, Button, DialogFooter, useLabels } from '@placard/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import type { HandOverCreator } from '../hand-over-dialog/hand-over-dialog.js'
import type { TagsDownloader } from '../tags-download.js'
import type { SheetRow } from './sheet-row-model.js'
import { SheetRows } from './sheet-rows.js'
import { SheetTags } from './sheet-tags.js'
import { uploadSheetLabels } from './upload-sheet-labels.js'

export interface SheetResultsProps extends Pick<TagModel, 'servingHost' | 'vendorID'> {
  rows: readonly SheetRow[]
  platforms: readonly PlatformName[]
  isRunning: boolean
  failure?: string | undefined
  onRetry: () => void
  onConfirm: () => void
  onPublishDrafts: () => void
  onCancel: () => void
  onClose: () => void
  renderLink: (row: SheetRow, finding: PublishFinding) => ReactElement
  macros: MacrosByPlatform | undefined
  onTagsDownload?: TagsDownloader | undefined
  onHandOver?: HandOverCreator | undefined
}

/** Results of a run: what was published with its tags, what has to be confirmed or fixed, and what failed. */
export function SheetResults({
  rows,
  platforms,
  isRunning,
  failure,
  onRetry,
  onConfirm,
  onPublishDrafts,
  onCancel,
  onClose,
  renderLink,
  macros,
  ...tags
}: SheetResultsProps) {
  const labels = useLabels('uploadSheet', uploadSheetLabels)
  const root = useRef<HTMLDivElement>(null)
  const inState = (...states: SheetRow['state'][]) => rows.filter(({ state }) => states.includes(state))
  const published = inState('published')
  const failed = inState('failed')
  const unconfirmed = inState('unconfirmed')
  const drafts = inState('draft')
  const publishable = drafts.filter(({ findings }) => !findings.some(({ severity }) => severity === 'error'))
  const creatives = published.flatMap(({ creative }) => (creative ? [creative] : []))
  const settled = rows.length - inState('waiting', 'creating', 'publishing').length
  // The button that had the focus is gone with the form, or after a retry; the tags take the focus themselves.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return
    const next = root.current?.querySelector<HTMLElement>(
      '[data-slot="copy-button"], [data-next], [data-slot="dialog-footer"] button',
    )
    next?.focus()
  })
  return (
    <div ref={root} className="grid min-w-0 gap-4">
      <p role="status" className="font-medium text-ink">
        {isRunning
          ? labels.progress(settled, rows.length)
          : labels.summary(
              published.length,
              drafts.length + unconfirmed.length,
              inState('refused', 'failed', 'missing').length,
            )}
      </p>
      {failure !== undefined && (
        <Alert live tone="danger" title={labels.stoppedTitle}>
          {failure}
        </Alert>
      )}
      {unconfirmed.length > 0 && !isRunning && (
        <Alert
          live
          tone="warning"
          title={labels.warningsTitle(unconfirmed.length)}
          action={
            <Button data-next onClick={onConfirm}>
              {labels.publishWithWarnings(unconfirmed.length)}
            </Button>
          }
        >
          {labels.warningsHint}
        </Alert>
      )}
      {creatives.length > 0 && !isRunning && macros && <SheetTags {...tags} {...{ creatives, platforms, macros }} />}
      <SheetRows rows={rows} renderLink={renderLink} />
      <DialogFooter className="mt-2">
        {isRunning ? (
          <Button onClick={onCancel}>{labels.cancel}</Button>
        ) : (
          <>
            {failed.length > 0 && (
              <Button data-next onClick={onRetry}>
                {labels.tryAgain(failed.length)}
              </Button>
            )}
            {publishable.length > 0 && (
              <Button onClick={onPublishDrafts}>{labels.publishDrafts(publishable.length)}</Button>
            )}
            <Button variant={creatives.length > 0 ? 'secondary' : 'primary'} onClick={onClose}>
              {labels.close}
            </Button>
          </>
        )}
      </DialogFooter>
    </div>
  )
}
