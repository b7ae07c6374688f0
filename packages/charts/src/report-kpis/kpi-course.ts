import { type Counters, METRICS, type MetricDefinition, type MetricName, sumCounters } from '@placard/domain'
import type { ReportSeries } from '../report-series/report-series.js'

/** The course of a metric over a report, all series together. */
export interface KpiCourse {
  /** The value of each step that has begun; null is no data. */
  values: (number | null)[]
  /** Whether the last of them is still being counted. */
  partial: boolean
}

/** What each step of a report has, all series together; undefined for steps that lie ahead. */
export function stepTotals({ buckets, series }: ReportSeries): (Counters | undefined)[] {
  return buckets.map((_, step) => {
    const counted = series.flatMap(({ steps }) => steps[step] ?? [])
    return counted.length > 0 ? sumCounters(counted) : undefined
  })
}

/** The course of a metric up to the step that is still being counted: what lies ahead is no gap. */
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
