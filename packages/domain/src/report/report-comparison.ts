import { addDaysTo, startOfDayInZone } from '../day/day.js'
import { HOUR_MS } from '../durations/durations.js'
import { type Counters, sumCounters } from '../metric/metric.js'
import { extraDays } from '../report-range/comparison-choice.js'
import { listBuckets, type ReportRange } from '../report-range/report-range.js'
import { localTime, type Zone } from '../timezone/timezone.js'
import type { Report } from './report-schema.js'

/** Start and end of a time step, in ms since 1970. A step is a day in the zone, or an hour's UTC moment. */
export function bucketBounds(bucket: string, zone: Zone): { from: number; to: number } {
  if (bucket.includes('T')) return { from: Date.parse(bucket), to: Date.parse(bucket) + HOUR_MS }
  const at = (day: string) => startOfDayInZone(day, zone).getTime()
  return { from: at(bucket), to: at(addDaysTo(bucket, 1)) }
}

/** Sums and time steps of a report and of the period that it is compared with. */
export interface ReportComparison {
  /** Sums of the complete steps. */
  current: Counters
  /** Sums of the steps of the comparison period that these are compared with. */
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

/** Returns the part of a step by which the same dates of two years match: 'MM-DD', with the local time of an hour. */
const readDatePart = (bucket: string, zone: Zone): string =>
  (bucket.includes('T') ? localTime(new Date(bucket), zone) : bucket).slice('YYYY-'.length)

/**
 * Returns the steps of a comparison range in the order of those of the range, by position. If a leap day makes one of both
 * longer, they are matched by date, and a step without the same date is undefined.
 */
export function counterpartBuckets(range: ReportRange, before: ReportRange): (string | undefined)[] {
  const counterparts = listBuckets(before)
  if (extraDays(range, before) === 0) return counterparts
  const byDate = new Map(counterparts.map((bucket) => [readDatePart(bucket, before), bucket]))
  return listBuckets(range).map((bucket) => byDate.get(readDatePart(bucket, range)))
}

/**
 * Returns the complete steps of a range at a moment, and those of the comparison range up to the counterpart of the last
 * one. A step in progress and its counterpart are omitted; otherwise every report with today would seem to drop. Undefined
 * if no step is complete.
 */
export function comparedBuckets(range: ReportRange, before: ReportRange, now: Date): ComparedBuckets | undefined {
  const all = listBuckets(range)
  const buckets = all.filter((bucket) => bucketBounds(bucket, range).to <= now.getTime())
  if (buckets.length === 0) return undefined
  const whole = buckets.length === all.length
  const steps = listBuckets(before)
  // Days with clock changes differ in hours: whole ranges are compared as they are.
  if (whole) return { buckets, previousBuckets: steps, whole }
  const last = counterpartBuckets(range, before)
    .slice(0, buckets.length)
    .findLast((bucket) => bucket !== undefined)
  return { buckets, previousBuckets: last === undefined ? [] : steps.slice(0, steps.indexOf(last) + 1), whole }
}

/** Compares two reports by the steps that `comparedBuckets` returns. */
export function compareReports(report: Report, previous: Report): ReportComparison | undefined {
  const steps = comparedBuckets(report.range, previous.range, new Date(report.generatedAt))
  if (!steps) return undefined
  const sumBuckets = ({ rows }: Report, buckets: string[]) => {
    const bucketSet = new Set(buckets)
    return sumCounters(rows.filter(({ bucket }) => bucketSet.has(bucket)))
  }
  return { current: sumBuckets(report, steps.buckets), before: sumBuckets(previous, steps.previousBuckets), ...steps }
}
