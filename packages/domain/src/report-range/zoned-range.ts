import * as z from 'zod'
import { addDaysTo, startOfDayInZone } from '../day/day.js'
import { daySchema } from '../day/day-schema.js'
import { DAY_MS } from '../durations/durations.js'
import type { Zone, ZoneOffset } from '../timezone/timezone.js'
import { offsetSchema, zoneOffsetsSchema } from '../timezone/timezone-schema.js'
import { listZoneOffsets } from '../timezone/zone-offsets.js'
import { chooseBucket, type ReportRange } from './report-range.js'

/**
 * Range of a report as the server counted it. `from`, `to` and `offsets` are there so that clients need no zone data of
 * their own, which may be older or newer; they are absent from servers before they existed.
 */
export const rangeWithOffsetsSchema = z.object({
  start: daySchema,
  end: daySchema,
  tzCode: z.string(),
  /** Time step, if it is not the one of the number of days. */
  bucket: z.enum(['hour', 'day']).optional(),
  /** First moment of the range. */
  from: z.iso.datetime().optional(),
  /** First moment after the range. */
  to: z.iso.datetime().optional(),
  /** UTC offsets of the range and two days around it: each applies from its moment on, so later ones are clock changes. */
  offsets: zoneOffsetsSchema.optional(),
})
export type RangeWithOffsets = z.infer<typeof rangeWithOffsetsSchema>

/** Two UTC offsets of a query and its server that differ, because the zone data of one of them is older. */
export const zoneDifferenceSchema = z.object({
  /** Offset that the query sent as `tzOffset`. */
  sent: offsetSchema,
  /** Offset that the server has for `tz` at the start of the range. The report is counted by it. */
  used: offsetSchema,
})
export type ZoneDifference = z.infer<typeof zoneDifferenceSchema>

/** No local day is further than this from the same UTC day. */
const MARGIN_MS = 2 * DAY_MS

/** Returns a range with its bounds and the offsets of its zone, from this runtime's zone data. */
export function withOffsets(range: ReportRange): RangeWithOffsets {
  const { start, end, tzCode, bucket } = range
  const [from, to] = [startOfDayInZone(start, tzCode), startOfDayInZone(addDaysTo(end, 1), tzCode)]
  return {
    start,
    end,
    tzCode,
    ...(bucket !== undefined && bucket !== chooseBucket({ start, end }) && { bucket }),
    from: from.toISOString(),
    to: to.toISOString(),
    offsets: listZoneOffsets(tzCode, new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)),
  }
}

/** Returns the zone of two ranges of the same zone, with the offsets of both. */
export function joinOffsets(range: ReportRange, other: ReportRange | undefined): ZoneOffset[] | undefined {
  if (!range.offsets || !other?.offsets) return range.offsets
  return [...range.offsets, ...other.offsets].sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
}

/** Returns the zone of a report for a moment: with the server's offsets if they reach that far. */
export const zoneAround = (range: RangeWithOffsets, moment: Date): Zone =>
  range.from !== undefined &&
  range.to !== undefined &&
  moment.getTime() > Date.parse(range.from) - MARGIN_MS &&
  moment.getTime() < Date.parse(range.to) + MARGIN_MS
    ? range
    : range.tzCode
