import type pg from 'pg'
import type { Embedded } from './embedded.js'
import { DatabaseDamaged } from './embedded-folder.js'

/** Selects a unique index of each table, those of large values too, with its columns. */
const KEYS = `select distinct on (indrelid) indrelid::regclass::text as "table",
    (select string_agg(pg_get_indexdef(indexrelid, n, false), ', ' order by n) from generate_series(1, indnkeyatts) as n) as columns
  from pg_index join pg_class on pg_class.oid = indrelid
  where indisunique and indisvalid and indpred is null and relkind in ('r', 't') and relpersistence = 'p'
  order by indrelid, indisprimary desc`

/** Reads every row by a unique index. */
async function readRowsByIndex(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // An index alone may respond for pages that VACUUM has marked, without a look at the table.
    for (const name of ['enable_seqscan', 'enable_bitmapscan', 'enable_indexonlyscan', 'enable_sort'])
      await client.query(`set local ${name} = off`)
    const { rows } = await client.query<{ table: string; columns: string }>(KEYS)
    for (const { table, columns } of rows)
      await client.query(`select count(*) from (select 1 from ${table} order by ${columns}) as "row"`)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/**
 * Throws `DatabaseDamaged` if an index leads to a row whose page was cut off: a scan of the table ends where its file
 * ends. Takes the database's time, so only while no server serves it.
 */
export async function requireReadableRows(dataDir: string, { pool, foundDamage }: Embedded): Promise<void> {
  await readRowsByIndex(pool).catch((cause: unknown) => {
    const damage = foundDamage()
    throw damage === undefined ? cause : new DatabaseDamaged(dataDir, damage)
  })
}
