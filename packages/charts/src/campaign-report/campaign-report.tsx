import {
  bucketsOf,
  compareReports,
  formatRange,
  hoursOfWeek,
  isEmptyReport,
  isVideoMetric,
  METRICS,
  type MetricName,
  NO_COUNTS,
  type Report,
  reportTotals,
} from '@placard/domain'
import { Button, Card, classNames, ErrorState, Skeleton } from '@placard/ui'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { EmptyText } from '../chart-frame/chart-frame.js'
import { DataTable } from '../data-table/data-table.js'
import { Heatmap } from '../heatmap/heatmap.js'
import { QuartileFunnel } from '../quartile-funnel/quartile-funnel.js'
import { REPORT_METRICS, ReportKpis } from '../report-kpis/report-kpis.js'
import { reportSeries } from '../report-series/report-series.js'
import { TimeSeriesChart } from '../time-series-chart/time-series-chart.js'
import { type ChartDisplay, ReportChart } from './report-chart.js'
import { creativeColumns, type RenderCreativeLink } from './report-columns.js'
import { ReportTable } from './report-tables.js'

export interface CampaignReportProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What to show; undefined while it loads. */
  report?: Report
  /** The same-length period before it, to compare with. */
  previous?: Report
  /** Whether `previous` is still to come: holds the places of what is compared. @default false */
  comparing?: boolean
  /** Holds the places of everything. @default whether there is neither a report nor an error */
  loading?: boolean
  /** New data is on its way: the old stays, greyed. @default false */
  refreshing?: boolean
  /** Why there is no report. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** What the chart draws. */
  metric: MetricName
  /** Another figure was chosen for the chart. */
  onMetricChange: (metric: MetricName) => void
  /** Makes a creative's name a link. Keep it stable between renders. */
  renderCreativeLink?: RenderCreativeLink
  /** What to do where the report has no data: a button for other dates, say. */
  emptyAction?: ReactNode
  /** Title and description where the report has no data. @default that there is none for these dates */
  emptyText?: EmptyText | undefined
  /** Shows the chart's values as a table; used with `onDisplayChange`. @default the chart */
  display?: ChartDisplay['display']
  /** Ids of the series that the chart leaves out; used with `onDisplayChange`. @default none */
  hiddenSeries?: ChartDisplay['hiddenSeries']
  /** Called with what changes of `display` and `hiddenSeries`; left out, the chart remembers both itself. */
  onDisplayChange?: (changes: ChartDisplay) => void
  /** Keeps how people arrange its table, in their browser under this name. */
  layoutKey?: string | undefined
  /** Stands over the figures, once there are any: what the report is of. */
  lead?: ReactNode
}

