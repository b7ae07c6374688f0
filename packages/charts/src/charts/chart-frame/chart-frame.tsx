import type { MetricName } from '@placard/domain/report'
import { classNames, useLabels } from '@placard/ui'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { ALIGN_WITH_PARENT } from '../../own-direction.js'
import { StaleNotice } from '../../stale-notice.js'
import { usePrinting } from '../../use-printing.js'
import { FrameBoundary } from '../frame-boundary.js'
import {
  chartFrameLabels,
  type EmptyReason,
  type EmptyText,
  FrameEmpty,
  FrameError,
  FrameLoading,
  RefreshNotice,
} from '../frame-states.js'
import { DownloadMenu } from './download-menu.js'
import { type ChartView, FrameHead } from './frame-head.js'

export type { EmptyText } from '../frame-states.js'
export type { ChartView } from './frame-head.js'

/** State of a chart; `stale` is an error while old data is still shown. */
export type ChartState = 'ready' | 'loading' | 'empty' | 'error' | 'stale'

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** Title of the chart. */
  title: string
  /** Heading level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** Metrics to select from; with more than one, the header has a select. */
  metrics?: readonly MetricName[]
  /** The selected metric. */
  metric?: MetricName
  /** Called with the selected metric. */
  onMetricChange?: (metric: MetricName) => void
  /** Legend beside the title; hidden with the chart. */
  legend?: ReactNode
  /** More controls beside the view switch. */
  actions?: ReactNode
  /** The same data as a table; with it, the header has a view switch. */
  table?: ReactNode
  /** Chart or table; without it, the frame keeps the view itself. */
  view?: ChartView
  /** Called with the selected view. */
  onViewChange?: (view: ChartView) => void
  /** Offers the data as a CSV file of this name. The note (range, time zone) is also in the picture. */
  csv?: { name: string; note?: string; text: () => string }
  /** Offers the chart as PNG and SVG files of this name, without extension. */
  pictureName?: string
  /** Draws the chart for the picture, if the visible one cannot be copied. */
  picture?: () => SVGSVGElement
  /** Summary in one sentence below the chart; `summaryId` links it. */
  summary?: ReactNode
  /** Id of the summary, for `aria-describedby`. */
  summaryId?: string
  /** Notes on reading the chart: a step in progress, the meaning of a dashed line. */
  partial?: ReactNode
  /** State of the chart. @default 'ready' */
  state?: ChartState
  /** Dims old data while new data loads. @default false */
  refreshing?: boolean
  /** When the data was received; shown for stale and refreshing data. */
  updatedAt?: Date
  /** Current time for the age. @default the clock */
  now?: Date
  /** Error message. */
  error?: string
  /** Called by "Try again". */
  onRetry?: () => void
  /** Reason for an empty chart: no data, or all series hidden. @default 'no-data' */
  emptyReason?: EmptyReason
  /** Action of the empty state. */
  emptyAction?: ReactNode
  /** Title and description of the empty state. @default that there is no data for these dates */
  emptyText?: EmptyText
  /** Height class of the chart and its placeholders. */
  bodyClassName?: string
}

/** Height of 14 rows, the header, the total and the borders; a longer table scrolls. */
const TABLE_HEIGHT = 'max-h-[calc(var(--placard-row-height)*15+var(--placard-head-height)+3px)] print:max-h-none'

/** In print, a chart is laid out 700 pixels wide and then scaled to its box. */
const PAPER = '@container w-[700px] print:[zoom:tan(atan2(100cqw,700px))]'

/**
 * Frame of every chart: header, view switch, downloads, summary, and loading, empty and error states.
 * @experimental Props may change in a minor version.
 */
