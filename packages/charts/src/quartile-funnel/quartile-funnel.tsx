import { type Counters, formatMetric, formatPercent } from '@placard/domain'
import { EmptyState } from '@placard/ui'
import { Film } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { useChartCursor } from '../chart-cursor/chart-cursor.js'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { ChartTooltip } from '../chart-tooltip/chart-tooltip.js'
import { MetricDefinition } from '../metric-definition/metric-definition.js'
import { useBoxSize } from '../use-box-size.js'
import {
  type FunnelFacts,
  funnelCell,
  funnelFacts,
  funnelFigures,
  funnelSummary,
  signedPoints,
  stepWords,
} from './funnel-facts.js'
import { FunnelRows, PreviousKey } from './funnel-rows.js'

export interface QuartileFunnelProps
  extends Omit<
    ChartFrameProps,
    | 'title'
    | 'legend'
    | 'table'
    | 'summary'
    | 'summaryId'
    | 'csv'
    | 'metric'
    | 'metrics'
    | 'onMetricChange'
    | 'children'
    | 'bodyClassName'
  > {
  /** What the card is called. @default 'Video quartiles' */
  title?: string
  /** The sums that the steps are computed from. */
  counters: Counters
  /** The sums of the period before. */
  previous?: Counters
  /** The period before in words: "16–29 Sep". With it the shares of `previous` are marked on the bars. */
  previousText?: string
  /** The name of the CSV file; with it comes the download. */
  csvName?: string
  /** What the file and the picture say of their figures: range and zone. */
  csvNote?: string
}

const HEIGHT = 'h-60'
/** Of the 15 rem the head has 1.5 and the steps 13. */
const [HEAD, STEPS] = [1.5 / 15, 13 / 15]

/** How far videos were watched: starts, quartiles and completes, as counts, shares of starts and losses, with the same figures as a table. */
export function QuartileFunnel({
  title = 'Video quartiles',
  counters,
  previous,
  previousText,
  csvName,
  csvNote,
  ...frame
}: QuartileFunnelProps) {
  const summaryId = useId()
  const facts = useMemo(() => funnelFacts(counters, previous, previousText), [counters, previous, previousText])
  const figures = useMemo(() => funnelFigures(facts), [facts])
  if (counters.videoStarts === 0)
    return (
      <ChartFrame data-slot="quartile-funnel" bodyClassName={HEIGHT} {...frame} title={title}>
        <EmptyState
          titleAs="h3"
          icon={<Film aria-hidden />}
          title="No video was started"
          description="Only creatives with video count starts and quartiles."
          className={HEIGHT}
        />
      </ChartFrame>
    )
  return (
    <ChartFrame
      data-slot="quartile-funnel"
      {...frame}
      title={title}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={funnelSummary(facts)}
      legend={
        <div className="flex min-h-7 flex-wrap items-center gap-x-4 text-caption text-ink-muted">
          <span className="flex items-center gap-1">
            VCR <span className="font-medium text-ink tabular-nums">{formatMetric('vcr', facts.vcr)}</span>
            <MetricDefinition metric="vcr" className="print:hidden" />
          </span>
          {facts.previousText !== undefined && <PreviousKey>{facts.previousText}</PreviousKey>}
        </div>
      }
      csv={csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(figures, csvNote) }}
      table={<ChartTable {...figures} label={title} format={funnelCell} />}
    >
      <FunnelArea title={title} facts={facts} summaryId={summaryId} />
    </ChartFrame>
  )
}

function FunnelArea({ title, facts, summaryId }: { title: string; facts: FunnelFacts; summaryId: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useBoxSize(box)
  const control = useChartCursor({ steps: facts.steps.length, series: 1, turned: true })
  const step = control.cursor && facts.steps[control.cursor.step]
  const rowHeight = (height * STEPS) / facts.steps.length
  return (
    <div ref={box} className={`relative ${HEIGHT}`}>
      <div role="img" aria-label={`${title}: share of starts`} aria-describedby={summaryId} className="h-full">
        <FunnelRows facts={facts} current={control.cursor?.step} />
      </div>
      <ChartLayer
        name={title}
        hint="Up and down arrow keys move between steps, Escape hides the step."
        control={control}
        pointAt={(_, y) => {
          const index = Math.floor((y - height * HEAD) / rowHeight)
          return index >= 0 && index < facts.steps.length ? { step: index, series: 0 } : undefined
        }}
        words={control.cursor ? stepWords(facts, control.cursor.step) : ''}
      >
        {/* The row says it all, but for the period before. */}
        {step && control.cursor && facts.previousText !== undefined && (
          <ChartTooltip
            title={step.label}
            rows={[
              { id: 'now', name: 'Of starts', text: formatPercent(step.ofStarts), current: true },
              {
                id: 'previous',
                name: `Of starts, ${facts.previousText}`,
                text: formatPercent(step.previous),
                current: false,
              },
              ...(step.change === null
                ? []
                : [{ id: 'change', name: 'Change', text: `${signedPoints(step.change)}\u00a0pp`, current: false }]),
            ]}
            x={Math.min(48, width / 4)}
            y={height * HEAD + (control.cursor.step + 1.5) * rowHeight}
            width={width}
          />
        )}
      </ChartLayer>
    </div>
  )
}