/** A whole report: key figures, delivery over time, the table of creatives (or of days, for one creative) and video quartiles. */
export function CampaignReport({
  report,
  previous,
  comparing = false,
  error,
  loading = !report && error === undefined,
  refreshing = false,
  onRetry,
  metric,
  onMetricChange,
  renderCreativeLink,
  emptyAction,
  emptyText,
  display,
  hiddenSeries,
  onDisplayChange,
  layoutKey,
  lead,
  className,
  ...props
}: CampaignReportProps) {
  const series = useMemo(() => (report ? reportSeries(report, previous) : undefined), [report, previous])
  const comparison = useMemo(() => report && previous && compareReports(report, previous), [report, previous])
  const hours = useMemo(() => (report?.bucket === 'hour' ? hoursOfWeek(report) : undefined), [report])
  const previousText = previous && formatRange(previous.range, { year: false })
  const state =
    error !== undefined ? 'error' : loading || !report ? 'loading' : isEmptyReport(report) ? 'empty' : 'ready'
  return (
    <div
      data-slot="campaign-report"
      data-state={refreshing ? 'refreshing' : state}
      aria-busy={state === 'loading' || refreshing || undefined}
      {...props}
      className={classNames('@container flex min-w-0 flex-col gap-4', className)}
    >
      <p role="status" className="sr-only">
        {state === 'loading' ? 'Loading the report' : refreshing ? 'Updating the report' : ''}
      </p>
      {state === 'error' && (
        <Card>
          <ErrorState
            live
            title="The report could not be loaded"
            description={error}
            action={onRetry && <Button onClick={onRetry}>Try again</Button>}
          />
        </Card>
      )}
      {state === 'loading' && <LoadingReport metric={metric} onMetricChange={onMetricChange} />}
      {report && series && (state === 'ready' || state === 'empty') && (
        <>
          {lead}
          <ReportKpis
            totals={reportTotals(report)}
            comparison={comparison}
            comparing={comparing}
            metrics={metricsOf(report)}
            context={comparison && `vs ${stepsText(comparison.previousBuckets, previous)}`}
            metric={metric}
            onMetricChange={onMetricChange}
          />
          {comparing && !comparison && <NotePlace />}
          {comparison && !comparison.whole && (
            <p className="-mt-2 min-h-8 text-caption text-ink-subtle sm:min-h-4">
              {report.bucket === 'day' ? 'Today' : 'This hour'} is in progress. Changes compare{' '}
              {report.bucket === 'day' ? stepsText(comparison.buckets, report) : 'completed hours'} with{' '}
              {report.bucket === 'day' ? stepsText(comparison.previousBuckets, previous) : 'the same hours before'}.
            </p>
          )}
          <ReportChart
            report={report}
            series={series}
            metric={metric}
            onMetricChange={onMetricChange}
            previousText={previousText}
            state={state}
            refreshing={refreshing}
            emptyAction={emptyAction}
            emptyText={emptyText}
            display={display}
            hiddenSeries={hiddenSeries}
            onDisplayChange={onDisplayChange}
          />
          {state === 'ready' && (
            <>
              <div className={classNames(report.withVideoData && pair, rowsOf(report) <= EVEN_ROWS && 'items-stretch')}>
                <ReportTable
                  report={report}
                  series={series}
                  renderCreativeLink={renderCreativeLink}
                  layoutKey={layoutKey}
                />
                {report.withVideoData && <QuartileFunnel counters={reportTotals(report)} refreshing={refreshing} />}
              </div>
              {hours && (
                <Heatmap
                  title={`${METRICS[metric].name} by hour of the week`}
                  metric={metric}
                  hours={hours}
                  refreshing={refreshing}
                />
              )}
            </>
          )}
        </>
      )}
    </div>
  )
}

const pair = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[60rem]:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]'

/** Up to so many rows the table is about as high as the funnel, and both cards end on one line. */
const EVEN_ROWS = 5

const rowsOf = ({ creatives, range }: Report) => (creatives.length === 1 ? bucketsOf(range).length : creatives.length)

/** The key figures that a report has: without its video data there are no completes. */
const metricsOf = ({ withVideoData }: Report): MetricName[] =>
  REPORT_METRICS.filter((name) => withVideoData || !isVideoMetric(name))

/** Days in words; hours by the range that they are part of. */
function stepsText(buckets: string[], report?: Report): string {
  const [start, end] = [buckets[0], buckets.at(-1)]
  if (!start || !end || !report) return ''
  return formatRange(report.bucket === 'day' ? { start, end } : report.range, { year: false })
}

/** Place of the line about today, which is mostly part of the dates. */
const NotePlace = () => (
  <span className="-mt-2 flex h-8 items-start sm:h-4">
    <Skeleton className="h-3 w-96 max-w-full" />
  </span>
)

const noColumns = /* @__PURE__ */ creativeColumns()

/** The same boxes as the report's, so that nothing moves when it comes. */
function LoadingReport({ metric, onMetricChange }: Pick<CampaignReportProps, 'metric' | 'onMetricChange'>) {
  return (
    <>
      <ReportKpis metric={metric} onMetricChange={onMetricChange} />
      <NotePlace />
      <TimeSeriesChart
        title="Delivery by creative"
        metric={metric}
        buckets={[]}
        tzCode="UTC"
        series={[]}
        state="loading"
      />
      <div className={pair}>
        <Card>
          <DataTable
            title="Creatives"
            label="Creatives"
            columns={noColumns}
            rows={[]}
            rowId={({ creative }) => creative.id}
            loading
          />
        </Card>
        <QuartileFunnel counters={NO_COUNTS} state="loading" />
      </div>
    </>
  )
}
