import { formatRange } from '@placard/domain/dates'
import { formatComparedRange } from '@placard/domain/internal/dates'
import { isEmptyReport } from '@placard/domain/internal/report'
import { isMetricShown } from '@placard/domain/internal/share'
import {
  compareReports,
  hoursOfWeek,
  leapDayNote,
  type MetricName,
  NO_COUNTS,
  type Report,
  type ReportTexts,
  reportTotals,
} from '@placard/domain/report'
import type { ReportPart } from '@placard/domain/share'
import { useReportTexts } from '@placard/forms'
import { Button, Card, classNames, ErrorState, Skeleton, useLabels } from '@placard/ui'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { EmptyText } from '../../charts/chart-frame/chart-frame.js'
import { Heatmap } from '../../charts/heatmap/heatmap.js'
import { useNameOther } from '../../charts/legend-labels.js'
import { QuartileFunnel } from '../../charts/quartile-funnel/quartile-funnel.js'
import { reportSeries } from '../../charts/report-series/report-series.js'
import { TimeSeriesChart } from '../../charts/time-series-chart/time-series-chart.js'
import { checkMetric, checkReport } from '../../check-props.js'
import { OnScreen, type ReportScreen } from '../on-screen.js'
import { REPORT_METRICS, ReportKpis, type ReportKpisProps } from '../report-kpis/report-kpis.js'
import { hasQuartiles, type ReportContents, shownMetrics } from '../shown-metrics.js'
import { type ChartDisplay, campaignReportLabels, ReportChart } from './report-chart.js'
import type { RenderCreativeLink } from './report-columns.js'
import { countRows, LoadingReportTable, loadReportTables, ReportTable } from './report-table.js'

export interface CampaignReportProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The report; undefined while it loads. */
  report?: Report
  /** Report of the previous period of equal length. */
  previous?: Report
  /** Shows placeholders for the comparison while `previous` loads. @default false */
  comparing?: boolean
  /** Shows placeholders. @default true without a report and an error */
  loading?: boolean
  /** Greys out old data while new data loads. @default false */
  refreshing?: boolean
  /** Error message. */
  error?: string
  /** Called by "Try again". */
  onRetry?: () => void
  /** Metric of the chart. */
  metric: MetricName
  /** Called with the metric selected for the chart. */
  onMetricChange: (metric: MetricName) => void
  /** Wraps a creative's name in a link. Memoize it. */
  renderCreativeLink?: RenderCreativeLink
  /** Action of an empty report, such as a button for other dates. */
  emptyAction?: ReactNode
  /** Title and description of an empty report. @default that there is no data for these dates */
  emptyText?: EmptyText | undefined
  /** Shows the chart as a table; used with `onDisplayChange`. @default the chart */
  display?: ChartDisplay['display']
  /** Ids of hidden series; used with `onDisplayChange`. @default none */
  hiddenSeries?: ChartDisplay['hiddenSeries']
  /** Called with changes of `display` and `hiddenSeries`; without it, the chart keeps both itself. */
  onDisplayChange?: (changes: ChartDisplay) => void
  /** Key under which the browser stores the table layout. */
  layoutKey?: string | undefined
  /** Content above the key metrics once the report is loaded. */
  lead?: ReactNode
  /**
   * Content between the chart and the table. With it, the chart follows three small key metrics, so that both fit the
   * first screen of a phone.
   */
  afterChart?: ReactNode
  /**
   * Order of key metrics and chart. A server does not know the screen: 'unknown' renders what differs twice, and the
   * style sheet shows one of both. @default 'phone' with `afterChart`, else 'wide'
   */
  screen?: ReportScreen
  /** Parts that the report will not have, for its placeholders. @default those that `report` leaves out */
  leftOut?: readonly ReportPart[] | undefined
}

/** Loads the code of a report's tables, before the markup of a server is hydrated. Rejects if that fails. */
export const loadReportParts = (): Promise<unknown> => loadReportTables()

