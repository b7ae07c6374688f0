import { type Counters, formatMetric } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { EmptyState, useLabels } from '@placard/ui'
import { Film } from 'lucide-react'
import { useId, useMemo } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { MetricDefinition } from '../metric-definition/metric-definition.js'
import { FUNNEL_HEIGHT, FunnelArea } from './funnel-area.js'
import { funnelCell, funnelFacts, funnelFigures, funnelSummary, quartileFunnelLabels } from './funnel-facts.js'
import { PreviousKey } from './funnel-rows.js'

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
  /** Title of the card. @default 'Video quartiles' */
  title?: string
  /** Sums of the period. */
  counters: Counters
  /** Sums of the previous period. */
  previous?: Counters
  /** Name of the previous period: "16–29 Sep". With it, the shares of `previous` are marked on the bars. */
  previousText?: string
  /** Name of the CSV file; without it, there is no download. */
  csvName?: string
  /** Note in downloaded files: range and time zone. */
  csvNote?: string
}

/** Renders video starts, quartiles and completes as counts, shares of starts and losses, with the same data as a table. */
export function QuartileFunnel({
  title: ownTitle,
  counters,
  previous,
  previousText,
  csvName,
  csvNote,
  ...frame
}: QuartileFunnelProps) {
  const summaryId = useId()
  const labels = useLabels('quartileFunnel', quartileFunnelLabels)
  const texts = useReportTexts()
  const title = ownTitle ?? labels.title
  const facts = useMemo(
    () => funnelFacts(counters, previous, previousText, { labels, texts }),
    [counters, previous, previousText, labels, texts],
  )
  const figures = useMemo(() => funnelFigures(facts), [facts])
  if (counters.videoStarts === 0)
    return (
      <ChartFrame
        data-slot="quartile-funnel"
        bodyClassName={FUNNEL_HEIGHT}
        {...frame}
        pictureName={undefined}
        title={title}
      >
        <EmptyState
          titleAs="h3"
          icon={<Film aria-hidden />}
          title={labels.empty}
          description={labels.emptyText}
          className={FUNNEL_HEIGHT}
        />
      </ChartFrame>
    )
  return (
    <ChartFrame
      data-slot="quartile-funnel"
      {...frame}
      title={title}
      bodyClassName={FUNNEL_HEIGHT}
      summaryId={summaryId}
      summary={funnelSummary(facts)}
      legend={
        <div className="flex min-h-7 flex-wrap items-center gap-x-4 text-caption text-ink-muted">
          <span className="flex items-center gap-1">
            {texts.metrics.vcr.name}{' '}
            <span className="font-medium text-ink tabular-nums">{formatMetric('vcr', facts.vcr, texts)}</span>
            <MetricDefinition metric="vcr" counters={counters} className="print:hidden" />
          </span>
          {facts.previousText !== undefined && <PreviousKey>{facts.previousText}</PreviousKey>}
        </div>
      }
      csv={csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(figures, csvNote) }}
      table={<ChartTable {...figures} label={title} format={(value, column) => funnelCell(value, column, texts)} />}
    >
      <FunnelArea title={title} facts={facts} summaryId={summaryId} />
    </ChartFrame>
  )
}
