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
  /** Sums of the steps that are over. */
  current: Counters
  /** Sums of as many steps of the period before. */
  before: Counters
  /** The steps that are over, in order. */
  buckets: string[]
  /** The steps that they are compared with, in order. */
  previousBuckets: string[]
  /** True when that is the whole range; not while its last step is still being counted. */
  whole: boolean
}

/** The time steps that two ranges may be compared by. */
export type ComparedBuckets = Pick<ReportComparison, 'buckets' | 'previousBuckets' | 'whole'>

/**
 * The steps of a range that are over at a moment, and as many of the range it is compared with. A step that is still
 * being counted, and its counterpart, are left out; otherwise every report that includes today would seem to fall.
 * undefined where no step is over yet.
 */
export function comparedBuckets(range: ReportRange, before: ReportRange, now: Date): ComparedBuckets | undefined {
  const all = bucketsOf(range)
  const buckets = all.filter((bucket) => bucketBounds(bucket, range.tzCode).to <= now.getTime())
  if (buckets.length === 0) return undefined
  const whole = buckets.length === all.length
  const counterparts = bucketsOf(before)
  // Days with a clock change have an hour more or less: whole ranges are compared as they are.
  return { buckets, previousBuckets: whole ? counterparts : counterparts.slice(0, buckets.length), whole }
}

/** Compares like with like, by the steps that `comparedBuckets` finds. */
export function compareReports(report: Report, previous: Report): ReportComparison | undefined {
  const steps = comparedBuckets(report.range, previous.range, new Date(report.generatedAt))
  if (!steps) return undefined
  const sumOf = ({ rows }: Report, buckets: string[]) => {
    const wanted = new Set(buckets)
    return sumCounters(rows.filter(({ bucket }) => wanted.has(bucket)))
  }
  return { current: sumOf(report, steps.buckets), before: sumOf(previous, steps.previousBuckets), ...steps }
}
