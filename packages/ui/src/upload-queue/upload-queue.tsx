import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { assignRef } from '../assign-ref.js'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { formatBytes } from '../format-bytes.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import { useControlled } from '../use-controlled.js'
import { UploadList } from './upload-list.js'
import { quarterOf, secondsLeft, timeLeft, type Upload, uploadTotals } from './upload-progress.js'
import { type UploadQueueLabels, uploadQueueLabels } from './upload-queue-labels.js'
import type { UploadActions } from './upload-row.js'
import { useClearOfFocus } from './use-clear-of-focus.js'
import { useRates } from './use-rates.js'

export {
  addSample,
  rateOf,
  type Sample,
  secondsLeft,
  timeLeft,
  type Upload,
  type UploadState,
  type UploadTotals,
  uploadTotals,
} from './upload-progress.js'
export { type UploadQueueLabels, uploadQueueLabels } from './upload-queue-labels.js'
export { type UploadActions, UploadRow, type UploadRowProps } from './upload-row.js'

export interface UploadQueueProps extends Omit<ComponentProps<'section'>, 'children' | 'onPause'>, UploadActions {
  /** The files, in the order in which they were added. The caller keeps them, so uploads live on when this is not shown. */
  uploads: readonly Upload[]
  /** Stops everything that has not ended. */
  onCancelAll?: () => void
  /** Starts again everything that failed. */
  onRetryAll?: () => void
  /** Takes off the list what has ended. */
  onClear?: () => void
  /** `docked` floats at the bottom of the page's end; `inline` stands where it is put. @default 'inline' */
  placement?: 'inline' | 'docked'
  /** Whether the files show; without it the queue keeps it itself. */
  open?: boolean
  /** Called when the files are shown or hidden. */
  onOpenChange?: (open: boolean) => void
  /** The words on screen. @default English */
  labels?: Partial<UploadQueueLabels>
}

/** Files on their way: each one and all of them, how fast, how long still, and what can be done about those that failed. */
export function UploadQueue({
  uploads,
  onCancelAll,
  onRetryAll,
  onClear,
  placement = 'inline',
  open: givenOpen,
  onOpenChange,
  labels: given,
  onCancel,
  onPause,
  onResume,
  onRetry,
  onRemove,
  onResolve,
  ref,
  className,
  ...props
}: UploadQueueProps) {
  const labels = useMemo(() => ({ ...uploadQueueLabels, ...given }), [given])
  const [open, setOpen] = useControlled(givenOpen, true, onOpenChange)
  const panel = useRef<HTMLElement>(null)
  const docked = placement === 'docked'
  const side = useClearOfFocus(panel, docked)
  const focusProps = useFocusRetention(panel)
  const rates = useRates(uploads)
  const id = useId()
  const totals = uploadTotals(uploads)
  const ended = uploads.some(({ state }) => state === 'done' || state === 'cancelled')
  const seconds = secondsLeft(totals.size - totals.loaded, rates.total)
  const detail = [
    labels.of(formatBytes(totals.loaded), formatBytes(totals.size)),
    rates.total !== undefined && rates.total >= 1 && labels.rate(formatBytes(rates.total)),
    seconds !== undefined && labels.left(timeLeft(seconds)),
  ].filter(Boolean)
  if (uploads.length === 0) return null
  return (
    <section
      data-slot="upload-queue"
      data-state={totals.open > 0 ? 'running' : totals.failed + totals.conflicts > 0 ? 'failed' : 'done'}
      aria-labelledby={`${id}-title`}
      {...props}
      {...focusProps}
      ref={(element) => {
        panel.current = element
        return assignRef(ref, element)
      }}
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-card border text-dense text-ink',
        docked
          ? 'fixed bottom-4 z-40 max-h-[min(28rem,calc(100dvh-6rem))] w-[min(24rem,calc(100vw-2rem))] border-line bg-raised shadow-popover print:hidden'
          : 'border-line-subtle bg-surface',
        docked && (side === 'end' ? 'end-4' : 'start-4'),
        className,
      )}
    >
      <div className="flex shrink-0 items-center gap-3 px-4 py-3">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h3 id={`${id}-title`} tabIndex={-1} className="truncate font-semibold text-body">
            {labels.title(totals)}
          </h3>
          {totals.open > 0 && (
            <>
              <Progress
                bare
                label={labels.total}
                value={totals.share * 100}
                status={totals.running > 0 ? 'running' : 'paused'}
              />
              <p className="truncate text-caption text-ink-muted tabular-nums">{detail.join(' · ')}</p>
            </>
          )}
        </div>
        <IconButton
          label={open ? labels.collapse : labels.expand}
          size="sm"
          aria-expanded={open}
          aria-controls={open ? `${id}-files` : undefined}
          onClick={() => setOpen(!open)}
          className="-me-1.5 self-start coarse:size-11"
        >
          <ChevronDown aria-hidden className={classNames('transition-transform duration-160', !open && 'rotate-180')} />
        </IconButton>
      </div>
      {open && (
        <>
          <div id={`${id}-files`} className="max-h-96 min-h-0 overflow-y-auto border-line-subtle border-t">
            <UploadList
              uploads={uploads}
              rates={rates}
              labels={labels}
              actions={{ onCancel, onPause, onResume, onRetry, onRemove, onResolve }}
            />
          </div>
          <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line-subtle border-t px-4 py-2.5 empty:hidden">
            {ended && onClear && (
              <Button size="sm" variant="ghost" onClick={onClear} className="coarse:h-11">
                {labels.clear}
              </Button>
            )}
            {totals.open > 0 && onCancelAll && (
              <Button size="sm" variant="ghost" onClick={onCancelAll} className="coarse:h-11">
                {labels.cancelAll}
              </Button>
            )}
            {totals.failed > 0 && onRetryAll && (
              <Button size="sm" onClick={onRetryAll} className="coarse:h-11">
                {labels.retryAll(totals.failed)}
              </Button>
            )}
          </div>
        </>
      )}
      <div role="status" className="sr-only">
        {labels.milestone(totals, quarterOf(totals.share))}
      </div>
    </section>
  )
}

/** Buttons go when they have done their work; the focus then goes to the heading, not to the top of the page. */
function useFocusRetention(panel: { current: HTMLElement | null }) {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) panel.current?.querySelector('h3')?.focus()
  })
  return {
    onFocus: () => {
      inside.current = true
    },
    onBlur: () => {
      inside.current = false
    },
  }
}
