import * as z from 'zod'

/** A `Day` that is in the calendar. */
export const daySchema = z.iso.date('Choose a date that exists, such as 2025-10-31')
