import {
  dayCount,
  formatRange,
  isVideoMetric,
  METRICS,
  type MetricName,
  type Report,
  type ReportView,
  reportFileName,
  zoneText,
} from '@placard/domain'
import { Select } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import type { ChartState, EmptyText } from '../chart-frame/chart-frame.js'
import type { ReportSeries } from '../report-series/report-series.js'
import { type SeriesKind, type StepLength, TimeSeriesChart } from '../time-series-chart/time-series-chart.js'

export interface ReportChartProps {
  /** Report to draw. */
  report: Report
  /** Chart data of the report. */
  series: ReportSeries
  /** Data of the chart. */
  metric: MetricName
  /** Called with the selected metric. */
  onMetricChange: (metric: MetricName) => void
  /** Name of the previous period. */
  previousText: string | undefined
  state: ChartState
  refreshing: boolean
  emptyAction: ReactNode
  emptyText: EmptyText | undefined
  /** True if the table is shown; without it, the chart keeps the view itself. */
  display: ChartDisplay['display']
  hiddenSeries: ChartDisplay['hiddenSeries']
  onDisplayChange: ((changes: ChartDisplay) => void) | undefined
}

/** Display options of the chart. */
export type ChartDisplay = Pick<ReportView, 'display' | 'hiddenSeries'>

const NONE: readonly string[] = []

/** Number of days from which weeks are offered. */
const WEEKS_FROM = 14

const KINDS = [
  { value: 'line', label: 'Lines' },
  { value: 'area', label: 'Areas' },
  { value: 'stacked', label: 'Stacked' },
] as const satisfies { value: SeriesKind; label: string }[]

/** Renders the delivery of a report over time. */
export function ReportChart({
  report,
  series,
  metric,
  onMetricChange,
  previousText,
  display,
  hiddenSeries,
  onDisplayChange,
  ...frame
}: ReportChartProps) {
  const [kind, setKind] = useState<SeriesKind>('line')
  const [step, setStep] = useState<StepLength>('day')
  const [own, setOwn] = useState<ChartDisplay>({})
  const shown = onDisplayChange ? { display, hiddenSeries } : own
  const change = (changes: ChartDisplay) => {
    setOwn({ ...own, ...changes })
    onDisplayChange?.(changes)
  }
  const { campaign, range, bucket, creatives, withVideoData } = report
  const isOne = creatives.length === 1
  const folds = bucket === 'day' && dayCount(range.start, range.end) >= WEEKS_FROM
  const metrics = (Object.keys(METRICS) as MetricName[]).filter((one) => withVideoData || !isVideoMetric(one))
  return (
    <TimeSeriesChart
      {...frame}
      {...series}
      title={isOne ? 'Delivery over time' : 'Delivery by creative'}
      metric={metric}
      metrics={metrics}
      onMetricChange={onMetricChange}
      kind={kind}
      step={folds ? step : 'day'}
      onStepChange={folds ? setStep : undefined}
      tzCode={range.tzCode}
      previousText={previousText}
      fileName={reportFileName(campaign.name, range, metric)}
      fileNote={`${campaign.name}, ${formatRange(range)}, ${zoneText(range)}`}
      view={shown.display ?? 'chart'}
      onViewChange={(view) => change({ display: view === 'table' ? view : undefined })}
      hiddenSeries={shown.hiddenSeries ?? NONE}
      onHiddenSeriesChange={(next) => change({ hiddenSeries: next.length > 0 ? next : undefined })}
      actions={
        shown.display !== 'table' &&
        METRICS[metric].kind === 'count' && (
          <Select
            aria-label="Kind of chart"
            size="sm"
            className="w-27"
            value={kind}
            onValueChange={(next) => setKind(next as SeriesKind)}
            options={KINDS}
          />
        )
      }
    />
  )
}
