import { type AnyColumn, sql } from 'drizzle-orm'
import { check, integer, timestamp } from 'drizzle-orm/pg-core'

/** Timestamp with time zone, read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Ids have at most 24 characters, so that a share token can never be mistaken for one. */
export const shortID = (name: string, column: AnyColumn) => check(name, sql`char_length(${column}) between 1 and 24`)
/** Counter that starts at zero. */
export const count = (name: string) => integer(name).notNull().default(0)
