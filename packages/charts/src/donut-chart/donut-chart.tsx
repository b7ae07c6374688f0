import { formatMetric, formatPercent, METRICS, type MetricDefinition } from '@placard/domain'
import { EmptyState } from '@placard/ui'
import { ChartPie } from 'lucide-react'
import { useId, useMemo } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { metricLabel } from '../metric-text.js'
import type { CountMetricName } from './count-metric.js'
import { DonutArea } from './donut-area.js'
import { donutFigures } from './donut-figures.js'
import { type DonutPart, donutSlices, donutTotal } from './donut-parts.js'
import { donutSummary } from './donut-words.js'

export { type CountMetricName, isCountMetric } from './count-metric.js'
export type { DonutPart } from './donut-parts.js'

export interface DonutChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'bodyClassName' | 'children' | 'csv' | 'metric'
  > {
  /** What the values are. Parts of a ratio make no whole: `isCountMetric` tells which metrics do. */
  metric: CountMetricName
  /** The parts of the whole; of more than six, the five largest and "Other". Keep it stable between renders. */
  parts: readonly DonutPart[]
  /** What the parts are: the head of the table's first column. @default 'Name' */
  partName?: string
  /** The name of the CSV file; with it comes the download. */
  csvName?: string
  /** What the file and the picture say of their figures: range and zone. */
  csvNote?: string
}

const HEIGHT = 'h-60 @min-[35rem]:h-75'

/** Parts of a whole with their names beside them, one Tab stop for the slices, and the same data as a table. nivo loads when it is shown. */
export function DonutChart({ metric, parts, partName = 'Name', csvName, csvNote, title, ...frame }: DonutChartProps) {
  const summaryId = useId()
  const { name }: MetricDefinition = METRICS[metric]
  const slices = useMemo(() => donutSlices(parts), [parts])
  const figures = useMemo(() => donutFigures(metric, parts, partName), [metric, parts, partName])
  const total = donutTotal(parts)
  const label = `${title}: ${name}`
  return (
    <ChartFrame
      data-slot="donut-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={total > 0 ? donutSummary(metric, slices, total) : undefined}
      csv={csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(figures, csvNote) }}
      table={
        total > 0 ? (
          <ChartTable
            {...figures}
            label={label}
            format={(value, { id }) => (id === 'share' ? shareCell(value) : formatMetric(metric, value))}
          />
        ) : undefined
      }
    >
      {total > 0 ? (
        <DonutArea
          title={label}
          metric={metric}
          slices={slices}
          total={total}
          summaryId={summaryId}
          className={HEIGHT}
        />
      ) : (
        <EmptyState
          titleAs="h3"
          icon={<ChartPie aria-hidden />}
          title={`No ${metricLabel(metric)}`}
          description="There is no whole to be shared out yet."
          className="py-8"
        />
      )}
    </ChartFrame>
  )
}

const shareCell = (share: number | null) =>
  share !== null && share > 0 && share < 0.1 ? '<0.1%' : formatPercent(share)
