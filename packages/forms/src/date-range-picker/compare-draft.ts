import {
  type ComparisonMode,
  comparisonText,
  comparisonWindow,
  customComparisonProblem,
  DAY_EXAMPLE,
  type Day,
  type DayWindow,
  formatDay,
  NO_COMPARISON,
  parseDayText,
  type ReportComparisonChoice,
} from '@placard/domain'

/** Draft of a comparison. Values of the other kinds are kept, so that switching loses nothing. */
export interface CompareDraft {
  mode: ComparisonMode
  matchWeekday: boolean
  /** Text of the first day in the input. */
  first: string
}

/** Draft of a comparison; custom days default to the period right before the range. */
export function compareDraftOf(choice: ReportComparisonChoice, range: DayWindow): CompareDraft {
  const previous = comparisonWindow(range, { mode: 'previous', matchWeekday: false })
  return {
    mode: choice.mode,
    matchWeekday: 'matchWeekday' in choice && choice.matchWeekday,
    first: formatDay(choice.mode === 'custom' ? choice.start : (previous ?? range).start),
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
): { choice: ReportComparisonChoice; problem?: undefined } | { choice?: undefined; problem: string } {
  if (mode === 'off') return { choice: NO_COMPARISON }
  if (mode !== 'custom') return { choice: { mode, matchWeekday } }
  const start = parseDayText(first, today)
  if (!start) return { problem: first.trim() === '' ? 'Select a start date' : DAY_EXAMPLE }
  const problem = range && customComparisonProblem(range, start, today)
  return problem ? { problem } : { choice: { mode, start } }
}

/** Text of the compared days; empty while there are none. */
export function compareText(draft: CompareDraft, range: DayWindow | undefined, today: Day): string {
  const { choice } = resolveCompare(draft, range, today)
  return range && choice ? comparisonText(range, choice) : ''
}
