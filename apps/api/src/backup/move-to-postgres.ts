import { existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { openEmbedded } from '../store/embedded/embedded.js'
import { databaseFolder } from '../store/embedded/embedded-folder.js'
import { openPool } from '../store/open-pool.js'
import { migrateTables, requireKnownMigrations } from '../store/store.js'

/** Number of tables and rows that were copied. */
export interface Moved {
  tables: number
  rows: number
}

interface Table {
  name: string
  /** Parent of a partition, and its bounds. */
  parent: string | null
  bound: string | null
  pages: number
}

/** Number of 8 kB pages that are read at once, because the embedded database holds a response in memory. */
const PAGES_AT_ONCE = 1000

const TABLES = `select quote_ident(c.relname) as name, quote_ident(p.relname) as parent, pg_get_expr(c.relpartbound, c.oid) as bound,
    (pg_relation_size(c.oid) / 8192)::int as pages
  from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`

const REFERENCES = `select quote_ident(f.relname) as "from", quote_ident(t.relname) as "to" from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0 and k.conrelid <> k.confrelid`

const COLUMNS = `select string_agg(quote_ident(attname), ', ' order by attname) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

/** Sorts tables so that each comes after those it references. */
function inOrderOfReferences(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const names = new Set(tables.map(({ name }) => name))
  const done = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, parent }) =>
        !done.has(name) &&
        references.every(({ from, to }) => (from !== name && from !== parent) || !names.has(to) || done.has(to)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    for (const table of next) done.add(table.name)
    ordered.push(...next)
  }
  return ordered
}

/** Returns the number of a table's rows and a checksum of their content that does not depend on their order. */
async function digest(client: pg.PoolClient, { name }: Table, columns: string): Promise<{ rows: number; sum: string }> {
  const { rows } = await client.query<{ rows: number; sum: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0)::text as sum from ${name}`,
  )
  return rows[0] ?? { rows: 0, sum: '0' }
}

async function loadColumns(client: pg.PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(COLUMNS, [name])
  return rows[0]?.columns ?? ''
}

/** Copies a table in batches in PostgreSQL's text format, so that every value arrives unchanged. */
async function copyTable(source: pg.PoolClient, target: pg.PoolClient, table: Table): Promise<number> {
  const { name, parent, bound, pages } = table
  if (parent !== null) await target.query(`create table if not exists ${name} partition of ${parent} ${bound}`)
  const columns = await loadColumns(source, name)
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const piece = `select ${columns} from ${name} where ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`
    await pipeline(
      source.query(copyTo(`copy (${piece}) to stdout`)),
      target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
    )
  }
  const [before, after] = [await digest(source, table, columns), await digest(target, table, columns)]
  if (before.rows !== after.rows || before.sum !== after.sum)
    throw new Error(
      `The table ${name} has other contents in the new database (${before.rows} rows before, ${after.rows} now).`,
    )
  return before.rows
}

async function requireEmpty(target: pg.Pool): Promise<void> {
  const { rows } = await target.query(
    "select count(*)::int as tables from pg_class where relkind in ('r', 'p') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)",
  )
  if (rows[0].tables > 0)
    throw new Error(
      'The database of that URL is not empty. Create a new one, such as with “createdb placard”; nothing was changed.',
    )
}

/** Settings of both sessions, so that values are formatted equally. */
const SETTINGS = "set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1"

/**
 * Copies the embedded database of a stopped server into an empty PostgreSQL database in one transaction, and
 * compares both. The embedded one does not change.
 */
export async function moveToPostgres(dataDir: string, url: string, print: (text: string) => void): Promise<Moved> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error('Give an address such as postgres://user:password@host:5432/database.')
  if (!existsSync(databaseFolder(dataDir))) throw new Error(`There is no embedded database in ${dataDir}.`)
  const target = openPool({ connectionString: url })
  try {
    await requireEmpty(target)
    const embedded = await openEmbedded(dataDir)
    try {
      await requireKnownMigrations(embedded.pool)
      await migrateTables(embedded.pool)
      await migrateTables(target)
      return await copyDatabase(embedded.pool, target, print)
    } finally {
      await embedded.close({ isOnlyCopied: true })
    }
  } finally {
    await target.end()
  }
}

async function copyDatabase(from: pg.Pool, to: pg.Pool, print: (text: string) => void): Promise<Moved> {
  const source = await from.connect()
  const target = await to.connect()
  try {
    for (const client of [source, target]) await client.query(SETTINGS)
    const { rows: tables } = await source.query<Table>(TABLES)
    const { rows: references } = await source.query<{ from: string; to: string }>(REFERENCES)
    let moved = 0
    await target.query('begin')
    for (const table of inOrderOfReferences(tables, references)) {
      const rows = await copyTable(source, target, table)
      print(`${table.name}: ${rows} rows`)
      moved += rows
    }
    await target.query('commit')
    await target.query('analyze')
    return { tables: tables.length, rows: moved }
  } catch (cause) {
    await target.query('rollback').catch(() => undefined)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Nothing was moved: ${reason} Drop the new database and create it again before the next attempt.`)
  } finally {
    source.release()
    target.release()
  }
}
