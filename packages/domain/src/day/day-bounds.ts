import * as z from 'zod'
import { dayText } from '../report/range-text.js'
import { type Day, isDay } from './day.js'

/** The days between which a day has to lie; both may be chosen themselves. */
export interface DayBounds {
  /** The first day that may be chosen. */
  min?: Day | undefined
  /** The last day that may be chosen. */
  max?: Day | undefined
}

/** What is said of words that are no day. */
export const DAY_EXAMPLE = 'Write a day like 30 Sep 2025'

/** Why a day cannot be chosen, or undefined when it can. Today has a word of its own. */
export function dayProblem(day: Day, { min, max }: DayBounds, today?: Day): string | undefined {
  if (max !== undefined && day > max)
    return max === today ? 'Choose today or earlier' : `Choose ${dayText(max)} or earlier`
  if (min !== undefined && day < min) return min === today ? 'Choose today or later' : `Choose ${dayText(min)} or later`
  return undefined
}

export interface DayFieldOptions extends DayBounds {
  /** What is said while nothing is chosen; without it the day may stay open. */
  required?: string
  /** The day that bounds call today. */
  today?: Day
}

/**
 * The value of a field for one day: a `Day`, or null while it is open. A field hands on words that are no day as they
 * were typed; they, and days beyond the bounds, are refused with the words that the field itself uses.
 */
export const dayFieldSchema = ({ required, today, ...bounds }: DayFieldOptions = {}) =>
  z
    .string()
    .nullable()
    .superRefine((value, context) => {
      const problem = value === null ? required : isDay(value) ? dayProblem(value, bounds, today) : DAY_EXAMPLE
      if (problem) context.addIssue(problem)
    })
