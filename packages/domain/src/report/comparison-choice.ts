import { addDaysTo, addMonthsTo, type Day, dayCount } from '../day/day.js'
import { formatRange } from '../day/day-text.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'

/** Modes of a comparison; `ReportTexts` has their labels. */
export const COMPARISON_MODES = ['off', 'previous', 'lastYear', 'custom'] as const
export type ComparisonMode = (typeof COMPARISON_MODES)[number]

/**
 * Comparison that a user selects for a report. It stores only picked days, so that it stays valid when the range moves;
 * `comparisonWindow` computes its days, `comparisonChoiceSchema` parses it.
 */
export type ReportComparisonChoice =
  | { mode: 'off' }
  | { mode: 'previous' | 'lastYear'; matchWeekday: boolean }
  | { mode: 'custom'; start: Day }

export const NO_COMPARISON: ReportComparisonChoice = { mode: 'off' }

/** Days without a zone: they are in the zone of the range beside them. */
export interface DayWindow {
  start: Day
  end: Day
}

/** Longest year in days: a longer range does not fit between the same days of two years. */
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
 * Returns the days that a range is compared with: an equal number, and all before it unless picked. Undefined without
 * a comparison.
 * - `previous`: the days right before it; with matching weekdays, the latest that start on the same weekday.
 * - `lastYear`: the same dates one year earlier; 29 February counts from the 28th; with matching weekdays, 52 weeks
 *   earlier. A range longer than a year goes back two.
 * - `custom`: from the picked day on; it may overlap the range or be later.
 */
export function comparisonWindow(range: DayWindow, choice: ReportComparisonChoice): DayWindow | undefined {
  if (choice.mode === 'off') return undefined
  const start =
    choice.mode === 'custom' ? choice.start : addDaysTo(range.start, -shiftOf(range, choice.mode, choice.matchWeekday))
  return { start, end: addDaysTo(start, dayCount(range.start, range.end) - 1) }
}

/** Text of a comparison: 'vs 16–29 Sep 2025'. Empty when nothing is compared. */
export function comparisonText(range: DayWindow, choice: ReportComparisonChoice, texts: ReportTexts = ENGLISH): string {
  const window = comparisonWindow(range, choice)
  return window ? texts.comparedWith(formatRange(window, {}, texts)) : ''
}

/**
 * Explains why a comparison cannot start on a day: an equal number of days has to be over by `today`. Undefined if it
 * can.
 */
export function customComparisonProblem(
  range: DayWindow,
  start: Day,
  today: Day,
  texts: ReportTexts = ENGLISH,
): string | undefined {
  const latest = addDaysTo(today, 1 - dayCount(range.start, range.end))
  return start > latest ? texts.chooseOrEarlier(texts.day(latest)) : undefined
}
