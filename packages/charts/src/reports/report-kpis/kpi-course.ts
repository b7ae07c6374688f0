import { sumCounters } from '@placard/domain/internal/report'
import { type Counters, METRICS, type MetricDefinition, type MetricName } from '@placard/domain/report'
import type { ReportSeries } from '../../charts/report-series/report-series.js'

/** Trend of a metric over a report, all series together. */
export interface KpiCourse {
  /** Value of each step that has started; null is no data. */
  values: (number | null)[]
  /** True if the last step is in progress. */
  partial: boolean
}

/** Sums all series per step; undefined for future steps. */
export function stepTotals({ buckets, series }: ReportSeries): (Counters | undefined)[] {
  return buckets.map((_, step) => {
    const counted = series.flatMap(({ steps }) => steps[step] ?? [])
    return counted.length > 0 ? sumCounters(counted) : undefined
  })
}

/** Returns the trend of a metric up to the step in progress, without future steps. */
export function kpiCourse(
  totals: readonly (Counters | undefined)[],
  metric: MetricName,
  { buckets, partialBucket }: Pick<ReportSeries, 'buckets' | 'partialBucket'>,
): KpiCourse {
  const { value }: MetricDefinition = METRICS[metric]
  const begun = totals.findLastIndex((counters) => counters !== undefined) + 1
  return {
    values: totals.slice(0, begun).map((counters) => (counters ? value(counters) : null)),
    partial: partialBucket !== undefined && buckets.indexOf(partialBucket) === begun - 1,
  }
}
