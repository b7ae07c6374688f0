import {
  DAY_EXAMPLE,
  type Day,
  type DayBounds,
  dayCount,
  dayProblem,
  formatDay,
  formatRange,
  parseDayText,
  type ReportRange,
  rangeProblem,
} from '@placard/domain'

/** Draft of a range as the text of both inputs; the days are parsed from the text. */
export interface RangeDraft {
  start: string
  end: string
}

/** Errors of both ends of a draft. */
export type RangeProblems = Partial<Record<keyof RangeDraft, string>>

/** Returns the draft of a range. */
export const draftOf = ({ start, end }: { start: Day; end: Day }): RangeDraft => ({
  start: formatDay(start),
  end: formatDay(end),
})

/** Returns the days of a draft so far; the end only if it is not before the start. */
export function daysOf(draft: RangeDraft, today: Day): { start?: Day | undefined; end?: Day | undefined } {
  const start = parseDayText(draft.start, today)
  const end = parseDayText(draft.end, today)
  return { start, end: start && end && end < start ? undefined : end }
}

/** Applies a press on a day: completes a range that has a start only, otherwise starts a new one. */
export function pickDay(draft: RangeDraft, day: Day, today: Day): RangeDraft {
  const first = draft.end.trim() === '' ? parseDayText(draft.start, today) : undefined
  if (!first) return { start: formatDay(day), end: '' }
  return draftOf(first <= day ? { start: first, end: day } : { start: day, end: first })
}

/** Normalizes the text of one end if it is a valid day. */
export function tidied(draft: RangeDraft, side: keyof RangeDraft, today: Day): RangeDraft {
  const day = parseDayText(draft[side], today)
  return day ? { ...draft, [side]: formatDay(day) } : draft
}

export interface DraftOptions {
  today: Day
  tzCode: string
  /** Selectable days. @default any up to today */
  bounds?: DayBounds
}

/** Returns the range of a draft, or its problems. */
export function resolveDraft(
  draft: RangeDraft,
  { today, tzCode, bounds = { max: today } }: DraftOptions,
): { range: ReportRange; problems?: undefined } | { range?: undefined; problems: RangeProblems } {
  const problemOf = (text: string, missing: string): string | undefined => {
    if (text.trim() === '') return missing
    const day = parseDayText(text, today)
    return day ? dayProblem(day, bounds, today) : DAY_EXAMPLE
  }
  const start = problemOf(draft.start, 'Select a start date')
  const end = problemOf(draft.end, 'Select an end date')
  const first = parseDayText(draft.start, today)
  const last = parseDayText(draft.end, today)
  if (start || end || !first || !last) return { problems: { ...(start && { start }), ...(end && { end }) } }
  const range = { start: first, end: last, tzCode }
  const problem = rangeProblem(range)
  return problem ? { problems: { end: problem } } : { range }
}

/** Text of a draft. */
export function draftText(draft: RangeDraft, today: Day): string {
  const { start, end } = daysOf(draft, today)
  if (start && end) {
    const days = dayCount(start, end)
    return `${formatRange({ start, end })} · ${days} ${days === 1 ? 'day' : 'days'}`
  }
  return start ? `Starts ${formatDay(start)}, select an end date` : 'Select a start date'
}
