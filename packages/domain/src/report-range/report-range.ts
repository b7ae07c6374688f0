import {
  addDaysTo,
  addMonthsTo,
  type Day,
  dayCount,
  dayInZone,
  daysBetween,
  endOfDayInZone,
  firstOfMonth,
  lastOfMonth,
  startOfDayInZone,
} from '../day/day.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import type { Zone, ZoneOffset } from '../timezone/timezone.js'

/** Maximum number of days of a report. */
export const MAX_RANGE_DAYS = 400

/** Default number of days of a report: today and the six days before it. */
export const DEFAULT_RANGE_DAYS = 7

/** Whole calendar days in one time zone, both ends included. */
export interface ReportRange {
  start: Day
  end: Day
  tzCode: string
  /** Time step of the report. @default hours up to two days, days beyond */
  bucket?: Bucket | undefined
  /** Offsets of the zone, as the server of a report used them. @default those of the runtime's zone data */
  offsets?: ZoneOffset[] | undefined
}

/** Explains why a report cannot cover these days; undefined if it can. */
export function rangeProblem(
  { start, end }: { start: Day; end: Day },
  texts: ReportTexts = ENGLISH,
): string | undefined {
  if (start > end) return texts.endsBeforeStart
  return dayCount(start, end) > MAX_RANGE_DAYS ? texts.rangeTooLong(MAX_RANGE_DAYS) : undefined
}

/** Returns today and the six days before it in a zone. */
export function defaultRange(now: Date, tzCode = 'UTC'): ReportRange {
  const end = dayInZone(now, tzCode)
  return { start: addDaysTo(end, 1 - DEFAULT_RANGE_DAYS), end, tzCode }
}

/** Returns the range of the same length that ends the day before this one starts. */
export function previousRange({ start, end, tzCode }: ReportRange): ReportRange {
  return { start: addDaysTo(start, -dayCount(start, end)), end: addDaysTo(start, -1), tzCode }
}

/** Range presets; `ReportTexts` has their labels. */
export const RANGE_PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last14',
  'last30',
  'last90',
  'monthToDate',
  'lastMonth',
  'yearToDate',
] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

/** Returns the days of a preset at a moment in a zone. */
export function presetRange(preset: RangePreset, now: Date, tzCode: string): ReportRange {
  const today = dayInZone(now, tzCode)
  const monthStart = `${today.slice(0, 7)}-01`
  const lastMonthEnd = addDaysTo(monthStart, -1)
  const spans: Record<RangePreset, [Day, Day]> = {
    today: [today, today],
    yesterday: [addDaysTo(today, -1), addDaysTo(today, -1)],
    last7: [addDaysTo(today, -6), today],
    last14: [addDaysTo(today, -13), today],
    last30: [addDaysTo(today, -29), today],
    last90: [addDaysTo(today, -89), today],
    monthToDate: [monthStart, today],
    lastMonth: [`${lastMonthEnd.slice(0, 7)}-01`, lastMonthEnd],
    yearToDate: [`${today.slice(0, 4)}-01-01`, today],
  }
  const [start, end] = spans[preset]
  return { start, end, tzCode }
}

/** Returns the preset that a range currently equals, if any. */
export const findPreset = (range: ReportRange, now: Date): RangePreset | undefined =>
  RANGE_PRESETS.find((preset) => {
    const { start, end } = presetRange(preset, now, range.tzCode)
    return start === range.start && end === range.end
  })

/** Returns the first and last moment of a range in a zone. */
export const rangeMoments = ({ start, end }: { start: Day; end: Day }, zone: Zone): { from: Date; to: Date } => ({
  from: startOfDayInZone(start, zone),
  to: endOfDayInZone(end, zone),
})

/** Time step of a report: hours up to two days, days beyond. */
export type Bucket = 'hour' | 'day'

/** Returns the time step of a range's report. */
export const chooseBucket = ({ start, end, bucket }: Pick<ReportRange, 'start' | 'end' | 'bucket'>): Bucket =>
  bucket ?? (dayCount(start, end) <= 2 ? 'hour' : 'day')

/** Maximum number of days of an hourly report. */
export const MAX_HOURLY_DAYS = 62

const HOUR = 3_600_000

