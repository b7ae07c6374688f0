import * as z from 'zod'
import { type Day, dayCount, startOfDayInZone } from '../day/day.js'
import { daySchema } from '../day/day-schema.js'
import { offsetMinutes, zoneOffset } from '../timezone/timezone.js'
import { offsetSchema, zoneNameSchema } from '../timezone/timezone-schema.js'
import type { ReportComparisonChoice } from './comparison-choice.js'
import {
  type Bucket,
  chooseBucket,
  MAX_HOURLY_DAYS,
  MAX_RANGE_DAYS,
  type ReportRange,
  rangeProblem,
} from './report-range.js'
import type { ZoneDifference } from './zoned-range.js'

/** A `ReportRange` that a report can cover. */
export const reportRangeSchema = z
  .object({ start: daySchema, end: daySchema, tzCode: zoneNameSchema })
  .superRefine((range, context) => {
    const problem = rangeProblem(range)
    if (problem) context.addIssue(problem)
  })

const unixSeconds = (wallClock: string) => Date.parse(`${wallClock}Z`) / 1000

/**
 * Query of the report calls: local times written as unix seconds, the UTC offset at the start, and the zone's name. The
 * offset places the days if there is no name; without both, days are those of UTC.
 */
export const reportQuerySchema = z.object({
  start_dt: z.coerce.number().int().min(0).max(99_999_999_999),
  end_dt: z.coerce.number().int().min(0).max(99_999_999_999),
  tzOffset: offsetSchema.optional(),
  tz: zoneNameSchema.optional(),
})
export type ReportQuery = z.infer<typeof reportQuerySchema>

/**
 * Converts a range to the query of the report calls. The bounds are the local times of its days (start 00:01:00, end
 * 23:59:59) written as if they were UTC; `tz`, or `tzOffset` for a server without `tz`, contains the zone.
 */
export function reportQuery({ start, end, tzCode }: ReportRange): ReportQuery {
  return {
    start_dt: unixSeconds(`${start}T00:01:00`),
    end_dt: unixSeconds(`${end}T23:59:59`),
    tzOffset: zoneOffset(tzCode, startOfDayInZone(start, tzCode)),
    tz: tzCode,
  }
}

/** Returns the day of a wall-clock time that is written as unix seconds. */
export const dayFromUnixSeconds = (seconds: number): Day => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Parses the range of a query. Throws a `ZodError` if it is invalid. */
export function rangeFromQuery({
  start_dt,
  end_dt,
  tzOffset = '+00:00',
  tz,
}: ReportQuery): ReportRange & { zone: string } {
  const days = { start: dayFromUnixSeconds(start_dt), end: dayFromUnixSeconds(end_dt) }
  const range = reportRangeSchema.parse({ ...days, tzCode: tz ?? 'UTC' })
  return { ...range, zone: tz ?? tzOffset }
}

/**
 * Compares the offset of a query with this runtime's for the same zone and day. Undefined if they are equal, or if the
 * query has only one of both.
 */
export function findZoneDifference({ start_dt, tzOffset, tz }: ReportQuery): ZoneDifference | undefined {
  if (tz === undefined || tzOffset === undefined) return undefined
  const used = zoneOffset(tz, startOfDayInZone(dayFromUnixSeconds(start_dt), tz))
  return offsetMinutes(used) === offsetMinutes(tzOffset) ? undefined : { sent: tzOffset, used }
}

const NO_START = 'Fill in the start date, such as 2025-10-01 00:00:00'
const NO_END = 'Fill in the end date, such as 2025-10-31 23:59:59'

/** Query of the download calls: the same days as UTC 'YYYY-MM-DD HH:mm:00' and the last second of the day. */
export const downloadQuerySchema = z.object({
  start: z.string(NO_START).regex(/^\d{4}-\d{2}-\d{2} 00:00:00$/, NO_START),
  end: z.string(NO_END).regex(/^\d{4}-\d{2}-\d{2} 23:59:59$/, NO_END),
  offset: offsetSchema.default('+00:00'),
  tz: zoneNameSchema.optional(),
})
export type DownloadQuery = z.infer<typeof downloadQuerySchema>

/** Converts a range to the query of the download calls. */
export const downloadQuery = (range: ReportRange): DownloadQuery => ({
  start: `${range.start} 00:00:00`,
  end: `${range.end} 23:59:59`,
  offset: zoneOffset(range.tzCode, startOfDayInZone(range.start, range.tzCode)),
  tz: range.tzCode,
})

/** Parses the range of a download query. Throws a `ZodError` if it is invalid. */
export function rangeFromDownload({ start, end, offset, tz }: DownloadQuery): ReportRange & { zone: string } {
  const range = reportRangeSchema.parse({ start: start.slice(0, 10), end: end.slice(0, 10), tzCode: tz ?? 'UTC' })
  return { ...range, zone: tz ?? offset }
}

/** Granularity of a report: 'full' is hours up to two days and days beyond. */
export const granularitySchema = z.enum(['full', 'hour', 'day'])
export type Granularity = z.infer<typeof granularitySchema>

/** Time step of a requested report. Throws a `ZodError` for hours over a range that is too long for them. */
export function bucketFor(range: { start: Day; end: Day }, granularity: Granularity): Bucket {
  const bucket = granularity === 'full' ? chooseBucket(range) : granularity
  z.number()
    .max(
      bucket === 'hour' ? MAX_HOURLY_DAYS : MAX_RANGE_DAYS,
      `A report by hour covers ${MAX_HOURLY_DAYS} days at most`,
    )
    .parse(dayCount(range.start, range.end))
  return bucket
}

/** Schema of a `ReportComparisonChoice` in a URL or in storage. */
export const comparisonChoiceSchema: z.ZodType<ReportComparisonChoice> = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('off') }),
  z.object({ mode: z.enum(['previous', 'lastYear']), matchWeekday: z.boolean().default(false) }),
  z.object({ mode: z.literal('custom'), start: daySchema }),
])
