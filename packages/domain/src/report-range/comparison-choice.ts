import { addDaysTo, addMonthsTo, type Day, dayCount, isDay } from '../day/day.js'
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
const MONTHS = 12

/** Returns the number of days from the start of a comparison of equal length to the start of the range. */
function computeShift({ start, end }: DayWindow, mode: 'previous' | 'lastYear', weekdays: boolean): number {
  const days = dayCount(start, end)
  const least = weekdays ? Math.ceil(days / WEEK) * WEEK : days
  return mode === 'previous' ? least : Math.max(Math.ceil(days / LEAP_YEAR) * YEAR_OF_WEEKS, least)
}

/** Returns the same dates in the latest year in which they end before the range. */
function sameDates({ start, end }: DayWindow): DayWindow {
  for (let months = MONTHS; ; months += MONTHS) {
    const window = { start: addMonthsTo(start, -months), end: addMonthsTo(end, -months) }
    if (window.end < start) return window
  }
}

/**
 * Returns the days that a range is compared with, all before it unless picked. They are as many as those of the range,
 * but for a leap day between the same dates of two years. Undefined without a comparison.
 * - `previous`: the days right before it; with matching weekdays, the latest that start on the same weekday.
 * - `lastYear`: the same dates one year earlier, two for a range longer than a year. A 29 February at its start or end
 *   is the 28th in other years. With matching weekdays, as many days 52 weeks earlier, or as many weeks as a
 *   longer range needs.
 * - `custom`: from the picked day on; it may overlap the range or be later.
 */
export function comparisonWindow(range: DayWindow, choice: ReportComparisonChoice): DayWindow | undefined {
  if (choice.mode === 'off') return undefined
  if (choice.mode === 'lastYear' && !choice.matchWeekday) return sameDates(range)
  const start =
    choice.mode === 'custom'
      ? choice.start
      : addDaysTo(range.start, -computeShift(range, choice.mode, choice.matchWeekday))
  return { start, end: addDaysTo(start, dayCount(range.start, range.end) - 1) }
}

/**
 * True if the days right before a range have other weekdays at the same place, so that their peaks are out of step: a
 * range of more than a week that is no number of whole weeks.
 */
export function hasOtherWeekdaysBefore({ start, end }: DayWindow): boolean {
  const days = dayCount(start, end)
  return days > WEEK && days % WEEK !== 0
}

/** Number of days by which a comparison is longer than its range; negative if it is shorter. */
export const extraDays = (range: DayWindow, compared: DayWindow): number =>
  dayCount(compared.start, compared.end) - dayCount(range.start, range.end)

const LEAP_DAY = '-02-29'
const BEFORE_LEAP_DAY = '-02-28'

/** Returns the year of the 29 February between two days. */
function leapYearIn({ start, end }: DayWindow): string {
  const year = start.slice(0, 4)
  const day = `${year}${LEAP_DAY}`
  return isDay(day) && day >= start && day <= end ? year : end.slice(0, 4)
}

/**
 * Explains what a leap day means for the comparison with the same dates of another year: it is a day shorter or longer,
 * or 29 February is compared with the 28th. Undefined in all other cases.
 */
export function leapDayNote(range: DayWindow, compared: DayWindow, texts: ReportTexts = ENGLISH): string | undefined {
  const extra = extraDays(range, compared)
  if (extra < 0) return texts.comparisonShorter(leapYearIn(range))
  if (extra > 0) return texts.comparisonLonger(leapYearIn(compared))
  const isMoved =
    range.start.endsWith(LEAP_DAY) &&
    compared.start.endsWith(BEFORE_LEAP_DAY) &&
    compared.start.slice(0, 4) !== range.start.slice(0, 4)
  return isMoved ? texts.leapDayMoved(texts.day(range.start), texts.day(compared.start)) : undefined
}

/** Text of a comparison: 'vs 16–29 Sep 2025', or 'vs 1–28 Feb 2023, one day shorter'. Empty when nothing is compared. */
export function comparisonText(range: DayWindow, choice: ReportComparisonChoice, texts: ReportTexts = ENGLISH): string {
  const window = comparisonWindow(range, choice)
  return window ? texts.comparedWith(formatRange(window, {}, texts), extraDays(range, window)) : ''
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
