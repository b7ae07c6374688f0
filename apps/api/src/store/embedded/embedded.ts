import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { EMBEDDED_WORKER } from '../../paths.js'
import { openPool } from '../open-pool.js'
import { recordDamage, requireNoRecordedDamage } from './damage-record.js'
import { isBrokenOff, isDamage, watchErrors } from './embedded-errors.js'
import { DatabaseDamaged, databaseFolder, requireIntactFolder } from './embedded-folder.js'
import { EmbeddedStream } from './embedded-stream.js'
import type { EmbeddedWorkerData, FromEmbeddedWorker, ToEmbeddedWorker } from './embedded-worker.js'
import { type FolderLock, lockFolder } from './folder-lock.js'
import { notePages, type PageNote, requireNotedPages } from './noted-pages.js'
import { findShortened } from './shortened-tables.js'

/**
 * Effort of a check for damage. Always checks that every table and index has its file. Pages are compared with their
 * checksums: `slice` checks some, continuing where the last check ended, `start` for two seconds, `all` all of them.
 */
export type CheckEffort = 'slice' | 'start' | 'all'

const CHECK_MS: Record<CheckEffort, number> = { slice: 20, start: 2000, all: 50 }

/** Metadata of an online backup. */
export interface OnlineBackup {
  /** Content of the file `backup_label`, from which the copy recovers. */
  label: string
  /** Names of the first and last file of `pg_wal` that the copy needs. */
  firstWal: string
  lastWal: string
}

/** Embedded database: PostgreSQL in a thread of this process, which holds its folder alone. */
export interface Embedded {
  /**
   * Pool of the `pg` driver with one connection to the thread. So both databases have the same driver, rows,
   * errors and transactions; and with one connection, nothing interleaves with a transaction.
   */
  pool: pg.Pool
  /** Number of syncs to disk. */
  syncCount: () => number
  lock: FolderLock
  /** Returns the first damage found since the database was opened, without looking for more. */
  foundDamage: () => string | undefined
  /** Looks for damaged files; returns the first damage ever found. */
  findDamage: (effort: CheckEffort) => Promise<string | undefined>
  /** Runs `copy` between the start and the stop of an online backup, one at a time. */
  backUp: (copy: () => Promise<void>) => Promise<OnlineBackup>
  /**
   * Closes the database and notes the state of its files, unless they are damaged. With `isOnlyCopied` only if they
   * were compared with a note when it was opened: a copy does not vouch for files that nobody compared.
   */
  close: (options?: { isOnlyCopied: boolean }) => Promise<void>
}

/** Waits for a message of a type. */
const receive = <Type extends FromEmbeddedWorker['type']>(worker: Worker, wanted: Type) =>
  new Promise<Extract<FromEmbeddedWorker, { type: Type }>>((resolve, reject) => {
    const failed = (cause: Error) => settle(() => reject(cause))
    const ended = () => failed(new Error('The embedded database has ended.'))
    const handle = (message: FromEmbeddedWorker) => {
      if (message.type === wanted) settle(() => resolve(message as Extract<FromEmbeddedWorker, { type: Type }>))
      if (message.type === 'failed') failed(new Error(message.message))
    }
    function settle(finish: () => void) {
      worker.off('message', handle).off('error', failed).off('exit', ended)
      finish()
    }
    worker.on('message', handle).on('error', failed).on('exit', ended)
  })

/** Failures to open a database that are no damage to its files. */
const NOT_DAMAGE = /No space left on device|ENOSPC|Permission denied|EACCES|EROFS|Read-only file system|out of memory/i

const errorMessage = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

function openFailure(cause: unknown, dataDir: string): unknown {
  const message = errorMessage(cause)
  if (!existsSync(databaseFolder(dataDir)) || NOT_DAMAGE.test(message)) return cause
  if (/incompatible with server/.test(message))
    return new Error(
      `The database in ${databaseFolder(dataDir)} belongs to another version of PostgreSQL than this Placard (${message}). Start the version of Placard that wrote it.`,
    )
  return new DatabaseDamaged(dataDir, `PostgreSQL cannot open it (${message})`)
}

/** Selects whether pages have checksums, and a table or index without a file. */
const FILE_STATE = `select current_setting('data_checksums') = 'on' as "hasChecksums", (select relname from pg_class where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p'
  and (pg_stat_file(pg_relation_filepath(oid), true)).size is null limit 1) as missing`

/** Ends an online backup; the label names the first file of the log, as in "(file 00000001000000000000000B)". */
const STOP_BACKUP = `select labelfile as label, substring(labelfile from '[(]file ([0-9A-F]{24})[)]') as "firstWal",
  pg_walfile_name(lsn) as "lastWal" from pg_backup_stop(false)`

/**
 * Checkpoint interval in ms. PostgreSQL's background processes would do this; PGlite has none, so its log would grow
 * and recovery after a crash would take longer.
 */
const CHECKPOINT_MS = 300_000

/**
 * Opens the embedded database in `dataDir`, creating it if there is none. Refuses a folder that is in use.
 * `onOpening` gets a function that ends the database at once, like a power cut, and releases the folder.
 */
