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

/** A range while it is being chosen, as it stands in the two inputs; the days are always read from the words. */
export interface RangeDraft {
  start: string
  end: string
}

/** What is wrong with each end of a draft. */
export type RangeProblems = Partial<Record<keyof RangeDraft, string>>

/** The draft of a chosen range. */
export const draftOf = ({ start, end }: { start: Day; end: Day }): RangeDraft => ({
  start: formatDay(start),
  end: formatDay(end),
})

/** The days that a draft names so far; the end only when it does not lie before the start. */
export function daysOf(draft: RangeDraft, today: Day): { start?: Day | undefined; end?: Day | undefined } {
  const start = parseDayText(draft.start, today)
  const end = parseDayText(draft.end, today)
  return { start, end: start && end && end < start ? undefined : end }
}

/** A press on a day: ends a range that has only one day yet, otherwise starts a new one. */
export function pickDay(draft: RangeDraft, day: Day, today: Day): RangeDraft {
  const first = draft.end.trim() === '' ? parseDayText(draft.start, today) : undefined
  if (!first) return { start: formatDay(day), end: '' }
  return draftOf(first <= day ? { start: first, end: day } : { start: day, end: first })
}

/** Writes one end the way days are written here, once it is a day. */
export function tidied(draft: RangeDraft, side: keyof RangeDraft, today: Day): RangeDraft {
  const day = parseDayText(draft[side], today)
  return day ? { ...draft, [side]: formatDay(day) } : draft
}

export interface DraftOptions {
  today: Day
  tzCode: string
  /** The days that can be chosen. @default any up to today */
  bounds?: DayBounds
}

/** The range of a draft, or what keeps it from being one. */
export function resolveDraft(
  draft: RangeDraft,
  { today, tzCode, bounds = { max: today } }: DraftOptions,
): { range: ReportRange; problems?: undefined } | { range?: undefined; problems: RangeProblems } {
  const problemOf = (text: string, missing: string): string | undefined => {
    if (text.trim() === '') return missing
    const day = parseDayText(text, today)
    return day ? dayProblem(day, bounds, today) : DAY_EXAMPLE
  }
  const start = problemOf(draft.start, 'Choose the first day')
  const end = problemOf(draft.end, 'Choose the last day')
  const first = parseDayText(draft.start, today)
  const last = parseDayText(draft.end, today)
  if (start || end || !first || !last) return { problems: { ...(start && { start }), ...(end && { end }) } }
  const range = { start: first, end: last, tzCode }
  const problem = rangeProblem(range)
  return problem ? { problems: { end: problem } } : { range }
}

/** A draft in words, for the eye and for screen readers. */
export function draftText(draft: RangeDraft, today: Day): string {
  const { start, end } = daysOf(draft, today)
  if (start && end) {
    const days = dayCount(start, end)
    return `${formatRange({ start, end })} · ${days} ${days === 1 ? 'day' : 'days'}`
  }
  return start ? `Starts ${formatDay(start)}, choose the last day` : 'Choose the first day'
}
