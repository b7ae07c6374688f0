import type pg from 'pg'
import { PAGE_BYTES } from './embedded-pages.js'
import type { PageNote } from './noted-pages.js'

/** Selects tables and indexes whose file is shorter than when VACUUM, ANALYZE or CREATE INDEX last counted its pages. */
const SHORT = `select relname as name, pg_relation_filepath(oid) as path, bytes
  from (select oid, relname, relpages, pg_relation_size(oid)::float8 as bytes from pg_class
    where relkind in ('r', 'i', 't', 'm') and relpersistence = 'p') as sizes
  where bytes < relpages::float8 * ${PAGE_BYTES}`

/**
 * Returns the first table or index that was shortened while the database was open, though not by PostgreSQL: shorter
 * than at the last clean stop, and than PostgreSQL last counted. Only VACUUM shortens a file, and it counts the pages
 * afterwards: so sound only if nothing failed in between, neither by a crash (then there is no note) nor by an error.
 */
export async function findShortened(pool: pg.Pool, note: PageNote): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string; path: string; bytes: number }>(SHORT)
  for (const { name, path, bytes } of rows) {
    // A table of more than 1 GB has further files, which may have been removed: the sum is compared.
    const files = Object.entries(note.files).filter(([file]) => file === path || file.startsWith(`${path}.`))
    const before = files.reduce((sum, [, file]) => sum + file.bytes, 0)
    if (bytes < before)
      return `the file ${path} of ${name} has ${bytes} bytes, but had ${before} when Placard was last stopped, and PostgreSQL did not shorten it`
  }
  return undefined
}
