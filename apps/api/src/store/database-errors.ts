import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * Faults of the database, or of the disk with the files, that are no fault of the request: it cannot be reached, it
 * rolled back one of two conflicting transactions, its disk is full or read-only, or it found damage.
 */
export type StorageFault = 'unreachable' | 'conflict' | 'full' | 'read-only' | 'damaged'

/**
 * Codes by fault: PostgreSQL's SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) and those of
 * the operating system. 25006 is a write on a standby, after a failover.
 */
const CODES: readonly (readonly [StorageFault, RegExp])[] = [
  ['unreachable', /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/],
  ['unreachable', /^(57P0\d|53300|25006|08\w{3})$/],
  ['conflict', /^(40001|40P01)$/],
  ['full', /^(53100|ENOSPC|EDQUOT)$/],
  ['damaged', /^(XX001|XX002)$/],
  ['read-only', /^EROFS$/],
]

/** Messages by fault of errors without a code of their own: the driver's, and what PostgreSQL says of its disk. */
const MESSAGES: readonly (readonly [StorageFault, RegExp])[] = [
  ['unreachable', /^Connection terminated( unexpectedly| due to connection timeout)?$/],
  ['unreachable', /^Client (has encountered a connection error|was closed) and is not queryable$/],
  ['unreachable', /^timeout (exceeded when trying to connect|expired)$/],
  ['full', /No space left on device|ENOSPC/],
  ['read-only', /Read-only file system|EROFS/],
]

/** Codes of a folder that may not be written, if a call of the file system failed with them. */
const FORBIDDEN = /^(EACCES|EPERM)$/
const FILE_CALL = /^(open|mkdir|rename|unlink|rm|write|copyfile|utime|access|link)$/

/** Returns the error of the driver or the file system behind an error of a query. */
export const findCause = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** Returns the SQLSTATE or the operating system's code of an error; empty without one. */
export function readErrorCode(error: unknown): string {
  const cause = findCause(error)
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : ''
}

const isFileCall = (cause: unknown) =>
  cause instanceof Error && 'syscall' in cause && FILE_CALL.test(String(cause.syscall))

/** Returns which fault of the storage an error tells of; undefined for any other error. */
export function findStorageFault(error: unknown): StorageFault | undefined {
  const cause = findCause(error)
  const code = readErrorCode(error)
  const message = cause instanceof Error ? cause.message : ''
  const [fault] =
    CODES.find(([, pattern]) => pattern.test(code)) ?? MESSAGES.find(([, pattern]) => pattern.test(message)) ?? []
  return fault ?? (FORBIDDEN.test(code) && isFileCall(cause) ? 'read-only' : undefined)
}

/** Returns whether work failed only because the database was away: it should be done again, however often. */
export const isDatabaseAway = (error: unknown): boolean => findStorageFault(error) === 'unreachable'
