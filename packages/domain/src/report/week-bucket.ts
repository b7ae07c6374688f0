import { addDaysTo, type Day, dayCount } from '../day/day.js'

/** The days of one calendar week that lie in a range: 'first/last', so that a cut week says itself that it is one. */
export type WeekBucket = string

/** A week of a range. */
export interface Week {
  /** Its days, as 'first/last'. */
  bucket: WeekBucket
  /** The place of its first day in the range. */
  from: number
  /** The place after its last day. */
  to: number
  /** Whether all seven days lie in the range. */
  complete: boolean
}

const DAYS = 7

/** 1970-01-01 was a Thursday: three days after a Monday. */
const EPOCH_WEEKDAY = 3

/** How many days a day is after the Monday of its week. */
export const daysAfterMonday = (day: Day): number =>
  (((Date.parse(day) / 86_400_000 + EPOCH_WEEKDAY) % DAYS) + DAYS) % DAYS

/** The calendar weeks of consecutive days, Monday first; the first and the last may be cut. */
export function splitIntoWeeks(days: readonly Day[]): Week[] {
  const first = days[0]
  if (first === undefined) return []
  const weeks: Week[] = []
  let from = 0
  let to = Math.min(days.length, DAYS - daysAfterMonday(first))
  while (from < days.length) {
    const bucket = `${addDaysTo(first, from)}/${addDaysTo(first, to - 1)}`
    weeks.push({ bucket, from, to, complete: to - from === DAYS })
    from = to
    to = Math.min(days.length, to + DAYS)
  }
  return weeks
}

/** Whether a bucket is a week. */
export const isWeekBucket = (bucket: string): boolean => bucket.includes('/')

/** The first and last day of a week that lie in its range. */
export function weekDays(bucket: WeekBucket): { start: Day; end: Day } {
  const [start = '', end = start] = bucket.split('/')
  return { start, end }
}

/** Of how many days a week bucket is made: fewer than seven where the range cuts it. */
export function weekLength(bucket: WeekBucket): number {
  const { start, end } = weekDays(bucket)
  return dayCount(start, end)
}
