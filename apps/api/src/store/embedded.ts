import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { EMBEDDED_WORKER } from '../paths.js'
import { EmbeddedStream } from './embedded-stream.js'
import type { EmbeddedWorkerData, FromEmbeddedWorker, ToEmbeddedWorker } from './embedded-worker.js'
import { lockFolder } from './folder-lock.js'

/** The embedded database: PostgreSQL in a thread of this process, its files in a folder that it holds alone. */
export interface Embedded {
  /**
   * The driver's own pool over one connection to the thread. So one driver, one shape of rows and errors and real
   * transactions serve both databases; and since there is one connection, nothing interleaves with a transaction.
   */
  pool: pg.Pool
  /** How often the database has synced to disk. */
  syncCount: () => number
  close: () => Promise<void>
}

const answer = (worker: Worker, wanted: FromEmbeddedWorker['type']) =>
  new Promise<void>((resolve, reject) => {
    const failed = (cause: Error) => settle(() => reject(cause))
    const ended = () => failed(new Error('The embedded database has ended.'))
    const receive = (message: FromEmbeddedWorker) => {
      if (message.type === wanted) settle(resolve)
      if (message.type === 'failed') failed(new Error(`The embedded database failed: ${message.message}`))
    }
    function settle(finish: () => void) {
      worker.off('message', receive).off('error', failed).off('exit', ended)
      finish()
    }
    worker.on('message', receive).on('error', failed).on('exit', ended)
  })

/** Opens the embedded database in `dataDir`, creating it when there is none. Refuses a folder that is in use. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  const syncs = new Int32Array(new SharedArrayBuffer(4))
  const data: EmbeddedWorkerData = { folder: join(dataDir, 'database'), syncs }
  const worker = new Worker(EMBEDDED_WORKER, { workerData: data })
  // Each connection of the pool listens to the thread while it lives.
  worker.setMaxListeners(20)
  try {
    await answer(worker, 'ready')
  } catch (cause) {
    await worker.terminate()
    lock.release()
    throw cause
  }
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // Whoever asked for a second connection inside a transaction would wait for ever.
    connectionTimeoutMillis: 60_000,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedStream(worker),
  })
  return {
    pool,
    syncCount: () => Atomics.load(syncs, 0),
    async close() {
      await pool.end()
      const closed = answer(worker, 'closed')
      const close: ToEmbeddedWorker = { type: 'close' }
      worker.postMessage(close)
      await closed
      await worker.terminate()
      lock.release()
    },
  }
}
