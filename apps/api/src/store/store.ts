import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { MIGRATIONS_DIR } from '../paths.js'
import { type Embedded, openEmbedded } from './embedded/embedded.js'
import { DatabaseDamaged } from './embedded/embedded-folder.js'
import { openPool } from './open-pool.js'
import * as schema from './schema.js'

/** Database or transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** Open database with up-to-date tables. */
export interface Store {
  db: Db
  kind: 'embedded' | 'postgres'
  /** The embedded database; undefined on PostgreSQL. */
  embedded: Embedded | undefined
  close: () => Promise<void>
}

/** Error for a database that a newer version has migrated. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew'
}

/**
 * Throws if the database has migrations that this version does not know: it could destroy data of the newer version.
 * They are identified by their timestamp, as in the migrator; a file's hash depends on its line endings.
 */
export async function requireKnownMigrations(database: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows: tables } = await database.query("select to_regclass('drizzle.__drizzle_migrations') as found")
  if (tables[0].found === null) return
  const { rows } = await database.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  )
  const migrationTimes = new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR }).map(({ folderMillis }) => folderMillis),
  )
  const unknown = rows.filter(({ at }) => !migrationTimes.has(Number(at))).length
  if (unknown > 0)
    throw new DatabaseTooNew(
      `The database was changed by a newer version of Placard: ${unknown} of its ${rows.length} migrations are unknown to this one. Nothing was changed. Start that version or a later one, or restore a backup that this version made.`,
    )
}

/** Key of the advisory lock; unique in this database. */
const MIGRATION_LOCK = 7_205_110

/**
 * Runs pending migrations. The advisory lock allows several servers to start at once. It is a transaction's lock and
 * not a session's, because behind a pooler each transaction may have another session.
 */
export async function migrateTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await requireKnownMigrations(client)
    // The transaction that this begins is ours, since there is one already; what it commits or rolls back frees the lock.
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR })
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/**
 * Opens PostgreSQL if there is a URL, else the embedded database in `dataDir`. `onOpening` gets a function that lets
 * go of the embedded database, also before it is open.
 */
export async function openStore(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  onOpening?: (abandon: () => Promise<void>) => void,
): Promise<Store> {
  const embedded = databaseUrl === undefined ? await openEmbedded(dataDir, onOpening) : undefined
  const pool = embedded?.pool ?? openPool({ connectionString: databaseUrl, max: 10 })
  const close = embedded?.close ?? (() => pool.end())
  try {
    const damage = await embedded?.findDamage('start')
    if (damage !== undefined) throw new DatabaseDamaged(dataDir, damage)
    await migrateTables(pool)
  } catch (cause) {
    await close()
    throw cause
  }
  const db = drizzle(pool, { schema })
  return { db, kind: embedded ? 'embedded' : 'postgres', embedded, close }
}
