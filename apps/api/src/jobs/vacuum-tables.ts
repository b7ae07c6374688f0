import { DAY_MS } from '@placard/domain/internal/dates'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import type { JobHandler } from '../job-runner.js'
import type { Db } from '../store/store.js'

/**
 * Runs VACUUM and ANALYZE on every table, because PGlite has no autovacuum. One table at a time, so that requests
 * run in between.
 */
export async function vacuumTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}

/** Creates the handler that vacuums the tables every day. Only embedded databases queue this job. */
export const vacuumTablesJob =
  ({ db, now }: Pick<Context, 'db' | 'now'>): JobHandler =>
  async ({ postpone }) => {
    await vacuumTables(db)
    await postpone(db, { dueAt: new Date(now().getTime() + DAY_MS), resetTries: true })
  }
