import { addDaysTo, type Day, dayInZone } from '../day/day.js'
import { MAX_RANGE_DAYS, type ReportRange } from './report-range.js'

/** What a person calls the range of all days of a campaign. */
export const LIFETIME_LABEL = 'Campaign lifetime'

/** The days of a campaign that a report can cover. */
export interface Lifetime {
  range: ReportRange
  /** What was left out, in words; undefined when the range is the whole flight so far. */
  note: string | undefined
}

/**
 * All days of a campaign up to today: the last `MAX_RANGE_DAYS` of them where there are more. Undefined before the first
 * day, and while it is undecided.
 */
export function campaignLifetime(
  flight: { start: Day | null; end: Day | null },
  now: Date,
  tzCode: string,
): Lifetime | undefined {
  const today = dayInZone(now, tzCode)
  if (flight.start === null || flight.start > today) return undefined
  const end = flight.end === null || flight.end > today ? today : flight.end
  const earliest = addDaysTo(end, 1 - MAX_RANGE_DAYS)
  const isLonger = flight.start < earliest
  return {
    range: { start: isLonger ? earliest : flight.start, end, tzCode },
    note: isLonger ? `The last ${MAX_RANGE_DAYS} days of the campaign: a report covers no more` : undefined,
  }
}
