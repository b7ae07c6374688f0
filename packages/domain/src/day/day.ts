import { formatInTimeZone } from 'date-fns-tz'
import { momentInZone } from './moment-in-zone.js'

/** A calendar day, 'YYYY-MM-DD', that belongs to no time zone. */
export type Day = string

const DAY_MS = 24 * 3_600_000

/** Whether a text is a day of the calendar. */
export function isDay(text: string): text is Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day that is `count` days after `day` (before it when negative). */
export const addDaysTo = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days lie from `start` to `end`, both counted: 1 when they are the same day. */
export const dayCount = (start: Day, end: Day): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1

/** Every day from `start` to `end`, both included. */
export const daysBetween = (start: Day, end: Day): Day[] =>
  Array.from({ length: Math.max(0, dayCount(start, end)) }, (_, index) => addDaysTo(start, index))

/** The calendar day that a moment falls on in a zone. `zone` is an IANA name or an offset such as '+05:30'. */
export const dayInZone = (moment: Date, zone: string): Day => formatInTimeZone(moment, zone, 'yyyy-MM-dd')

/** The moment at which a day begins in a zone: the first midnight of two; the first moment after one that is skipped. */
export const startOfDayInZone = (day: Day, zone: string): Date => momentInZone(day, '00:00', zone)

/** The last second of a day in a zone. */
export const endOfDayInZone = (day: Day, zone: string): Date =>
  new Date(startOfDayInZone(addDaysTo(day, 1), zone).getTime() - 1000)
