import { addDaysTo, addMonthsTo, type Day, dayCount } from '../day/day.js'
import { formatDay, formatRange } from '../day/day-text.js'

/** Labels of the comparison modes. */
export const COMPARISON_MODES = {
  off: 'Off',
  previous: 'Previous period',
  lastYear: 'Same period last year',
  custom: 'Custom',
} as const
export type ComparisonMode = keyof typeof COMPARISON_MODES

/**
 * Comparison that a user selects for a report. It stores only picked days, so that it stays valid when the range moves;
 * `comparisonWindow` computes its days, `comparisonChoiceSchema` parses it.
 */
export type ReportComparisonChoice =
  | { mode: 'off' }
  | { mode: 'previous' | 'lastYear'; matchWeekday: boolean }
  | { mode: 'custom'; start: Day }

export const NO_COMPARISON: ReportComparisonChoice = { mode: 'off' }

/** Days without a zone: they are read in the zone of the range beside them. */
export interface DayWindow {
  start: Day
  end: Day
}

/** The longest year: only a range that is longer has no room behind the same days of the year before. */
const LEAP_YEAR = 366
const WEEK = 7
const YEAR_OF_WEEKS = 52 * WEEK

/** Number of days from the start of the comparison to the start of the range. */
function shiftOf({ start, end }: DayWindow, mode: 'previous' | 'lastYear', weekdays: boolean): number {
  const days = dayCount(start, end)
  const least = weekdays ? Math.ceil(days / WEEK) * WEEK : days
  if (mode === 'previous') return least
  const years = Math.ceil(days / LEAP_YEAR)
  const wanted = weekdays ? years * YEAR_OF_WEEKS : dayCount(addMonthsTo(start, -12 * years), start) - 1
  return Math.max(wanted, least)
}

/**
 * The days that a range is compared with: always as many as it has itself, and all of them before it, unless they were
 * picked. undefined when nothing is compared.
 *
 * - `previous`: the days right before it. Matching weekdays, the last ones that begin on the same day of the week.
 * - `lastYear`: from the same date of the year before; 29 February counts from the 28th. Matching weekdays, 52 weeks
 *   earlier, which is at most two days from the same date. A range longer than a year goes back two.
 * - `custom`: from the picked day on; it may overlap the range and lie after it.
 */
export function comparisonWindow(range: DayWindow, choice: ReportComparisonChoice): DayWindow | undefined {
  if (choice.mode === 'off') return undefined
  const start =
    choice.mode === 'custom' ? choice.start : addDaysTo(range.start, -shiftOf(range, choice.mode, choice.matchWeekday))
  return { start, end: addDaysTo(start, dayCount(range.start, range.end) - 1) }
}

/** Text of a comparison: 'vs 16–29 Sep 2025'. Empty when nothing is compared. */
export function comparisonText(range: DayWindow, choice: ReportComparisonChoice): string {
  const window = comparisonWindow(range, choice)
  return window ? `vs ${formatRange(window)}` : ''
}

/** Explains why a comparison cannot start on a day: as many days as the range has must be over by `today`. */
export function customComparisonProblem(range: DayWindow, start: Day, today: Day): string | undefined {
  const latest = addDaysTo(today, 1 - dayCount(range.start, range.end))
  return start > latest ? `Choose ${formatDay(latest)} or earlier` : undefined
}