export function ChartFrame({
  title,
  titleAs = 'h2',
  metrics,
  metric,
  onMetricChange,
  legend,
  actions,
  table,
  view,
  onViewChange,
  csv,
  pictureName,
  picture,
  summary,
  summaryId,
  partial,
  state = 'ready',
  refreshing = false,
  updatedAt,
  now,
  error,
  onRetry,
  emptyReason = 'no-data',
  emptyAction,
  emptyText,
  bodyClassName,
  className,
  children,
  ...props
}: ChartFrameProps) {
  const [ownView, setOwnView] = useState<ChartView>('chart')
  const titleId = useId()
  const labels = useLabels('chartFrame', chartFrameLabels)
  const body = useRef<HTMLDivElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLSpanElement>(null)
  const printing = usePrinting()
  const hasData = state === 'ready' || state === 'stale'
  const asTable = hasData && table !== undefined && (view ?? ownView) === 'table'
  const choose = (next: ChartView) => {
    setOwnView(next)
    onViewChange?.(next)
  }
  const draw = async (kind: 'png' | 'svg') => {
    if (!body.current) throw new Error('There is no chart to be drawn')
    const { chartPicture, pictureFile } = await import('../chart-picture/chart-picture.js')
    return pictureFile(
      chartPicture({
        title,
        drawn: picture?.() ?? body.current,
        ground: body.current,
        legend: names.current,
        notes: [csv?.note, notes.current?.textContent],
      }),
      kind,
    )
  }
  return (
    <figure
      data-slot="chart-frame"
      data-state={refreshing ? 'refreshing' : state}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || refreshing || undefined}
      {...props}
      className={classNames(
        '@container flex min-w-0 break-inside-avoid flex-col overflow-clip rounded-card border border-line-subtle bg-surface text-ink',
        className,
      )}
    >
      <FrameHead
        title={title}
        titleAs={titleAs}
        titleId={titleId}
        metrics={metrics}
        metric={metric}
        onMetricChange={onMetricChange}
        legend={hasData && !asTable && legend}
        legendRef={names}
        actions={hasData && actions}
        view={hasData && table !== undefined ? (asTable ? 'table' : 'chart') : undefined}
        onViewChange={choose}
        download={
          hasData &&
          (csv || pictureName) && (
            <DownloadMenu
              title={title}
              csv={csv}
              pictureName={pictureName}
              pictureHeld={asTable ? labels.pictureHeld : undefined}
              picture={draw}
            />
          )
        }
      />
      {state === 'stale' && <StaleNotice error={error} onRetry={onRetry} updatedAt={updatedAt} now={now} />}
      {hasData && (
        <div className="relative min-w-0 flex-1">
          <div
            ref={body}
            data-slot="chart-frame-body"
            className={classNames(
              'min-w-0',
              // Axes run left to right on every page; inherited, rtl would also move the text that is anchored to them.
              '[&_svg]:[direction:ltr]',
              refreshing && 'opacity-85 grayscale print:opacity-100',
              printing && !asTable && PAPER,
            )}
          >
            {asTable ? (
              <div
                className={classNames('flex min-h-0 flex-col border-line-subtle border-t [&>*]:min-h-0', TABLE_HEIGHT)}
              >
                <FrameBoundary title={title}>{table}</FrameBoundary>
              </div>
            ) : (
              <FrameBoundary title={title} className={bodyClassName}>
                {children}
              </FrameBoundary>
            )}
          </div>
          {refreshing && <RefreshNotice updatedAt={updatedAt} now={now} />}
        </div>
      )}
      {state === 'loading' && <FrameLoading title={title} className={bodyClassName} />}
      {state === 'empty' && (
        <FrameEmpty reason={emptyReason} text={emptyText} action={emptyAction} className={bodyClassName} />
      )}
      {state === 'error' && <FrameError title={title} error={error} onRetry={onRetry} className={bodyClassName} />}
      {hasData && !asTable && (summary || partial) && (
        <figcaption
          dir="auto"
          className={classNames(ALIGN_WITH_PARENT, 'px-4 pt-1 pb-3 text-pretty text-caption text-ink-muted')}
        >
          {summary && (
            <span id={summaryId} data-slot="chart-summary">
              {summary}
            </span>
          )}{' '}
          {partial && <span ref={notes}>{partial}</span>}
        </figcaption>
      )}
    </figure>
  )
}
