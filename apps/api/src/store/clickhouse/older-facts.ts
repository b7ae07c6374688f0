import { DAY_MS } from '@placard/domain/internal/dates'
import { and, getTableName, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { FactHome } from '../facts/fact-home.js'
import { createPostgresFacts } from '../facts/postgres-facts.js'
import { hourlyFact, invalidFact, movedMonth } from '../schema.js'
import type { Db } from '../store.js'

/** Time for which the rows of a moved month stay in the database. */
const KEEP_MOVED_MS = 30 * DAY_MS

/** Month that was moved to ClickHouse. */
export interface MovedMonth {
  /** First day. */
  month: string
  run: string
}

/** Returns the first moment of a month and of the next. */
export function monthBounds(month: string): { from: Date; to: Date } {
  const from = new Date(month)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) }
}

/** Returns the name of a month's partition of hourly facts. */
export const monthTable = (month: string): string =>
  `${getTableName(hourlyFact)}_${month.slice(0, 7).replace('-', '_')}`

/** Returns the months that were moved. */
export const readMovedMonths = (db: Db): Promise<MovedMonth[]> =>
  db.select({ month: movedMonth.month, run: movedMonth.run }).from(movedMonth).orderBy(movedMonth.month)

/** Returns the months of which the database has a partition of facts, the oldest first. */
export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = ${getTableName(hourlyFact)}::regclass order by relname`,
  )
  return rows.map(({ name }) => `${name.slice(-7).replace('_', '-')}-01`)
}

/** Returns the facts that are still in the database: those of all months that were not moved. */
export const createOlderFacts = (db: Db, moved: readonly MovedMonth[]): FactHome =>
  createPostgresFacts(db, (hour) =>
    and(
      ...moved.map(({ month }): SQL | undefined => {
        const { from, to } = monthBounds(month)
        // Ranges, so that PostgreSQL does not even open the partitions of those months.
        return or(lt(hour, from), gte(hour, to))
      }),
    ),
  )

/** Removes the rows of months that were moved and compared 30 days ago. */
export async function removeMovedMonths(db: Db, now: Date): Promise<void> {
  const old = await db
    .select({ month: movedMonth.month })
    .from(movedMonth)
    .where(lt(movedMonth.movedAt, new Date(now.getTime() - KEEP_MOVED_MS)))
  for (const { month } of old) {
    const { from, to } = monthBounds(month)
    await db.execute(sql`drop table if exists ${sql.identifier(monthTable(month))}`)
    await db.delete(invalidFact).where(and(gte(invalidFact.hour, from), lt(invalidFact.hour, to)))
  }
}
