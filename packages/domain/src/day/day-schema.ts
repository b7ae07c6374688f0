import * as z from 'zod'

/** A `Day` that is in the calendar. */
export const daySchema = z.iso.date()
