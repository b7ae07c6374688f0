import { type Day, dayCount } from '../day/day.js'
import { formatDay, formatRange } from '../report/range-text.js'

interface FlightDays {
  start: Day | null
  end: Day | null
}

/** How long a flight is and when, in words: '30 days, 1–30 Nov 2025'; undefined where its days are the wrong way round. */
export function flightText({ start, end }: FlightDays): string | undefined {
  if (start === null) return end === null ? 'Without dates the campaign stays a draft.' : undefined
  if (end === null) return `From ${formatDay(start)} on, without a last day.`
  if (end < start) return undefined
  const days = dayCount(start, end)
  return `${days} ${days === 1 ? 'day' : 'days'}, ${formatRange({ start, end })}`
}

/** Position of a day in a flight with known dates: day 76 of 107, from 0 before its start to all of them after its end. */
export function flightProgress({ start, end }: FlightDays, today: Day): { day: number; days: number } | undefined {
  if (start === null || end === null || end < start) return undefined
  const days = dayCount(start, end)
  return { day: today < start ? 0 : today > end ? days : dayCount(start, today), days }
}

/** Said of a flight that is over, before somebody saves it. */
export const FLIGHT_IS_OVER = 'The last day has passed already: the campaign counts as ended.'

/** Whether a flight ended before a day. */
export const isFlightOver = ({ end }: Pick<FlightDays, 'end'>, today: Day): boolean => end !== null && end < today
