import { existsSync, fdatasyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
// With the sources' extension, because Node loads this file without a bundler in tests.
import { syncTree } from '../../fsync.ts'
import { createPageCheck, type PagesChecked } from './embedded-pages.ts'

/** Data for the thread: the folder, and a shared counter of syncs to disk. */
export interface EmbeddedWorkerData {
  folder: string
  syncs: Int32Array
}

/** Messages to the thread: bytes of PostgreSQL's protocol, or requests to check pages or to close. */
export type ToEmbeddedWorker =
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'check-pages'; budgetMs: number; fromStart: boolean }
  | { type: 'close' }

/** Messages from the thread. */
export type FromEmbeddedWorker =
  | { type: 'created' }
  | { type: 'ready' }
  | { type: 'bytes'; bytes: Uint8Array }
  | ({ type: 'checked' } & PagesChecked)
  | { type: 'closed' }
  | { type: 'failed'; message: string }

interface NodeFileStream {
  nfd?: number
}

interface ModuleWithNodeFS {
  NODEFS: { stream_ops: { fsync?: (stream: NodeFileStream) => number } }
}

/** Longest delay of a timer in ms; Node runs one with a longer delay at once, again and again. */
const MAX_TIMER_MS = 2 ** 31 - 1
const { setTimeout: startTimer } = globalThis
// PGlite sets an alarm at a time of the wall clock, which may be months away after the clock was turned back.
globalThis.setTimeout = Object.assign(
  (run: () => void, delayMs?: number, ...values: []) =>
    startTimer(run, Math.min(delayMs ?? 0, MAX_TIMER_MS), ...values),
  startTimer,
)

const STARTUP_PACKET = 0
/** PostgreSQL's simple query 'rollback': type, length, text, NUL. */
const ROLLBACK = new Uint8Array([0x51, 0, 0, 0, 13, ...new TextEncoder().encode('rollback'), 0])

/**
 * File system whose writes reach the disk. PGlite's own has no fsync, so acknowledged data survives a killed process
 * but not a power cut. Uses internals of PGlite: pin its version and keep the test.
 */
class DurableNodeFS extends NodeFS {
  private readonly syncs: Int32Array

  constructor({ folder, syncs }: EmbeddedWorkerData) {
    super(folder)
    this.syncs = syncs
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args)
    const preRun = started.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new Error('This PGlite starts in another way: its syncs to disk would be lost.')
    preRun.push((module: unknown) => {
      ;(module as ModuleWithNodeFS).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) {
          fdatasyncSync(nfd)
          Atomics.add(this.syncs, 0, 1)
        }
        return 0
      }
    })
    return started
  }
}

/** Concatenates parts. Buffer would allocate small ones in a shared pool, which would be transferred with them. */
function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Collects PostgreSQL's log of a failed start, without timestamps and process ids; the cause is at its end. */
class OpenLog {
  private lines: string[] = []
  readonly add = (text: string): boolean => {
    const [, line] = /\b(?:LOG|WARNING|ERROR|FATAL|PANIC|DETAIL): +(.*)/.exec(text) ?? []
    if (line !== undefined) this.lines = [...this.lines.slice(-2), line]
    return true
  }

  /** Returns PostgreSQL's message for a failure, or the error's own if there is none. */
  explain(cause: unknown): string {
    const message = cause instanceof Error ? cause.message : String(cause)
    return this.lines.length > 0 ? this.lines.join('; ') : message
  }
}

/** Settings of PostgreSQL. Its default buffers of 128 MB would copy files that the system has in memory anyway. */
const SETTINGS = ['wal_sync_method=fsync', 'shared_buffers=32MB']
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
]

/** Creates the database beside its folder and renames it when it is complete, so that a folder is never incomplete. */
async function createDatabase(data: EmbeddedWorkerData, log: OpenLog): Promise<void> {
  const unfinished = `${data.folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const fs = new DurableNodeFS({ ...data, folder: unfinished })
  await (await PGlite.create({ fs, startParams: START_PARAMS, onStderr: log.add })).close()
  syncTree(unfinished)
  renameSync(unfinished, data.folder)
}

/**
 * Serves PostgreSQL's protocol from the folder, one message after the other: the thread has one session. Without a
 * database it creates one and ends: memory of WebAssembly is only released with its thread.
 */
async function serve(port: MessagePort, data: EmbeddedWorkerData, log: OpenLog): Promise<void> {
  const send = (message: FromEmbeddedWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)
  if (!existsSync(join(data.folder, 'PG_VERSION'))) {
    await createDatabase(data, log)
    send({ type: 'created' })
    return port.close()
  }
  const database = await PGlite.create({
    fs: new DurableNodeFS(data),
    startParams: START_PARAMS,
    onStderr: log.add,
  })
  let checkPages = createPageCheck(data.folder)
  port.on('message', async (message: ToEmbeddedWorker) => {
    if (message.type === 'close') {
      await database.close()
      send({ type: 'closed' })
      return port.close()
    }
    if (message.type === 'check-pages') {
      if (message.fromStart) checkPages = createPageCheck(data.folder)
      return send({ type: 'checked', ...checkPages(message.budgetMs) })
    }
    // A new client must not be in the transaction of one that was disconnected.
    if (message.bytes[0] === STARTUP_PACKET && database.isInTransaction()) database.execProtocolRawSync(ROLLBACK)
    const parts: Uint8Array<ArrayBuffer>[] = []
    // An error here ends the thread and the server: a broken database must not go on responding. Unlike
    // `execProtocolRaw`, this call does not parse the response on the way, which is half the work of a long one.
    await database.execProtocolRawStream(message.bytes, {
      syncToFs: false,
      // Copied, because the part is in the database's own memory.
      onRawData: (part) => void parts.push(new Uint8Array(part)),
    })
    // Sent as one message: the driver stops reading at an error and would read the rest as the next response.
    const bytes = joined(parts)
    send({ type: 'bytes', bytes }, [bytes.buffer])
  })
  send({ type: 'ready' })
}

if (parentPort) {
  const port = parentPort
  const log = new OpenLog()
  serve(port, workerData as EmbeddedWorkerData, log).catch((cause: unknown) => {
    const failed: FromEmbeddedWorker = { type: 'failed', message: log.explain(cause) }
    port.postMessage(failed)
    port.close()
  })
}
