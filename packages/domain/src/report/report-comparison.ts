import { addDaysTo, startOfDayInZone } from '../day/day.js'
import { type Counters, sumCounters } from '../metric/metric.js'
import { bucketsOf } from './report-range.js'
import type { Report } from './report-schema.js'

const HOUR_MS = 3_600_000

/** When a time step begins and when it is over, in ms since 1970. A step is a day in the zone, or an hour's UTC moment. */
export function bucketMoments(bucket: string, tzCode: string): { from: number; to: number } {
  if (bucket.includes('T')) return { from: Date.parse(bucket), to: Date.parse(bucket) + HOUR_MS }
  const at = (day: string) => startOfDayInZone(day, tzCode).getTime()
  return { from: at(bucket), to: at(addDaysTo(bucket, 1)) }
}

/** What a report may be compared by with the period before it. */
export interface ReportComparison {
  /** Sums of the steps that are over. */
  current: Counters
  /** Sums of as many steps of the period before. */
  before: Counters
  /** The steps that are over, in order. */
  buckets: string[]
  /** The steps that they are compared with, in order. */
  previousBuckets: string[]
  /** Whether that is the whole range; not while its last step is still being counted. */
  whole: boolean
}

/**
 * Compares like with like: a step that is still being counted, and its counterpart, are left out; otherwise every
 * report that includes today would seem to fall. undefined where no step is over yet.
 */
export function compareReports(report: Report, previous: Report): ReportComparison | undefined {
  const now = Date.parse(report.generatedAt)
  const all = bucketsOf(report.range)
  const buckets = all.filter((bucket) => bucketMoments(bucket, report.range.tzCode).to <= now)
  if (buckets.length === 0) return undefined
  const whole = buckets.length === all.length
  const before = bucketsOf(previous.range)
  // Days with a clock change have an hour more or less: whole ranges are compared as they are.
  const previousBuckets = whole ? before : before.slice(0, buckets.length)
  const sumOf = ({ rows }: Report, steps: string[]) => {
    const wanted = new Set(steps)
    return sumCounters(rows.filter(({ bucket }) => wanted.has(bucket)))
  }
  return { current: sumOf(report, buckets), before: sumOf(previous, previousBuckets), buckets, previousBuckets, whole }
}
