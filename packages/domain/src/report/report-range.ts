import { addDaysTo, type Day, dayCount, dayInZone, daysBetween, endOfDayInZone, startOfDayInZone } from '../day/day.js'

/** The longest range that one report may cover, in days. */
export const MAX_RANGE_DAYS = 400

/** How many days a report covers when no range was chosen: today and the six days before it. */
export const DEFAULT_RANGE_DAYS = 7

/** Whole calendar days in one zone, both ends included. */
export interface ReportRange {
  start: Day
  end: Day
  tzCode: string
}

/** Why no report can cover these days, or undefined when one can. */
export function rangeProblem({ start, end }: { start: Day; end: Day }): string | undefined {
  if (start > end) return 'The range ends before it starts'
  return dayCount(start, end) > MAX_RANGE_DAYS ? `A report covers ${MAX_RANGE_DAYS} days at most` : undefined
}

/** Today and the six days before it, in a zone. */
export function defaultRange(now: Date, tzCode = 'UTC'): ReportRange {
  const end = dayInZone(now, tzCode)
  return { start: addDaysTo(end, 1 - DEFAULT_RANGE_DAYS), end, tzCode }
}

/** The range of the same length that ends the day before this one starts. */
export function previousRange({ start, end, tzCode }: ReportRange): ReportRange {
  return { start: addDaysTo(start, -dayCount(start, end)), end: addDaysTo(start, -1), tzCode }
}

/** The ranges that a person picks by name. */
export const RANGE_PRESETS = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last14: 'Last 14 days',
  last30: 'Last 30 days',
  last90: 'Last 90 days',
  monthToDate: 'Month to date',
  lastMonth: 'Last month',
  yearToDate: 'Year to date',
} as const
export type RangePreset = keyof typeof RANGE_PRESETS

/** The days that a preset means at a moment in a zone. */
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

/** The preset that a range is at this moment, if it is one. */
export const presetOf = (range: ReportRange, now: Date): RangePreset | undefined =>
  (Object.keys(RANGE_PRESETS) as RangePreset[]).find((preset) => {
    const { start, end } = presetRange(preset, now, range.tzCode)
    return start === range.start && end === range.end
  })

/** The first and last moment of a range. `zone` is an IANA name or an offset. */
export const rangeMoments = ({ start, end }: { start: Day; end: Day }, zone: string): { from: Date; to: Date } => ({
  from: startOfDayInZone(start, zone),
  to: endOfDayInZone(end, zone),
})

/** How fine a report's time steps are: hours up to two days, days beyond. */
export type Bucket = 'hour' | 'day'

/** The step of a range's report. */
export const bucketOf = ({ start, end }: { start: Day; end: Day }): Bucket =>
  dayCount(start, end) <= 2 ? 'hour' : 'day'

/** The longest range that a report by hour may cover, in days. */
export const MAX_HOURLY_DAYS = 62

const HOUR = 3_600_000

/**
 * Every step of a range, so that a chart shows the empty ones too. A day is 'YYYY-MM-DD'; an hour is its UTC moment,
 * so that the hour that a clock shows twice in autumn stays two.
 */
export function bucketsOf(range: ReportRange): string[] {
  if (bucketOf(range) === 'day') return daysBetween(range.start, range.end)
  const { from, to } = rangeMoments(range, range.tzCode)
  const first = Math.ceil(from.getTime() / HOUR)
  const last = Math.floor(to.getTime() / HOUR)
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * HOUR).toISOString())
}
