import * as z from 'zod'
import { COUNTER_NAMES, type CounterName, type Counters, METRICS, type MetricName } from '../metric/metric.js'

/** Parts of a report that a share link can leave out; the impressions always stay. */
export const REPORT_PARTS = ['engagement', 'clicks', 'video', 'invalidTraffic', 'downloads'] as const
export const reportPartSchema = z.enum(REPORT_PARTS, 'Choose parts of the report')
export type ReportPart = z.infer<typeof reportPartSchema>

const COUNTERS_OF: Readonly<Record<ReportPart, readonly CounterName[]>> = {
  engagement: ['engagement'],
  clicks: ['clicks'],
  video: ['videoStarts', 'firstQuartiles', 'midpoints', 'thirdQuartiles', 'videoCompletes'],
  invalidTraffic: ['invalidTraffic'],
  downloads: [],
}

/** Returns the counters that parts of a report leave out. */
export const countersLeftOut = (leftOut: readonly ReportPart[]): CounterName[] =>
  COUNTER_NAMES.filter((name) => leftOut.some((part) => COUNTERS_OF[part].includes(name)))

/** Returns rows whose left out counters are zero, so that nothing can be computed from them. */
export function withoutParts<Row extends Partial<Counters>>(rows: Row[], leftOut: readonly ReportPart[]): Row[] {
  const none = countersLeftOut(leftOut)
  if (none.length === 0) return rows
  return rows.map((row) => {
    const kept = { ...row }
    for (const name of none) if (name in kept) kept[name] = 0
    return kept
  })
}

/** Returns the rows without some parts, and without those in which nothing else was counted. */
export const stepsWithoutParts = <Row extends Counters>(rows: Row[], leftOut: readonly ReportPart[]): Row[] =>
  countersLeftOut(leftOut).length === 0
    ? rows
    : withoutParts(rows, leftOut).filter((row) => COUNTER_NAMES.some((name) => row[name] > 0))

/** Returns whether a metric can be computed without the left out parts. */
export function isMetricShown(metric: MetricName, leftOut: readonly ReportPart[] = []): boolean {
  const { parts } = METRICS[metric]
  const needed: readonly string[] = parts ? [parts.numerator, parts.denominator] : [metric]
  return !countersLeftOut(leftOut).some((name) => needed.includes(name))
}
