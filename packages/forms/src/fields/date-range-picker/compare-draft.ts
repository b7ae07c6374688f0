import { type Day, formatDay } from '@placard/domain/dates'
import { parseDayText } from '@placard/domain/internal/dates'
import { type ComparisonMode, customComparisonProblem, ENGLISH, NO_COMPARISON } from '@placard/domain/internal/report'
import {
  comparisonText,
  comparisonWindow,
  type DayWindow,
  type ReportComparisonChoice,
  type ReportTexts,
} from '@placard/domain/report'
import { type DateRangePickerLabels, dateRangePickerLabels } from './date-range-picker-labels.js'

/** Draft of a comparison. Values of the other kinds are kept, so that switching loses nothing. */
export interface CompareDraft {
  mode: ComparisonMode
  matchWeekday: boolean
  /** Text of the first day in the input. */
  first: string
}

/** Draft of a comparison; custom days default to the period right before the range. */
export function createCompareDraft(
  choice: ReportComparisonChoice,
  range: DayWindow,
  texts: ReportTexts = ENGLISH,
): CompareDraft {
  const previous = comparisonWindow(range, { mode: 'previous', matchWeekday: false })
  return {
    mode: choice.mode,
    matchWeekday: 'matchWeekday' in choice && choice.matchWeekday,
    first: formatDay(choice.mode === 'custom' ? choice.start : (previous ?? range).start, {}, texts),
  }
}

/** Toggles the comparison; on means the previous period. */
export const toggledCompare = (draft: CompareDraft): CompareDraft => ({
  ...draft,
  mode: draft.mode === 'off' ? 'previous' : 'off',
})

/** Comparison of a draft, or the problem that prevents it. */
export function resolveCompare(
  { mode, matchWeekday, first }: CompareDraft,
  range: DayWindow | undefined,
  today: Day,
  texts: ReportTexts = ENGLISH,
  labels: Pick<DateRangePickerLabels, 'selectStart'> = dateRangePickerLabels,
): { choice: ReportComparisonChoice; problem?: undefined } | { choice?: undefined; problem: string } {
  if (mode === 'off') return { choice: NO_COMPARISON }
  if (mode !== 'custom') return { choice: { mode, matchWeekday } }
  const start = parseDayText(first, today, {}, texts)
  if (!start) return { problem: first.trim() === '' ? labels.selectStart : texts.dayExample }
  const problem = range && customComparisonProblem(range, start, today, texts)
  return problem ? { problem } : { choice: { mode, start } }
}

/** Text of the compared days; empty while there are none. */
export function compareText(
  draft: CompareDraft,
  range: DayWindow | undefined,
  today: Day,
  texts: ReportTexts = ENGLISH,
): string {
  const { choice } = resolveCompare(draft, range, today, texts)
  return range && choice ? comparisonText(range, choice, texts) : ''
}
