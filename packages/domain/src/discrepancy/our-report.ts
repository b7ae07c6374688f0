import type { CreativeType } from '../creative/creative.js'
import { INVALID_KINDS, type InvalidKind } from '../creative/published-version.js'
import { addDaysTo, type Day, daysBetween, startOfDayInZone } from '../day/day.js'
import { HOUR_MS } from '../durations/durations.js'
import type { Zone } from '../timezone/timezone.js'
import type { PartnerMetric } from './partner-report.js'

/** Our creative, as far as it is compared with a partner's file. */
export interface OurCreative {
  id: string
  name: string
  /** Size as '300x250'; empty if unknown. */
  size: string
  liveIDs: readonly string[]
  type: CreativeType
  /** Flight in which it should be served; null where a day is not set. */
  flight: { readonly start: Day | null; readonly end: Day | null }
}

/** Number of filtered events by reason. */
export type InvalidByKind = Readonly<Partial<Record<InvalidKind, number>>>

/** Filtered impressions and filtered clicks by reason. */
export interface InvalidCounts {
  readonly impressions?: InvalidByKind
  readonly clicks?: InvalidByKind
}

/** Our counts of a creative in a UTC hour. */
export interface OurHour {
  creativeID: string
  /** Number of whole hours since 1970 (UTC). */
  hour: number
  /** Counts without invalid traffic; 0 where missing. */
  counts: Readonly<Partial<Record<PartnerMetric, number>>>
  invalid?: InvalidCounts
}

/**
 * Our side of a comparison. Hours are those of the compared range and 27 more on both sides, so that days can be cut
 * in every time zone.
 */
export interface OurReport {
  creatives: readonly OurCreative[]
  hours: readonly OurHour[]
}

/**
 * Splits filtered events by metric: clicks without an impression are clicks, all other reasons count as impressions,
 * because facts store impressions and clicks of a reason as one number, and hardly any of them are clicks.
 */
export function splitInvalid({ no_view: clicks, ...impressions }: InvalidByKind): InvalidCounts {
  return {
    ...(Object.keys(impressions).length > 0 && { impressions }),
    ...(clicks !== undefined && { clicks: { no_view: clicks } }),
  }
}

/** Sums filtered events of all reasons. */
export function sumInvalid(kinds: InvalidByKind | undefined): number {
  let sum = 0
  for (const kind of INVALID_KINDS) sum += kinds?.[kind] ?? 0
  return sum
}

/** Calendar days of a zone as hours. */
export interface DayHours {
  days: readonly Day[]
  /** First hour of each day since 1970, and the first hour after the last day. Parts of hours are dropped. */
  bounds: readonly number[]
}

/** Returns the days of a range in a zone with their hours. */
export function listDayHours(start: Day, end: Day, zone: Zone): DayHours {
  const days = daysBetween(start, end)
  const bounds = [...days, addDaysTo(end, 1)].map((day) => Math.floor(startOfDayInZone(day, zone).getTime() / HOUR_MS))
  return { days, bounds }
}

/** Returns the index of the day that an hour belongs to; -1 outside the range. */
export function dayIndex(bounds: readonly number[], hour: number): number {
  const [first = 0, last = 0] = [bounds[0], bounds.at(-1)]
  if (hour < first || hour >= last) return -1
  // Days have 24 hours but for clock changes, so the estimate is off by one at most.
  let index = Math.min(bounds.length - 2, Math.floor((hour - first) / 24))
  while ((bounds[index] ?? 0) > hour) index--
  while ((bounds[index + 1] ?? 0) <= hour) index++
  return index
}

/** Returns our count of a metric in an hour, with invalid traffic if gross counts are compared. */
export function readCount({ counts, invalid }: OurHour, metric: PartnerMetric, isGross: boolean): number {
  const net = counts[metric] ?? 0
  return isGross && (metric === 'impressions' || metric === 'clicks') ? net + sumInvalid(invalid?.[metric]) : net
}
