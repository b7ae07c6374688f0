import type { MetricName } from '@placard/domain'
import { classNames } from '@placard/ui'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { StaleNotice } from '../stale-notice.js'
import { usePrinting } from '../use-printing.js'
import { DownloadMenu } from './download-menu.js'
import { FrameBoundary } from './frame-boundary.js'
import { type ChartView, FrameHead } from './frame-head.js'
import {
  type EmptyReason,
  type EmptyText,
  FrameEmpty,
  FrameError,
  FrameLoading,
  RefreshNotice,
} from './frame-states.js'

export type { ChartView } from './frame-head.js'
export type { EmptyText } from './frame-states.js'

/** What a chart has to show; `stale` is an error while the figures from before are kept. */
export type ChartState = 'ready' | 'loading' | 'empty' | 'error' | 'stale'

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What the chart shows. */
  title: string
  /** The level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** What can be measured: with more than one, the head offers the choice. */
  metrics?: readonly MetricName[]
  /** What is measured. */
  metric?: MetricName
  /** Gets the metric that was chosen. */
  onMetricChange?: (metric: MetricName) => void
  /** Names of the series; it stands beside the title and goes away with the chart. */
  legend?: ReactNode
  /** More controls beside the switch. */
  actions?: ReactNode
  /** The same data as a table; with it comes the switch between chart and table. */
  table?: ReactNode
  /** Chart or table; left out, the frame remembers it itself. */
  view?: ChartView
  /** Gets the view that was chosen. */
  onViewChange?: (view: ChartView) => void
  /** Offers the figures as a CSV file of this name. The note says what they are (range, zone) and stands in the picture too. */
  csv?: { name: string; note?: string; text: () => string }
  /** Offers the chart as a PNG and an SVG file of this name, without its ending. */
  pictureName?: string
  /** Draws the chart for the picture, where what is seen should not be taken as it is. */
  picture?: () => SVGSVGElement
  /** The chart in a sentence; seen under it and tied to it by `summaryId`. */
  summary?: ReactNode
  /** The id of the sentence, for `aria-describedby`. */
  summaryId?: string
  /** What else has to be known to read it: which step is still being counted, what a dashed line is. */
  partial?: ReactNode
  /** What there is to show. @default 'ready' */
  state?: ChartState
  /** New data is on its way: the old stays and is dimmed. @default false */
  refreshing?: boolean
  /** When the figures came: said while they are kept over an error or are being renewed. */
  updatedAt?: Date
  /** The present that the age is counted to. @default the clock */
  now?: Date
  /** Why there is nothing (new) to show. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** Whether there was nothing to draw, or people hid all of it. @default 'no-data' */
  emptyReason?: EmptyReason
  /** What to do where there is no data. */
  emptyAction?: ReactNode
  /** Title and description where there is no data. @default that there is none for these dates */
  emptyText?: EmptyText
  /** The height of the chart, and of its empty, loading and error states. */
  bodyClassName?: string
}

/** As high as its rows; 14 of them, the headings, the total and the borders fit before it scrolls. */
const TABLE_HEIGHT = 'max-h-[calc(var(--placard-row-height)*15+var(--placard-head-height)+3px)] print:max-h-none'

/** A chart is drawn for a sheet of 700 pixels, whatever the screen was, and then made as wide as its place on the sheet. */
const PAPER = '@container w-[700px] print:[zoom:tan(atan2(100cqw,700px))]'

/** The frame of every chart: title, metric, legend, Chart or Table, files, the sentence under it, and what stands there without data. */
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
              pictureHeld={asTable ? 'Go back to Chart first' : undefined}
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
        <figcaption className="px-4 pt-1 pb-3 text-pretty text-caption text-ink-muted">
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
