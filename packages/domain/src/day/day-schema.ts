import * as z from 'zod'
import { type Day, isDay } from './day.js'
import { DAY_EXAMPLE, type DayBounds, dayProblem } from './day-input.js'

/** Schema of a valid calendar day. */
export const daySchema = z.iso.date('Choose a date that exists, such as 2025-10-31')

export interface DayFieldOptions extends DayBounds {
  /** Message for an empty field. Without it the field is optional. */
  required?: string
  /** Current day, which messages name "today". */
  today?: Day
}

/**
 * Schema of a day field: a `Day`, or null while it is empty. Rejects other typed text and days outside the bounds with
 * the field's own messages.
 */
export const dayFieldSchema = ({ required, today, ...bounds }: DayFieldOptions = {}) =>
  z
    .string()
    .nullable()
    .superRefine((value, context) => {
      const problem = value === null ? required : isDay(value) ? dayProblem(value, bounds, today) : DAY_EXAMPLE
      if (problem) context.addIssue(problem)
    })
