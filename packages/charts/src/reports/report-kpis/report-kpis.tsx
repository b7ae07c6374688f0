import { metricChange } from '@placard/domain/internal/report'
import {
  type Counters,
  formatMetric,
  METRICS,
  type MetricName,
  type ReportComparison,
  type MetricDefinition as Terms,
} from '@placard/domain/report'
import { useReportTexts } from '@placard/forms'
import { Delta, type DeltaProps, KpiStrip, type KpiStripProps, KpiTile, Skeleton, useLabels } from '@placard/ui'
import { useMemo } from 'react'
import { MetricDefinition } from '../../charts/metric-definition/metric-definition.js'
import type { ReportSeries } from '../../charts/report-series/report-series.js'
import { Sparkline } from '../../charts/sparkline/sparkline.js'
import { kpiCourse, stepTotals } from './kpi-course.js'

/** Default metrics, in order. */
export const REPORT_METRICS = [
  'impressions',
  'engagement',
  'clicks',
  'ctr',
  'videoCompletes',
] as const satisfies MetricName[]

const reportKpisLabels = {
  /** Accessible name. */
  label: 'Key figures',
}

/** Texts of ReportKpis. */
export type ReportKpisLabels = typeof reportKpisLabels

export interface ReportKpisProps extends Omit<KpiStripProps, 'label' | 'children'> {
  /** Accessible name. @default 'Key figures' */
  label?: string
  /** The sums of the report; undefined while it loads. */
  totals?: Counters
  /** Chart data of the report, for the sparklines. */
  series?: ReportSeries
  /** Shows sparklines, or placeholders while the report loads. @default true with `series` */
  sparklines?: boolean
  /** Comparison with the previous period; without it, no changes are shown. */
  comparison?: ReportComparison
  /** Shows placeholders for changes while the comparison loads. @default false */
  comparing?: boolean
  /** Name of the previous period: "vs 16–29 Sep". */
  context?: string
  /** Metrics in order. @default impressions, engagement, clicks, CTR, video completes */
  metrics?: readonly MetricName[]
  /** Metrics for which an increase is not good, for the color of changes. */
  polarity?: Partial<Record<MetricName, DeltaProps['polarity']>>
  /** Title of the chart. */
  metric?: MetricName
  /** Called with the pressed metric; without it, tiles are not buttons. */
  onMetricChange?: (metric: MetricName) => void
  /** Short error message. */
  error?: string
}

/** Renders the key metrics of a report with change, sparkline and definition; pressing one shows it in the chart. */
export function ReportKpis({
  label: ownLabel,
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
  const texts = useReportTexts()
  const { label } = useLabels('reportKpis', reportKpisLabels)
  const loading = totals === undefined && error === undefined
  return (
    <KpiStrip data-slot="report-kpis" label={ownLabel ?? label} aria-busy={loading || undefined} {...props}>
      {metrics.map((name) => {
        const { kind, value }: Terms = METRICS[name]
        const course = series && kpiCourse(steps, name, series)
        return (
          <KpiTile
            key={name}
            label={texts.metrics[name].name}
            value={totals ? formatMetric(name, value(totals), texts) : ''}
            loading={loading}
            error={error}
            info={loading ? undefined : <MetricDefinition metric={name} counters={totals} />}
            chartPlacement="below"
            // The change describes the sparkline in text.
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
