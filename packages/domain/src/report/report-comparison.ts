import { addDaysTo, startOfDayInZone } from '../day/day.js'
import { type Counters, sumCounters } from '../metric/metric.js'
import { bucketsOf, type ReportRange } from './report-range.js'
import type { Report } from './report-schema.js'

const HOUR_MS = 3_600_000

/** Start and end of a time step, in ms since 1970. A step is a day in the zone, or an hour's UTC moment. */
export function bucketBounds(bucket: string, tzCode: string): { from: number; to: number } {
  if (bucket.includes('T')) return { from: Date.parse(bucket), to: Date.parse(bucket) + HOUR_MS }
  const at = (day: string) => startOfDayInZone(day, tzCode).getTime()
  return { from: at(bucket), to: at(addDaysTo(bucket, 1)) }
}

/** Sums and time steps of a report and of the period that it is compared with. */
export interface ReportComparison {
  /** Sums of the complete steps. */
  current: Counters
  /** Sums of as many steps of the previous period. */
  before: Counters
  /** Complete steps, in order. */
  buckets: string[]
  /** Steps that they are compared with, in order. */
  previousBuckets: string[]
  /** True if they are the whole range; false while the last step is in progress. */
  whole: boolean
}

/** Time steps by which two ranges can be compared. */
export type ComparedBuckets = Pick<ReportComparison, 'buckets' | 'previousBuckets' | 'whole'>

/**
 * Returns the complete steps of a range at a moment, and as many of the comparison range. A step in progress and its
 * counterpart are omitted; otherwise every report with today would seem to drop. Undefined if no step is complete.
 */
export function comparedBuckets(range: ReportRange, before: ReportRange, now: Date): ComparedBuckets | undefined {
  const all = bucketsOf(range)
  const buckets = all.filter((bucket) => bucketBounds(bucket, range.tzCode).to <= now.getTime())
  if (buckets.length === 0) return undefined
  const whole = buckets.length === all.length
  const counterparts = bucketsOf(before)
  // Days with clock changes differ in hours: whole ranges are compared as they are.
  return { buckets, previousBuckets: whole ? counterparts : counterparts.slice(0, buckets.length), whole }
}

/** Compares two reports by the steps that `comparedBuckets` returns. */
export function compareReports(report: Report, previous: Report): ReportComparison | undefined {
  const steps = comparedBuckets(report.range, previous.range, new Date(report.generatedAt))
  if (!steps) return undefined
  const sumOf = ({ rows }: Report, buckets: string[]) => {
    const wanted = new Set(buckets)
    return sumCounters(rows.filter(({ bucket }) => wanted.has(bucket)))
  }
  return { current: sumOf(report, steps.buckets), before: sumOf(previous, steps.previousBuckets), ...steps }
}
