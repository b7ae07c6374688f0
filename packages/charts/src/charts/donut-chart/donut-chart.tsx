import { formatMetric, formatPercent, type ReportTexts } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { EmptyState, useLabels } from '@placard/ui'
import { ChartPie } from 'lucide-react'
import { useId, useMemo } from 'react'
import { ChartFrame, type ChartFrameProps } from '../chart-frame/chart-frame.js'
import { ChartTable, chartCsv } from '../chart-table/chart-table.js'
import { useNameOther } from '../legend-labels.js'
import { metricLabel } from '../metric-text.js'
import { DonutArea } from './donut-area.js'
import { type CountMetricName, type DonutPart, donutSlices, donutTable, donutTotal, formatShare } from './donut-data.js'
import { donutChartLabels } from './donut-labels.js'
import { summaryText } from './donut-text.js'

export type { CountMetricName, DonutPart } from './donut-data.js'

export interface DonutChartProps
  extends Omit<
    ChartFrameProps,
    'legend' | 'table' | 'summary' | 'summaryId' | 'bodyClassName' | 'children' | 'csv' | 'metric'
  > {
  /** The metric of all values: a count, because ratios do not add up. See `isCountMetric`. */
  metric: CountMetricName
  /** Parts of the whole; of more than six, the five largest and "Other". Memoize them. */
  parts: readonly DonutPart[]
  /** Name of the parts: heading of the table's first column. @default 'Name' */
  partName?: string
  /** Name of the CSV file; without it, there is no download. */
  csvName?: string
  /** Note in downloaded files: range and time zone. */
  csvNote?: string
}

const HEIGHT = 'h-60 @min-[35rem]:h-75'

/** Renders parts of a whole with their names, keyboard navigation and the same data as a table. nivo is loaded when it is first shown. */
export function DonutChart({
  metric,
  parts,
  partName: ownPartName,
  csvName,
  csvNote,
  title,
  ...frame
}: DonutChartProps) {
  const summaryId = useId()
  const labels = useLabels('donutChart', donutChartLabels)
  const texts = useReportTexts()
  const language = useMemo(() => ({ labels, texts }), [labels, texts])
  const nameOther = useNameOther()
  const partName = ownPartName ?? labels.name
  const slices = useMemo(() => donutSlices(parts, nameOther), [parts, nameOther])
  const tableData = useMemo(() => donutTable(metric, parts, partName, language), [metric, parts, partName, language])
  const total = donutTotal(parts)
  const label = `${title}: ${texts.metrics[metric].name}`
  return (
    <ChartFrame
      data-slot="donut-chart"
      {...frame}
      title={title}
      metric={metric}
      bodyClassName={HEIGHT}
      summaryId={summaryId}
      summary={total > 0 ? summaryText(metric, slices, total, language) : undefined}
      csv={
        csvName === undefined ? undefined : { name: csvName, note: csvNote, text: () => chartCsv(tableData, csvNote) }
      }
      table={
        total > 0 ? (
          <ChartTable
            {...tableData}
            label={label}
            format={(value, { id }) => (id === 'share' ? shareCell(value, texts) : formatMetric(metric, value, texts))}
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
          language={language}
        />
      ) : (
        <EmptyState
          titleAs="h3"
          icon={<ChartPie aria-hidden />}
          title={labels.empty(metricLabel(metric, texts))}
          description={labels.emptyText}
          className="py-8"
        />
      )}
    </ChartFrame>
  )
}

const shareCell = (share: number | null, texts: ReportTexts) =>
  share !== null && share > 0 && share < 0.1 ? formatShare(0, texts) : formatPercent(share, 1, texts)
