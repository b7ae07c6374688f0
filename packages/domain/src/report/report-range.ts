import * as z from 'zod'
import {
  addDaysTo,
  type Day,
  dayCount,
  dayInZone,
  daySchema,
  daysBetween,
  endOfDayInZone,
  startOfDayInZone,
} from '../day/day.js'
import { zoneNameSchema, zoneOffset } from '../timezone/timezone.js'

/** The longest range that one report may cover, in days. */
export const MAX_RANGE_DAYS = 400

/** How many days a report covers when no range was chosen: today and the six days before it. */
export const DEFAULT_RANGE_DAYS = 7

/** Whole calendar days in one zone, both ends included. */
export const reportRangeSchema = z
  .object({ start: daySchema, end: daySchema, tzCode: zoneNameSchema })
  .refine(({ start, end }) => start <= end, 'The range ends before it starts')
  .refine(({ start, end }) => dayCount(start, end) <= MAX_RANGE_DAYS, `A report covers ${MAX_RANGE_DAYS} days at most`)
export type ReportRange = z.infer<typeof reportRangeSchema>

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

const unixSeconds = (wallClock: string) => Date.parse(`${wallClock}Z`) / 1000

/** The query of the report calls: wall-clock bounds written as unix seconds, the offset at the start, the zone's name. */
export const reportQuerySchema = z.object({
  start_dt: z.coerce.number().int().min(0).max(99_999_999_999),
  end_dt: z.coerce.number().int().min(0).max(99_999_999_999),
  tzOffset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .default('+00:00'),
  tz: zoneNameSchema.optional(),
})
export type ReportQuery = z.infer<typeof reportQuerySchema>

/**
 * A range as the report calls send it. The bounds are the chosen days' wall-clock times (start 00:01:00, end 23:59:59)
 * written as if they were UTC; `tz` (or `tzOffset`, for a server that does not know `tz`) says where those clocks hang.
 */
export function reportQuery({ start, end, tzCode }: ReportRange): ReportQuery {
  return {
    start_dt: unixSeconds(`${start}T00:01:00`),
    end_dt: unixSeconds(`${end}T23:59:59`),
    tzOffset: zoneOffset(tzCode, startOfDayInZone(start, tzCode)),
    tz: tzCode,
  }
}

/** The range that a query means. Throws a `ZodError` when it is no valid range. */
export function rangeOfQuery({ start_dt, end_dt, tzOffset, tz }: ReportQuery): ReportRange & { zone: string } {
  const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
  const range = reportRangeSchema.parse({ start: dayOf(start_dt), end: dayOf(end_dt), tzCode: tz ?? 'UTC' })
  return { ...range, zone: tz ?? tzOffset }
}

/** The query of the download calls: the same days as UTC 'YYYY-MM-DD HH:mm:00' and the day's last second. */
export const downloadQuerySchema = z.object({
  start: z.string().regex(/^\d{4}-\d{2}-\d{2} 00:00:00$/),
  end: z.string().regex(/^\d{4}-\d{2}-\d{2} 23:59:59$/),
  offset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .default('+00:00'),
  tz: zoneNameSchema.optional(),
})
export type DownloadQuery = z.infer<typeof downloadQuerySchema>

/** A range as the download calls send it. */
export const downloadQuery = (range: ReportRange): DownloadQuery => ({
  start: `${range.start} 00:00:00`,
  end: `${range.end} 23:59:59`,
  offset: reportQuery(range).tzOffset,
  tz: range.tzCode,
})

/** The range that a download query means. Throws a `ZodError` when it is no valid range. */
export function rangeOfDownload({ start, end, offset, tz }: DownloadQuery): ReportRange & { zone: string } {
  const range = reportRangeSchema.parse({ start: start.slice(0, 10), end: end.slice(0, 10), tzCode: tz ?? 'UTC' })
  return { ...range, zone: tz ?? offset }
}

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

/** How fine a report is asked for: 'full' is hours up to two days and days beyond. */
export const granularitySchema = z.enum(['full', 'hour', 'day'])
export type Granularity = z.infer<typeof granularitySchema>

/** The step of a report that was asked for. Throws a `ZodError` for hours over a range that is too long for them. */
export function bucketFor(range: { start: Day; end: Day }, granularity: Granularity): Bucket {
  const bucket = granularity === 'full' ? bucketOf(range) : granularity
  z.number()
    .max(
      bucket === 'hour' ? MAX_HOURLY_DAYS : MAX_RANGE_DAYS,
      `A report by hour covers ${MAX_HOURLY_DAYS} days at most`,
    )
    .parse(dayCount(range.start, range.end))
  return bucket
}

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
