import { formatRange } from '@placard/domain/dates'
import { dayCount } from '@placard/domain/internal/dates'
import { reportFileName, zoneText } from '@placard/domain/internal/report'
import { METRICS, type MetricName, type Report, type ReportView } from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Select, useLabels } from '@placard/ui'
import { type ReactNode, useState } from 'react'
import type { ChartState, EmptyText } from '../../charts/chart-frame/chart-frame.js'
import type { ReportSeries } from '../../charts/report-series/report-series.js'
import { type SeriesKind, type StepLength, TimeSeriesChart } from '../../charts/time-series-chart/time-series-chart.js'
import { hasDownloads, shownMetrics } from '../shown-metrics.js'

/** English texts. */
export const campaignReportLabels = {
  /** Announced while the report loads. */
  loading: 'Loading the report',
  /** Announced while new data loads. */
  updating: 'Updating the report',
  /** Title of the error. */
  failed: 'Couldn’t load the report',
  /** Label of the button after an error. */
  retry: 'Try again',
  /** Note about today. */
  todayInProgress: (days: string, previousDays: string) =>
    `Today is in progress. Changes compare ${days} with ${previousDays}.`,
  /** Note about the current hour. */
  hourInProgress: 'This hour is in progress. Changes compare completed hours with the same hours before.',
  /** Name of the key figures below the chart, on a phone. */
  moreFigures: 'More key figures',
  /** Title of the heatmap. */
  byHourOfWeek: (metric: string) => `${metric} by hour of the week`,
  /** Title of the chart of one creative. */
  overTime: 'Delivery over time',
  /** Title of the chart of several creatives. */
  byCreative: 'Delivery by creative',
  /** Name of the select of the kind of chart. */
  kind: 'Kind of chart',
  /** Its options. */
  kinds: { line: 'Lines', area: 'Areas', stacked: 'Stacked' },
}

/** Texts of a CampaignReport. */
export type CampaignReportLabels = typeof campaignReportLabels

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

const KINDS = ['line', 'area', 'stacked'] as const satisfies SeriesKind[]

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
  const labels = useLabels('campaignReport', campaignReportLabels)
  const texts = useReportTexts()
  const [kind, setKind] = useState<SeriesKind>('line')
  const [step, setStep] = useState<StepLength>('day')
  const [own, setOwn] = useState<ChartDisplay>({})
  const shown = onDisplayChange ? { display, hiddenSeries } : own
  const change = (changes: ChartDisplay) => {
    setOwn({ ...own, ...changes })
    onDisplayChange?.(changes)
  }
  const { campaign, range, bucket, creatives } = report
  const isOne = creatives.length === 1
  const folds = bucket === 'day' && dayCount(range.start, range.end) >= WEEKS_FROM
  const metrics = shownMetrics(Object.keys(METRICS) as MetricName[], report)
  return (
    <TimeSeriesChart
      {...frame}
      {...series}
      title={isOne ? labels.overTime : labels.byCreative}
      metric={metric}
      metrics={metrics}
      onMetricChange={onMetricChange}
      kind={kind}
      step={folds ? step : 'day'}
      onStepChange={folds ? setStep : undefined}
      tzCode={range.tzCode}
      previousText={previousText}
      fileName={hasDownloads(report) ? reportFileName(campaign.name, range, metric) : undefined}
      fileNote={`${campaign.name}, ${formatRange(range, {}, texts)}, ${zoneText(range, texts)}`}
      view={shown.display ?? 'chart'}
      onViewChange={(view) => change({ display: view === 'table' ? view : undefined })}
      hiddenSeries={shown.hiddenSeries ?? NONE}
      onHiddenSeriesChange={(next) => change({ hiddenSeries: next.length > 0 ? next : undefined })}
      actions={
        shown.display !== 'table' &&
        METRICS[metric].kind === 'count' && (
          <Select
            aria-label={labels.kind}
            size="sm"
            className="w-27"
            value={kind}
            onValueChange={(next) => setKind(next as SeriesKind)}
            options={KINDS.map((value) => ({ value, label: labels.kinds[value] }))}
          />
        )
      }
    />
  )
}
