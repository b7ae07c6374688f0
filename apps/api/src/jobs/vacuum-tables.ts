import { sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import type { Db } from '../store/store.js'
import type { JobHandler } from './job-runner.js'

const DAY_MS = 86_400_000

/**
 * Frees the room of deleted rows and counts what each table holds, so that the database plans well. PostgreSQL does so
 * by itself (autovacuum); the embedded database has nobody who would. Table by table, so that calls get in between.
 */
export async function vacuumTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}

/** Tends the tables every day. Only embedded databases have such a job. */
export const vacuumTablesJob =
  ({ db, now }: Pick<Context, 'db' | 'now'>): JobHandler =>
  async ({ postpone }) => {
    await vacuumTables(db)
    await postpone(db, { dueAt: new Date(now().getTime() + DAY_MS), resetTries: true })
  }
