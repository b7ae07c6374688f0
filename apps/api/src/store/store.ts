import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { MIGRATIONS_DIR } from '../paths.js'
import { openEmbedded } from './embedded.js'
import * as schema from './schema.js'

/** The database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** The open database, its tables up to date. */
export interface Store {
  db: Db
  kind: 'embedded' | 'postgres'
  /** How often the embedded database has synced to disk; undefined on PostgreSQL, which does that itself. */
  syncCount?: () => number
  close: () => Promise<void>
}

/** Any number will do, as long as nothing else in the database uses it. */
const MIGRATION_LOCK = 7_205_110

/**
 * Brings the tables up to date. The advisory lock lets several servers start at once on one database. It is one of the
 * transaction, not of the session: behind a pooler each transaction may have another session.
 */
async function migrateTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    // The transaction that this begins is ours, since there is one already; what it commits or rolls back frees the lock.
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** Opens PostgreSQL when there is a URL, else the embedded database in `dataDir`. */
export async function openStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Store> {
  const embedded = databaseUrl === undefined ? await openEmbedded(dataDir) : undefined
  const pool = embedded?.pool ?? new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const close = embedded?.close ?? (() => pool.end())
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', (cause) => console.error(`A database connection was lost: ${cause.message}`))
  try {
    await migrateTables(pool)
  } catch (cause) {
    await close()
    throw cause
  }
  const db = drizzle(pool, { schema })
  return { db, kind: embedded ? 'embedded' : 'postgres', ...(embedded && { syncCount: embedded.syncCount }), close }
}
