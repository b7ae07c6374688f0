import { addDaysTo, type Day, dayCount } from '../day/day.js'
import { addMonthsTo, firstOfMonth, lastOfMonth } from '../day/day-months.js'
import { presetOf, type RangePreset, type ReportRange } from './report-range.js'

/** The days that a step does not leave; `max` is today at the latest. */
export interface StepBounds {
  min?: Day | undefined
  max: Day
}

const later = (one: Day, other: Day | undefined) => (other !== undefined && other > one ? other : one)
const earlier = (one: Day, other: Day) => (other < one ? other : one)

const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

const RUNNING: Partial<Record<RangePreset, number>> = { monthToDate: 1, yearToDate: 12 }

/**
 * How many months a range stands for: whole ones, or the running month or year, of which only the days up to today are
 * there yet. Undefined for any other range; 'Last 14 days' stays that also when it begins on the first.
 */
function monthsOf({ start, end }: ReportRange, preset: RangePreset | undefined): number | undefined {
  if (start !== firstOfMonth(start)) return undefined
  if (end === lastOfMonth(end)) return monthOf(end) - monthOf(start) + 1
  return preset && RUNNING[preset]
}

/** Whatever the zone, only its day of today counts. */
const presetAt = (range: ReportRange, today: Day) =>
  presetOf({ ...range, tzCode: 'UTC' }, new Date(`${today}T12:00:00Z`))

/**
 * The range right before (-1) or after (1) a range: as many days, or as many months where it is made of whole ones.
 * It stops at the bounds: months are cut there, days keep their number. Undefined where nothing lies on that side.
 */
export function steppedRange(
  range: ReportRange,
  direction: -1 | 1,
  today: Day,
  { min, max }: StepBounds = { max: today },
): ReportRange | undefined {
  const { start, end, tzCode } = range
  if (direction === 1 ? end >= max : min !== undefined && start <= min) return undefined
  const months = monthsOf(range, presetAt(range, today))
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
