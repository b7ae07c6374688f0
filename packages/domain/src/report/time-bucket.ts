import { addDaysTo, type Day, dayCount, dayInZone } from '../day/day.js'
import { formatMoment, formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { localTime, type Zone, zoneOffset } from '../timezone/timezone.js'

/** Days of a calendar week within a range, as 'first/last', so that an incomplete week is recognizable. */
export type WeekBucket = string

/** A week of a range. */
export interface Week {
  /** Days of the week that lie in the range, as 'first/last'. */
  bucket: WeekBucket
  /** Index of its first day in the range. */
  from: number
  /** Index after its last day. */
  to: number
  /** True when all seven days lie in the range. */
  complete: boolean
}

const DAYS = 7

/** 1970-01-01 was a Thursday: three days after a Monday. */
const EPOCH_WEEKDAY = 3

/** Returns the number of days since the Monday of a day's week. */
export const daysAfterMonday = (day: Day): number =>
  (((Date.parse(day) / 86_400_000 + EPOCH_WEEKDAY) % DAYS) + DAYS) % DAYS

/** Splits consecutive days into calendar weeks, Monday first; the first and last may be incomplete. */
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

/** Returns true if a bucket is a week. */
export const isWeekBucket = (bucket: string): boolean => bucket.includes('/')

/** Returns the first and last day of a week within its range. */
export function weekDays(bucket: WeekBucket): { start: Day; end: Day } {
  const [start = '', end = start] = bucket.split('/')
  return { start, end }
}

/** Number of days of a week bucket: fewer than seven where the range cuts it. */
export function weekLength(bucket: WeekBucket): number {
  const { start, end } = weekDays(bucket)
  return dayCount(start, end)
}

/** Length of a bucket's label: 'short' for axes ('3 Oct', '14:00'), 'long' for texts. */
export type BucketTextLength = 'short' | 'long'

const isHour = (bucket: string) => bucket.includes('T')

/**
 * Formats a bucket. A week is its first day, or all its days within the range. A day has no zone; an hour is
 * formatted in the report's zone: pass the range of the report, which has its offsets. Long hours include day and offset, so that the two equal hours of a clock change
 * differ.
 */
export function formatBucket(
  bucket: string,
  zone: Zone,
  length: BucketTextLength = 'short',
  texts: ReportTexts = ENGLISH,
): string {
  if (isWeekBucket(bucket)) {
    const days = weekDays(bucket)
    return length === 'short' ? texts.day(days.start, 'no-year') : formatRange(days, {}, texts)
  }
  if (!isHour(bucket)) return texts.day(bucket, length === 'short' ? 'no-year' : 'weekday')
  if (length === 'short') return localTime(new Date(bucket), zone).slice(11)
  return `${formatMoment(bucket, zone, texts)} (GMT${zoneOffset(zone, new Date(bucket))})`
}

/** Formats the day of a bucket in the report's zone, such as '3 Oct': labels where days start on an hourly axis. */
export const formatBucketDay = (bucket: string, zone: Zone, texts: ReportTexts = ENGLISH): string =>
  isHour(bucket) ? texts.day(dayInZone(new Date(bucket), zone), 'no-year') : formatBucket(bucket, zone, 'short', texts)
