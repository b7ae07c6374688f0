import { DAY_MS, MINUTE_MS } from '../durations/durations.js'
import { localTime, type Zone, zoneMinutes } from '../timezone/timezone.js'
import { findOffsetChange } from '../timezone/zone-offsets.js'

/** Calendar day 'YYYY-MM-DD' without a time zone. */
export type Day = string

/** Returns true if a text is a valid calendar day. */
export function isDay(text: string): text is Day {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns the day `count` days after `day`; before it if negative. */
export const addDaysTo = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Number of days from `start` to `end`, both included: 1 for the same day. */
export const dayCount = (start: Day, end: Day): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1

/** Returns every day from `start` to `end`, both included. */
export const daysBetween = (start: Day, end: Day): Day[] =>
  Array.from({ length: Math.max(0, dayCount(start, end)) }, (_, index) => addDaysTo(start, index))

/** Returns the calendar day of a moment in a zone. */
export const dayInZone = (moment: Date, zone: Zone): Day => localTime(moment, zone).slice(0, 10)

/**
 * Returns the moment at which a day starts in a zone: the first of two midnights, or the first moment after a skipped
 * one.
 */
export const startOfDayInZone = (day: Day, zone: Zone): Date => momentInZone(day, '00:00', zone)

/** Returns the last second of a day in a zone. */
export const endOfDayInZone = (day: Day, zone: Zone): Date =>
  new Date(startOfDayInZone(addDaysTo(day, 1), zone).getTime() - 1000)

/** Larger than any negative UTC offset, so that the local clock cannot have reached the wanted time yet. */
const LEAD_MS = 26 * 3_600_000

const offsetMs = (zone: Zone, at: number) => zoneMinutes(zone, at) * MINUTE_MS

/**
 * Returns the first moment at which a zone's clock shows `time` ('HH:mm') on a day or later: the first of two if
 * clocks are set back, the end of the gap if it is skipped.
 */
export function momentInZone(day: string, time: string, zone: Zone): Date {
  const utcTime = Date.parse(`${day}T${time}:00Z`)
  let at = utcTime - LEAD_MS
  while (at + offsetMs(zone, at) < utcTime) {
    const reached = utcTime - offsetMs(zone, at)
    at = offsetMs(zone, reached) === offsetMs(zone, at) ? reached : findOffsetChange(zone, at, reached)
  }
  return new Date(at)
}

/** Returns the first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** Returns the last day of a day's month. */
export const lastOfMonth = (day: Day): Day => addDaysTo(firstOfOther(day, 1), -1)

/** Returns the first day of the month `count` months later; earlier if negative. */
function firstOfOther(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}-01`
}

/** Returns the same date `count` months later, or earlier if negative; the last day of a shorter month. */
export function addMonthsTo(day: Day, count: number): Day {
  const first = firstOfOther(day, count)
  const last = lastOfMonth(first)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}
