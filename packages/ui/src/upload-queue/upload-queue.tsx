import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ChevronDown, X } from 'lucide-react'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { formatBytes } from '../format-bytes.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import { useLabels, useLocale } from '../use-labels.js'
import {
  isRetryable,
  roundToQuarter,
  secondsLeft,
  timeLeft,
  type Upload,
  type UploadState,
  type UploadTotals,
  uploadTotals,
} from './upload-progress.js'
import { type UploadQueueLabels, uploadQueueLabels } from './upload-queue-labels.js'
import { type UploadActions, UploadRow } from './upload-row.js'
import { type Rates, useRates } from './use-rates.js'

export type { Upload, UploadState, UploadTotals } from './upload-progress.js'
export type { UploadQueueLabels } from './upload-queue-labels.js'
export { type UploadActions, UploadRow, type UploadRowProps } from './upload-row.js'

export interface UploadQueueProps extends Omit<ComponentProps<'section'>, 'children' | 'onPause'>, UploadActions {
  /**
   * Uploads in the order in which they were added. The caller keeps them, so that they continue when this is not
   * shown.
   */
  uploads: readonly Upload[]
  /** Cancels all unfinished uploads. */
  onCancelAll?: () => void
  /** Retries all failed uploads. */
  onRetryAll?: () => void
  /** Removes finished uploads from the list. */
  onClear?: () => void
  /** `docked` floats at the bottom end of the page; `inline` renders in place. @default 'inline' */
  placement?: 'inline' | 'docked'
  /** True while the list is expanded; uncontrolled without it. */
  open?: boolean
  /** Called when the list is expanded or collapsed. */
  onOpenChange?: (open: boolean) => void
  /** Overrides of the texts. @default English */
  labels?: Partial<UploadQueueLabels>
}

/** Uploads with their progress, rate, remaining time and actions, each and in total. */
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
  const labels = useLabels('uploadQueue', uploadQueueLabels, given)
  const [open, setOpen] = useControllableState({
    prop: givenOpen,
    defaultProp: true,
    onChange: onOpenChange,
    caller: 'UploadQueue',
  })
  const panel = useRef<HTMLElement>(null)
  const composedRef = useComposedRefs(panel, ref)
  const docked = placement === 'docked'
  const side = useClearOfFocus(panel, docked)
  const focusProps = useFocusRetention(panel)
  const rates = useRates(uploads)
  const id = useId()
  const totals = uploadTotals(uploads)
  useFolding({ panel, docked, totals, setOpen })
  const ended = uploads.some(({ state }) => state === 'done' || state === 'cancelled')
  const retryable = uploads.filter(isRetryable).length
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
      ref={composedRef}
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
        {!open && totals.open === 0 && onClear && (
          <IconButton label={labels.clear} size="sm" onClick={onClear} className="self-start coarse:size-11">
            <X aria-hidden />
          </IconButton>
        )}
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
            {retryable > 0 && onRetryAll && (
              <Button size="sm" onClick={onRetryAll} className="coarse:h-11">
                {labels.retryAll(retryable)}
              </Button>
            )}
          </div>
        </>
      )}
      <div role="status" className="sr-only">
        {labels.milestone(totals, roundToQuarter(totals.share))}
      </div>
    </section>
  )
}

interface FoldingOptions {
  panel: RefObject<HTMLElement | null>
  docked: boolean
  totals: UploadTotals
  setOpen: (open: boolean) => void
}

/** Collapses a floating list that is done, so that it covers little of the page, and expands it for new uploads. */
function useFolding({ panel, docked, totals, setOpen }: FoldingOptions) {
  const state = totals.open > 0 ? 'running' : totals.failed + totals.conflicts > 0 ? 'failed' : 'done'
  const earlier = useRef(state)
  const fold = useEffectEvent(() => {
    const isUsed = panel.current?.matches(':hover, :focus-within')
    if (state === 'done' && !isUsed) setOpen(false)
    else if (earlier.current === 'done') setOpen(true)
  })
  useEffect(() => {
    if (docked && earlier.current !== state) fold()
    earlier.current = state
  }, [docked, state])
}

/** Moves the focus to the heading when the focused button is removed. */
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

/** Maximum number of uploads listed in order; more are grouped by state. */
const UNGROUPED = 8
const SHOWN = 5

type Group = 'attention' | 'running' | 'waiting' | 'finished'

const GROUPS: readonly (readonly [Group, ReadonlySet<UploadState>, number])[] = [
  ['attention', new Set(['error', 'conflict']), SHOWN],
  ['running', new Set(['uploading', 'paused']), Number.POSITIVE_INFINITY],
  ['waiting', new Set(['queued']), SHOWN],
  ['finished', new Set(['done', 'cancelled']), SHOWN],
]

interface UploadListProps {
  uploads: readonly Upload[]
  rates: Rates
  actions: UploadActions
  labels: UploadQueueLabels
}

/** List of uploads in order, or grouped by state if there are many. */
function UploadList({ uploads, rates, actions, labels }: UploadListProps) {
  const rows = (some: readonly Upload[], label: string) => (
    <ul aria-label={label} className="divide-y divide-line-subtle">
      {some.map((upload) => (
        <UploadRow key={upload.id} upload={upload} rate={rates.of(upload.id)} labels={labels} {...actions} />
      ))}
    </ul>
  )
  const locale = useLocale()
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set())
  if (uploads.length <= UNGROUPED) return rows(uploads, labels.region)
  return GROUPS.map(([group, states, most]) => {
    const some = uploads.filter((upload) => states.has(upload.state))
    if (some.length === 0) return null
    const shown = open.has(group) ? some : some.slice(0, most)
    return (
      <div key={group} className="border-line-subtle not-first:border-t">
        <h4 className="flex justify-between bg-sunken px-4 py-1.5 font-medium text-caption text-ink-muted tabular-nums">
          {labels[group]} <span>{some.length.toLocaleString(locale)}</span>
        </h4>
        {rows(shown, labels[group])}
        {shown.length < some.length && (
          <div className="border-line-subtle border-t px-2 py-1.5">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => setOpen(new Set([...open, group]))}
              className="coarse:h-11"
            >
              {labels.showAll(some.length)}
            </Button>
          </div>
        )}
      </div>
    )
  })
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && a.width > 0 && a.height > 0

/** Returns the box on the other side of the viewport. */
const mirrored = ({ right, top, width, height }: DOMRect) =>
  new DOMRect(document.documentElement.clientWidth - right, top, width, height)

/**
 * Keeps a floating panel off the focused element (WCAG 2.4.11): the panel moves to the other side, or, if it has the
 * full width, the page scrolls.
 */
function useClearOfFocus(panel: RefObject<HTMLElement | null>, floats: boolean): 'end' | 'start' {
  const [side, setSide] = useState<'end' | 'start'>('end')
  useEffect(() => {
    if (!floats) return
    const onFocus = (event: FocusEvent) => {
      const [box, target] = [panel.current, event.target]
      if (!box || !(target instanceof HTMLElement) || box.contains(target) || target.closest('[role="dialog"]')) return
      const [covered, own] = [target.getBoundingClientRect(), box.getBoundingClientRect()]
      if (!overlaps(covered, own)) return
      if (box.offsetWidth > window.innerWidth / 2) target.scrollIntoView({ block: 'start', behavior: 'instant' })
      // Moving would uncover nothing of an element that is as wide as the page, such as a row of files.
      else if (!overlaps(covered, mirrored(own))) setSide((was) => (was === 'end' ? 'start' : 'end'))
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [panel, floats])
  return side
}
