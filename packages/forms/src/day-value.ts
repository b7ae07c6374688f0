import { DAY_EXAMPLE, type Day, type DayBounds, dayProblem, formatDay, isDay, parseDayText } from '@placard/domain'

/** The value of an input for one day: a `Day`, the words in it that are no day, or null while it is empty. */
export type DayValue = string | null

export interface DayRules extends DayBounds {
  /** Days between the bounds that cannot be chosen. */
  isDayDisabled?: ((day: Day) => boolean) | undefined
  /** The day that 'today' means. */
  today: Day
}

/** What stands in the input for a value. */
export const textOfValue = (value: DayValue): string =>
  value !== null && isDay(value) ? formatDay(value) : (value ?? '')

/** The value of what was typed. Where no day after today can be chosen, one without a year is in the past. */
export function valueOfText(text: string, { today, max }: DayRules): DayValue {
  if (text.trim() === '') return null
  const yearless = max !== undefined && max <= today ? 'past' : 'nearest'
  return parseDayText(text, today, { yearless }) ?? text
}

/** Why a value is no day that can be chosen; undefined when it is one, or empty. */
export function valueProblem(value: DayValue, { today, isDayDisabled, ...bounds }: DayRules): string | undefined {
  if (value === null) return undefined
  if (!isDay(value)) return DAY_EXAMPLE
  return dayProblem(value, bounds, today) ?? (isDayDisabled?.(value) ? 'Choose another day' : undefined)
}
