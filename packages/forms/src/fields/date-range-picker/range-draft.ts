import { type Day, type DayBounds, dayProblem, formatDay, formatRange } from '@placard/domain/dates'
import { dayCount, parseDayText } from '@placard/domain/internal/dates'
import { ENGLISH, rangeProblem } from '@placard/domain/internal/report'
import type { ReportRange, ReportTexts } from '@placard/domain/report'
import { type DateRangePickerLabels, dateRangePickerLabels } from './date-range-picker-labels.js'

/** Draft of a range as the text of both inputs; the days are parsed from the text. */
export interface RangeDraft {
  start: string
  end: string
}

/** Errors of both ends of a draft. */
export type RangeProblems = Partial<Record<keyof RangeDraft, string>>

/** Returns the draft of a range. */
export const createRangeDraft = (
  { start, end }: { start: Day; end: Day },
  texts: ReportTexts = ENGLISH,
): RangeDraft => ({
  start: formatDay(start, {}, texts),
  end: formatDay(end, {}, texts),
})

/** Returns the days of a draft so far; the end only if it is not before the start. */
export function readDays(
  draft: RangeDraft,
  today: Day,
  texts: ReportTexts = ENGLISH,
): { start?: Day | undefined; end?: Day | undefined } {
  const start = parseDayText(draft.start, today, {}, texts)
  const end = parseDayText(draft.end, today, {}, texts)
  return { start, end: start && end && end < start ? undefined : end }
}

/** Applies a press on a day: completes a range that has a start only, otherwise starts a new one. */
export function pickDay(draft: RangeDraft, day: Day, today: Day, texts: ReportTexts = ENGLISH): RangeDraft {
  const first = draft.end.trim() === '' ? parseDayText(draft.start, today, {}, texts) : undefined
  if (!first) return { start: formatDay(day, {}, texts), end: '' }
  return createRangeDraft(first <= day ? { start: first, end: day } : { start: day, end: first }, texts)
}

/** Normalizes the text of one end if it is a valid day. */
export function tidied(
  draft: RangeDraft,
  side: keyof RangeDraft,
  today: Day,
  texts: ReportTexts = ENGLISH,
): RangeDraft {
  const day = parseDayText(draft[side], today, {}, texts)
  return day ? { ...draft, [side]: formatDay(day, {}, texts) } : draft
}

export interface DraftOptions {
  today: Day
  tzCode: string
  /** Selectable days. @default any up to today */
  bounds?: DayBounds
  /** Language. @default English */
  texts?: ReportTexts
  labels?: DateRangePickerLabels
}

/** Returns the range of a draft, or its problems. */
export function resolveDraft(
  draft: RangeDraft,
  { today, tzCode, bounds = { max: today }, texts = ENGLISH, labels = dateRangePickerLabels }: DraftOptions,
): { range: ReportRange; problems?: undefined } | { range?: undefined; problems: RangeProblems } {
  const findProblem = (text: string, missing: string): string | undefined => {
    if (text.trim() === '') return missing
    const day = parseDayText(text, today, {}, texts)
    return day ? dayProblem(day, bounds, today, texts) : texts.dayExample
  }
  const start = findProblem(draft.start, labels.selectStart)
  const end = findProblem(draft.end, labels.selectEnd)
  const first = parseDayText(draft.start, today, {}, texts)
  const last = parseDayText(draft.end, today, {}, texts)
  if (start || end || !first || !last) return { problems: { ...(start && { start }), ...(end && { end }) } }
  const range = { start: first, end: last, tzCode }
  const problem = rangeProblem(range, texts)
  return problem ? { problems: { end: problem } } : { range }
}

/** Text of a draft. */
export function draftText(
  draft: RangeDraft,
  today: Day,
  texts: ReportTexts = ENGLISH,
  labels: DateRangePickerLabels = dateRangePickerLabels,
): string {
  const { start, end } = readDays(draft, today, texts)
  if (start && end) return labels.rangeDays(formatRange({ start, end }, {}, texts), dayCount(start, end))
  return start ? labels.startsOn(formatDay(start, {}, texts)) : labels.selectStart
}