export async function openEmbedded(
  dataDir: string,
  onOpening?: (abandon: () => Promise<void>) => void,
): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  let lastNote: PageNote | undefined
  try {
    requireIntactFolder(dataDir)
    requireNoRecordedDamage(dataDir)
    lastNote = requireNotedPages(dataDir)
  } catch (cause) {
    lock.release()
    throw cause
  }
  const syncs = new Int32Array(new SharedArrayBuffer(4))
  const data: EmbeddedWorkerData = { folder: databaseFolder(dataDir), syncs }
  const isNew = !existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))
  // Each connection of the pool adds listeners to the thread.
  const startThread = () => new Worker(EMBEDDED_WORKER, { workerData: data }).setMaxListeners(20)
  let worker = startThread()
  let abandoned: Promise<void> | undefined
  onOpening?.(() => {
    abandoned ??= worker.terminate().then(lock.release)
    return abandoned
  })
  try {
    if (isNew) {
      await receive(worker, 'created')
      await worker.terminate()
      if (abandoned) throw new Error('The embedded database has ended.')
      worker = startThread()
    }
    await receive(worker, 'ready')
  } catch (cause) {
    await worker.terminate()
    lock.release()
    throw openFailure(cause, dataDir)
  }
  const post = (message: ToEmbeddedWorker) => {
    try {
      lock.requireHeld()
    } catch (cause) {
      // Both processes would write: this one exits before its next statement.
      process.stderr.write(`${errorMessage(cause)}\n`)
      process.exit(1)
    }
    worker.postMessage(message)
  }
  let damage: string | undefined
  function noteDamage(found: string | undefined): void {
    if (damage !== undefined || found === undefined) return
    damage = found
    try {
      recordDamage(dataDir, found)
    } catch (cause) {
      console.error(`The database is damaged (${found}), which could not be recorded: ${errorMessage(cause)}`)
    }
  }
  let hasBrokenOff = false
  const pool = openPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedStream(worker, post),
  })
  watchErrors(pool, (error) => {
    hasBrokenOff ||= isBrokenOff(error)
    if (isDamage(error)) noteDamage(`PostgreSQL reports: ${error.message ?? ''}`)
  })
  let checking: Promise<void> | undefined
  async function checkPages(effort: CheckEffort): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      const checked = receive(worker, 'checked')
      // Waiting for a message must not swallow the thread's error: a broken database must not go on responding.
      checked.catch((cause: unknown) =>
        setImmediate(() => {
          if (!abandoned) throw cause
        }),
      )
      post({ type: 'check-pages', budgetMs: CHECK_MS[effort], fromStart: isFirst && effort === 'all' })
      const { damage: found, isLast } = await checked
      noteDamage(found)
      if (effort !== 'all' || isLast || damage !== undefined) return
    }
  }
  async function findDamage(effort: CheckEffort): Promise<string | undefined> {
    // The worker's responses don't identify their request, so checks take turns; a `slice` does not wait for a
    // long one.
    while (checking) {
      if (effort === 'slice') return damage
      await checking
    }
    if (damage !== undefined) return damage
    const { rows } = await pool.query<{ hasChecksums: boolean; missing: string | null }>(FILE_STATE)
    const { hasChecksums = false, missing = null } = rows[0] ?? {}
    if (missing !== null) noteDamage(`the file of ${missing} is missing`)
    if (checking || !hasChecksums || damage !== undefined) return damage
    checking = checkPages(effort).finally(() => {
      checking = undefined
    })
    await checking
    return damage
  }
  let isBackingUp = false
  async function backUp(copy: () => Promise<void>): Promise<OnlineBackup> {
    if (isBackingUp) throw new Error('Another backup is running. Wait until it has ended.')
    isBackingUp = true
    try {
      await pool.query("select pg_backup_start('placard', true)")
      await copy().catch(async (cause: unknown) => {
        await pool.query(STOP_BACKUP)
        throw cause
      })
      const { rows } = await pool.query<OnlineBackup>(STOP_BACKUP)
      const [backup] = rows
      if (!backup) throw new Error('The database did not end the backup.')
      return backup
    } finally {
      isBackingUp = false
    }
  }
  const checkpoints = setInterval(() => {
    // A checkpoint removes parts of the log that a running backup needs.
    if (!isBackingUp && !abandoned)
      pool.query('checkpoint').catch((cause) => console.error(`A checkpoint failed: ${errorMessage(cause)}`))
  }, CHECKPOINT_MS).unref()
  const close: Embedded['close'] = async ({ isOnlyCopied } = { isOnlyCopied: false }) => {
    clearInterval(checkpoints)
    if (abandoned) return abandoned
    if (lastNote && !hasBrokenOff && damage === undefined) {
      noteDamage(await findShortened(pool, lastNote).catch(() => undefined))
      if (damage !== undefined) console.error(`The database is damaged: ${damage}.`)
    }
    await pool.end()
    const closed = receive(worker, 'closed')
    post({ type: 'close' })
    await closed
    await worker.terminate()
    try {
      // A note of damaged files would vouch for them.
      if (damage === undefined && (lastNote || !isOnlyCopied)) notePages(dataDir, lastNote)
    } catch (cause) {
      console.error(
        `The sizes of the database's files were not noted, so the next start cannot compare them: ${errorMessage(cause)}`,
      )
    }
    lock.release()
  }
  return { pool, syncCount: () => Atomics.load(syncs, 0), lock, foundDamage: () => damage, findDamage, backUp, close }
}
