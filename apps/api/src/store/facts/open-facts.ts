import { sql } from 'drizzle-orm'
import type { Config } from '../../config.js'
import { createClickHouseFacts, type FactsOptions } from '../clickhouse/clickhouse-facts.js'
import { connectEngine, type Engine, withTables } from '../clickhouse/engine.js'
import { createTables } from '../clickhouse/tables.js'
import type { Db } from '../store.js'
import type { FactHome } from './fact-home.js'
import { createPostgresFacts } from './postgres-facts.js'

/** Key of the advisory lock; unique in this database. */
const TABLES_LOCK = 7_205_114

/** Home of facts, and the ClickHouse that they are in; undefined for the database itself. */
export interface OpenFacts {
  facts: FactHome
  engine: Engine | undefined
}

/** Returns the facts on a connected ClickHouse. Its tables are created by one server at a time, before their first use. */
export function openClickHouseFacts(
  connected: Engine,
  db: Db,
  print: (text: string) => void,
  options?: FactsOptions,
): OpenFacts {
  const engine = withTables(connected, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${TABLES_LOCK})`)
      await createTables(connected)
    }),
  )
  return { engine, facts: createClickHouseFacts(engine, db, print, options) }
}

/** Opens the home of facts: ClickHouse if there is a URL, else the database. ClickHouse may be away at that time. */
export async function openFacts(
  { clickHouse }: Pick<Config, 'clickHouse'>,
  db: Db,
  print: (text: string) => void,
): Promise<OpenFacts> {
  if (!clickHouse) return { facts: createPostgresFacts(db), engine: undefined }
  return openClickHouseFacts(await connectEngine(clickHouse), db, print)
}
