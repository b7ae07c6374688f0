import pg from 'pg'

/** Time in ms that a query waits for a connection. */
const CONNECTION_TIMEOUT_MS = 60_000

/**
 * Creates a pool whose connections may break at any moment. A connection that breaks emits an error even while nobody
 * waits for it, such as between two queries of a transaction, and an error without a listener ends the process.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, ...options })
  // The next query of the transaction fails and says so; an idle connection is replaced.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (cause) => console.error(`A database connection was lost: ${cause.message}`))
  return pool
}
