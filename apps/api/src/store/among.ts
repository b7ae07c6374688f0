import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column is one of these ids: one parameter, however many there are. */
export const among = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param(ids)}::text[])`
