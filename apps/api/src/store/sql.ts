import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './store.js'

/** Returns the condition that a column is one of some ids, with a single parameter however many there are. */
export const equalsAny = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::text[])`

/** Returns a column with an alias, as `readColumns` requires. */
export const named = <Column extends PgColumn, Name extends string>(
  column: Column,
  name: Name,
): SQL.Aliased<Column['_']['data']> => sql<Column['_']['data']>`${column}`.as(name)

/**
 * Reads a query with very many rows: each column is sent as one JSON list, which takes half the time of separate
 * rows and fields. `names` are the aliases of the query's fields, which have to be texts, numbers or booleans.
 */
export async function readColumns<Row extends Record<string, string | number | boolean | null>>(
  db: Db,
  query: SQLWrapper & PromiseLike<Row[]>,
  names: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const lists = names.map((name) => sql`json_agg(${sql.identifier(name)})::text as ${sql.identifier(name)}`)
  const { rows } = await db.execute<Record<string, string | null>>(
    sql`select ${sql.join(lists, sql`, `)} from (${query}) as wanted`,
  )
  const columns = names.map((name): Row[typeof name][] => JSON.parse(rows[0]?.[name] ?? '[]'))
  const found: Row[] = []
  const count = columns[0]?.length ?? 0
  for (let index = 0; index < count; index++) {
    const row: Partial<Row> = {}
    // A loop by index: entries of objects would create a million pairs.
    for (let at = 0; at < names.length; at++) row[names[at] as keyof Row] = columns[at]?.[index]
    found.push(row as Row)
  }
  return found
}
