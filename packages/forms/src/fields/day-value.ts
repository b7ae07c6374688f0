import { type Day, type DayBounds, dayProblem, formatDay } from '@placard/domain/dates'
import { isDay, parseDayText } from '@placard/domain/internal/dates'
import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** Value of a date input: a `Day`, text that is not a date, or null while empty. */
export type DayValue = string | null

export interface DayRules extends DayBounds {
  /** Returns whether a day within the bounds is disabled. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** Day treated as today. */
  today: Day
  /** Language. @default English */
  texts?: ReportTexts
  /** Error of a disabled day. @default 'Choose another day' */
  chooseAnother?: string
}

/** Returns the text of a value in the input. */
export const textOfValue = (value: DayValue, texts: ReportTexts = ENGLISH): string =>
  value !== null && isDay(value) ? formatDay(value, {}, texts) : (value ?? '')

/** Parses typed text. Without a year, the date is in the past if days after today are not selectable. */
export function valueOfText(text: string, { today, max, texts }: DayRules): DayValue {
  if (text.trim() === '') return null
  const yearless = max !== undefined && max <= today ? 'past' : 'nearest'
  return parseDayText(text, today, { yearless }, texts) ?? text
}

/** Returns the error of a value; undefined if it is selectable or empty. */
export function valueProblem(
  value: DayValue,
  { today, isDayDisabled, texts = ENGLISH, chooseAnother = 'Choose another day', ...bounds }: DayRules,
): string | undefined {
  if (value === null) return undefined
  if (!isDay(value)) return texts.dayExample
  return dayProblem(value, bounds, today, texts) ?? (isDayDisabled?.(value) ? chooseAnother : undefined)
}