/**
 * Returns every step of a range, empty ones included. A day is 'YYYY-MM-DD'; an hour is its UTC moment, so that the
 * hour that occurs twice in autumn stays two.
 */
export function listBuckets(range: ReportRange): string[] {
  if (chooseBucket(range) === 'day') return daysBetween(range.start, range.end)
  const { from, to } = rangeMoments(range, range)
  const first = Math.ceil(from.getTime() / HOUR)
  const last = Math.floor(to.getTime() / HOUR)
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * HOUR).toISOString())
}

/** Bounds of stepping; `max` is today at the latest. */
export interface StepBounds {
  min?: Day | undefined
  max: Day
}

const later = (one: Day, other: Day | undefined) => (other !== undefined && other > one ? other : one)
const earlier = (one: Day, other: Day) => (other < one ? other : one)

const countMonths = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

const RUNNING: Partial<Record<RangePreset, number>> = { monthToDate: 1, yearToDate: 12 }

/**
 * Returns the number of months of a range of whole months, or of the current month or year to date. Undefined for any
 * other range, even for 'Last 14 days' if it starts on the first.
 */
function countWholeMonths({ start, end }: ReportRange, preset: RangePreset | undefined): number | undefined {
  if (start !== firstOfMonth(start)) return undefined
  if (end === lastOfMonth(end)) return countMonths(end) - countMonths(start) + 1
  return preset && RUNNING[preset]
}

/** Only the current day matters, whatever the zone. */
const presetAt = (range: ReportRange, today: Day) =>
  findPreset({ ...range, tzCode: 'UTC' }, new Date(`${today}T12:00:00Z`))

/**
 * Returns the range right before (-1) or after (1) a range, with as many days or whole months. Months are cut at the
 * bounds; days are shifted to stay within them. Undefined if nothing lies on that side.
 */
export function steppedRange(
  range: ReportRange,
  direction: -1 | 1,
  today: Day,
  { min, max }: StepBounds = { max: today },
): ReportRange | undefined {
  const { start, end, tzCode } = range
  if (direction === 1 ? end >= max : min !== undefined && start <= min) return undefined
  const months = countWholeMonths(range, presetAt(range, today))
  if (months !== undefined) {
    const first = addMonthsTo(start, direction * months)
    const last = lastOfMonth(addMonthsTo(first, months - 1))
    return { start: later(first, min), end: earlier(last, max), tzCode }
  }
  const days = dayCount(start, end)
  if (direction === 1) {
    const last = earlier(addDaysTo(end, days), max)
    return { start: addDaysTo(last, 1 - days), end: last, tzCode }
  }
  const first = later(addDaysTo(start, -days), min)
  return { start: first, end: addDaysTo(first, days - 1), tzCode }
}

/** The days of a campaign that a report can cover. */
export interface Lifetime {
  range: ReportRange
  /** Note about omitted days; undefined when the range is the whole flight so far. */
  note: string | undefined
}

/**
 * Returns the range of a flight where the default range begins before it, so that the report of a new campaign can
 * offer it instead of empty days. Undefined for other ranges.
 */
export function flightInstead(
  range: ReportRange,
  flight: { start: Day | null; end: Day | null },
  now: Date,
): ReportRange | undefined {
  const usual = defaultRange(now, range.tzCode)
  const isUsual = usual.start === range.start && usual.end === range.end
  const whole = isUsual ? campaignLifetime(flight, now, range.tzCode) : undefined
  return whole && whole.range.start > range.start ? whole.range : undefined
}

/**
 * Returns all days of a campaign up to today, at most the last `MAX_RANGE_DAYS`. Undefined before the first day, or
 * if it is undecided.
 */
export function campaignLifetime(
  flight: { start: Day | null; end: Day | null },
  now: Date,
  tzCode: string,
  texts: ReportTexts = ENGLISH,
): Lifetime | undefined {
  const today = dayInZone(now, tzCode)
  if (flight.start === null || flight.start > today) return undefined
  const end = flight.end === null || flight.end > today ? today : flight.end
  const earliest = addDaysTo(end, 1 - MAX_RANGE_DAYS)
  const isLonger = flight.start < earliest
  return {
    range: { start: isLonger ? earliest : flight.start, end, tzCode },
    note: isLonger ? texts.lifetimeCut(MAX_RANGE_DAYS) : undefined,
  }
}
