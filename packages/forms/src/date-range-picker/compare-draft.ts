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

/** A comparison while it is being chosen. What other kinds need is kept, so that going there and back loses nothing. */
export interface CompareDraft {
  mode: ComparisonMode
  matchWeekday: boolean
  /** The first of picked days as it stands in the input. */
  first: string
}

/** The draft of what is compared with; picked days begin as those right before the range. */
export function compareDraftOf(choice: ReportComparisonChoice, range: DayWindow): CompareDraft {
  const previous = comparisonWindow(range, { mode: 'previous', matchWeekday: false })
  return {
    mode: choice.mode,
    matchWeekday: 'matchWeekday' in choice && choice.matchWeekday,
    first: formatDay(choice.mode === 'custom' ? choice.start : (previous ?? range).start),
  }
}

/** The other of on and off; on is the period before. */
export const toggledCompare = (draft: CompareDraft): CompareDraft => ({
  ...draft,
  mode: draft.mode === 'off' ? 'previous' : 'off',
})

/** What a draft compares with, or what keeps it from comparing. */
export function resolveCompare(
  { mode, matchWeekday, first }: CompareDraft,
  range: DayWindow | undefined,
  today: Day,
): { choice: ReportComparisonChoice; problem?: undefined } | { choice?: undefined; problem: string } {
  if (mode === 'off') return { choice: NO_COMPARISON }
  if (mode !== 'custom') return { choice: { mode, matchWeekday } }
  const start = parseDayText(first, today)
  if (!start) return { problem: first.trim() === '' ? 'Choose the first day' : DAY_EXAMPLE }
  const problem = range && customComparisonProblem(range, start, today)
  return problem ? { problem } : { choice: { mode, start } }
}

/** The compared days in words; empty while nothing is compared, or it is not known what. */
export function compareText(draft: CompareDraft, range: DayWindow | undefined, today: Day): string {
  const { choice } = resolveCompare(draft, range, today)
  return range && choice ? comparisonText(range, choice) : ''
}
