import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** SQLSTATE of damaged tables and indexes. */
const DAMAGE = /^XX00[12]$/
/** SQLSTATE of a failed or missing file, which is damage if it was read: a full disk fails too when it is written. */
const FILE_FAILURE = /^(58030|58P01)$/
const READING = /^could not (read|open)/

/** Returns whether an error of PostgreSQL means that its files are damaged. */
export const isDamage = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  DAMAGE.test(code) || (FILE_FAILURE.test(code) && READING.test(message))

/** SQLSTATE classes of failures that may end a statement halfway: resources, operator, system and internal. */
const BROKEN_OFF = /^(53|57|58|XX)/

/** Returns whether an error may have ended a statement such as VACUUM after it changed files. */
export const isBrokenOff = ({ code = '' }: { code?: string }): boolean => BROKEN_OFF.test(code)

/** Calls `report` with each error of the database, whoever sent the query. */
export function watchErrors(pool: pg.Pool, report: (error: { code?: string; message?: string }) => void): void {
  pool.on('connect', (client) => {
    // The driver tells the sender of a query only; its connection has the event, but not in the types.
    const { connection } = client as pg.PoolClient & { connection: EventEmitter }
    connection.on('errorMessage', report)
  })
}
