import * as z from 'zod'
import { type Day, isDay } from './day.js'
import { DAY_EXAMPLE, type DayBounds, dayProblem } from './day-input.js'

/** A `Day` that is in the calendar. */
export const daySchema = z.iso.date('Choose a date that exists, such as 2025-10-31')

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