/** Renders a whole report: key metrics, delivery over time, a table of creatives (or of days, for one creative) and video quartiles. */
export function CampaignReport({
  report,
  previous,
  comparing = false,
  error,
  loading = !report && error === undefined,
  refreshing = false,
  onRetry,
  metric: asked,
  onMetricChange,
  renderCreativeLink,
  emptyAction,
  emptyText,
  display,
  hiddenSeries,
  onDisplayChange,
  layoutKey,
  lead,
  afterChart,
  screen = afterChart === undefined ? 'wide' : 'phone',
  leftOut,
  className,
  ...props
}: CampaignReportProps) {
  checkMetric('CampaignReport', asked)
  checkReport('CampaignReport', 'report', report)
  checkReport('CampaignReport', 'previous', previous)
  const labels = useLabels('campaignReport', campaignReportLabels)
  const texts = useReportTexts()
  const nameOther = useNameOther()
  const series = useMemo(
    () => (report ? reportSeries(report, previous, nameOther) : undefined),
    [report, previous, nameOther],
  )
  const comparison = useMemo(() => report && previous && compareReports(report, previous), [report, previous])
  const hours = useMemo(() => (report?.bucket === 'hour' ? hoursOfWeek(report) : undefined), [report])
  const leapNote = report && previous && leapDayNote(report.range, previous.range, texts)
  const contents: ReportContents = report ?? { withVideoData: true, leftOut }
  const metric = isMetricShown(asked, contents.leftOut) ? asked : 'impressions'
  const kpis = {
    metrics: shownMetrics(REPORT_METRICS, contents),
    metric,
    onMetricChange,
  }
  const previousText = report && previous && formatComparedRange(previous.range, report.range, texts)
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
        {state === 'loading' ? labels.loading : refreshing ? labels.updating : ''}
      </p>
      {state === 'error' && (
        <Card>
          <ErrorState
            live
            title={labels.failed}
            description={error}
            action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
          />
        </Card>
      )}
      {state === 'error' && (
        <OnScreen of="phone" screen={screen}>
          {afterChart}
        </OnScreen>
      )}
      {state === 'loading' && <LoadingReport kpis={kpis} contents={contents} afterChart={afterChart} screen={screen} />}
      {report && series && (state === 'ready' || state === 'empty') && (
        <>
          {lead}
          <FirstScreen
            kpis={{
              ...kpis,
              totals: reportTotals(report),
              comparison,
              comparing,
              context: comparison && texts.comparedWith(stepsText(comparison.previousBuckets, texts, previous)),
            }}
            notes={
              <>
                {comparing && !comparison && <NotePlace />}
                {comparison && !comparison.whole && (
                  <p className="-mt-2 min-h-8 text-caption text-ink-subtle sm:min-h-4">
                    {report.bucket === 'day'
                      ? labels.todayInProgress(
                          stepsText(comparison.buckets, texts, report),
                          stepsText(comparison.previousBuckets, texts, previous),
                        )
                      : labels.hourInProgress}
                  </p>
                )}
                {leapNote !== undefined && <p className="-mt-2 text-caption text-ink-subtle">{leapNote}</p>}
              </>
            }
            chart={
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
            }
            afterChart={afterChart}
            screen={screen}
          />
          {state === 'ready' && (
            <>
              <div
                className={classNames(hasQuartiles(report) && pair, countRows(report) <= EVEN_ROWS && 'items-stretch')}
              >
                <ReportTable
                  report={report}
                  series={series}
                  renderCreativeLink={renderCreativeLink}
                  layoutKey={layoutKey}
                />
                {hasQuartiles(report) && <QuartileFunnel counters={reportTotals(report)} refreshing={refreshing} />}
              </div>
              {hours && (
                <Heatmap
                  title={labels.byHourOfWeek(texts.metrics[metric].name)}
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

/** Up to this number of rows, the table is about as high as the funnel beside it. */
const EVEN_ROWS = 5

/** Formats a range of days; hours are named by their range. */
function stepsText(buckets: string[], texts: ReportTexts, report?: Report): string {
  const [start, end] = [buckets[0], buckets.at(-1)]
  if (!start || !end || !report) return ''
  return formatRange(report.bucket === 'day' ? { start, end } : report.range, { year: false }, texts)
}

/** Placeholder of the line about today. */
const NotePlace = () => (
  <span className="-mt-2 flex h-8 items-start sm:h-4">
    <Skeleton className="h-3 w-96 max-w-full" />
  </span>
)

/** Number of key metrics before the chart on the first screen of a phone. */
const FIRST_METRICS = 3

interface FirstScreenProps {
  kpis: ReportKpisProps & { metrics: readonly MetricName[] }
  /** Notes about the comparison. */
  notes: ReactNode
  chart: ReactNode
  afterChart: ReactNode
  screen: ReportScreen
}

/** Renders key metrics and chart; on a phone, the chart as close to the top as can be. The chart keeps its place. */
function FirstScreen({ kpis, notes, chart, afterChart, screen }: FirstScreenProps) {
  const { moreFigures } = useLabels('campaignReport', campaignReportLabels)
  const { metrics, ...figures } = kpis
  const later = metrics.slice(FIRST_METRICS)
  return (
    <>
      <OnScreen of="wide" screen={screen}>
        <ReportKpis {...figures} metrics={metrics} />
        {notes}
      </OnScreen>
      <OnScreen of="phone" screen={screen}>
        {/* Without the days of the comparison, which are in the legend of the chart. */}
        <ReportKpis {...figures} compact context={undefined} metrics={metrics.slice(0, FIRST_METRICS)} />
      </OnScreen>
      {chart}
      <OnScreen of="phone" screen={screen}>
        {notes}
        {afterChart}
        {later.length > 0 && <ReportKpis {...figures} label={moreFigures} metrics={later} />}
      </OnScreen>
    </>
  )
}

interface LoadingReportProps extends Pick<FirstScreenProps, 'kpis' | 'afterChart' | 'screen'> {
  contents: ReportContents
}

/** Placeholders with the layout of the report, so that nothing moves when it loads. */
function LoadingReport({ kpis, contents, afterChart, screen }: LoadingReportProps) {
  const { byCreative } = useLabels('campaignReport', campaignReportLabels)
  const isPair = hasQuartiles(contents)
  return (
    <>
      <FirstScreen
        kpis={kpis}
        notes={<NotePlace />}
        chart={
          <TimeSeriesChart
            title={byCreative}
            metric={kpis.metric ?? 'impressions'}
            buckets={[]}
            tzCode="UTC"
            series={[]}
            state="loading"
          />
        }
        afterChart={afterChart}
        screen={screen}
      />
      <div className={isPair ? pair : undefined}>
        <LoadingReportTable contents={contents} />
        {isPair && <QuartileFunnel counters={NO_COUNTS} state="loading" />}
      </div>
    </>
  )
}
