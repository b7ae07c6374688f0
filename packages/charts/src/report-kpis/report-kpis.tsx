import {
  type Counters,
  formatMetric,
  METRICS,
  type MetricName,
  metricChange,
  type ReportComparison,
  type MetricDefinition as Terms,
} from '@placard/domain'
import { Delta, type DeltaProps, KpiStrip, type KpiStripProps, KpiTile, Skeleton } from '@placard/ui'
import { useMemo } from 'react'
import { MetricDefinition } from '../metric-definition/metric-definition.js'
import type { ReportSeries } from '../report-series/report-series.js'
import { Sparkline } from '../sparkline/sparkline.js'
import { kpiCourse, stepTotals } from './kpi-course.js'

/** The figures above a report, in this order. */
export const REPORT_METRICS = [
  'impressions',
  'engagement',
  'clicks',
  'ctr',
  'videoCompletes',
] as const satisfies MetricName[]

export interface ReportKpisProps extends Omit<KpiStripProps, 'label' | 'children'> {
  /** What the figures are about, for screen readers. @default 'Key figures' */
  label?: string
  /** The sums of the report; undefined while it loads. */
  totals?: Counters
  /** The report as its chart has it, for the course under each figure. */
  series?: ReportSeries
  /** Shows the courses, or holds their places while the report loads. @default whether there are `series` */
  sparklines?: boolean
  /** What the changes are computed from; without it none are shown. */
  comparison?: ReportComparison
  /** Whether `comparison` is still to come: holds the places of the changes. @default false */
  comparing?: boolean
  /** The period before in words: "vs 16–29 Sep". */
  context?: string
  /** The figures, in order. @default impressions, engagement, clicks, CTR, video completes */
  metrics?: readonly MetricName[]
  /** Metrics of which more is not good, for the colour of their changes. */
  polarity?: Partial<Record<MetricName, DeltaProps['polarity']>>
  /** What the chart shows. */
  metric?: MetricName
  /** Another figure was pressed; without it none can be. */
  onMetricChange?: (metric: MetricName) => void
  /** Why there are no figures, in a few words. */
  error?: string
}

/** The key figures of a report, each with its change, its course and its definition; pressing one shows it in the chart. */
export function ReportKpis({
  label = 'Key figures',
  totals,
  series,
  sparklines = series !== undefined,
  comparison,
  comparing = false,
  context,
  metrics = REPORT_METRICS,
  polarity = {},
  metric,
  onMetricChange,
  error,
  ...props
}: ReportKpisProps) {
  const steps = useMemo(() => (series && sparklines ? stepTotals(series) : []), [series, sparklines])
  const loading = totals === undefined && error === undefined
  return (
    <KpiStrip data-slot="report-kpis" label={label} aria-busy={loading || undefined} {...props}>
      {metrics.map((name) => {
        const { name: words, kind, value }: Terms = METRICS[name]
        const course = series && kpiCourse(steps, name, series)
        return (
          <KpiTile
            key={name}
            label={words}
            value={totals ? formatMetric(name, value(totals)) : ''}
            loading={loading}
            error={error}
            info={loading ? undefined : <MetricDefinition metric={name} />}
            chartPlacement="below"
            // The change says in words what the course shows.
            chart={
              sparklines && (
                <Sparkline aria-hidden stretch label="" values={course?.values ?? []} partial={course?.partial} />
              )
            }
            delta={
              comparison ? (
                <Delta
                  value={metricChange(name, comparison.current, comparison.before)}
                  unit={kind === 'ratio' ? 'pp' : 'percent'}
                  polarity={polarity[name]}
                  context={context}
                />
              ) : (
                comparing && <Skeleton className="mt-0.5 h-3 w-32 max-w-full" />
              )
            }
            pressed={metric === name}
            onPress={onMetricChange && (() => onMetricChange(name))}
          />
        )
      })}
    </KpiStrip>
  )
}
