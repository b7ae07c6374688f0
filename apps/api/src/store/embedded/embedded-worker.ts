import { existsSync, fdatasyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
// With the endings of the sources: in tests Node itself loads this file, without a bundler.
import { syncTree } from '../../files/fsync.ts'
import { createPageCheck, type PagesChecked } from './embedded-pages.ts'

/** What the thread is started with: the folder, and a shared counter of the syncs to disk. */
export interface EmbeddedWorkerData {
  folder: string
  syncs: Int32Array
}

/** What the thread is sent: bytes of PostgreSQL's protocol, or the wish to check pages on disk or to end. */
export type ToEmbeddedWorker =
  | { type: 'bytes'; bytes: Uint8Array }
  | { type: 'check-pages'; budgetMs: number; fromStart: boolean }
  | { type: 'close' }

/** What the thread answers. */
export type FromEmbeddedWorker =
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

const STARTUP_PACKET = 0
/** PostgreSQL's simple query 'rollback': type, length, text, NUL. */
const ROLLBACK = new Uint8Array([0x51, 0, 0, 0, 13, ...new TextEncoder().encode('rollback'), 0])

/**
 * Files in a folder whose writes reach the disk. As shipped, PGlite never syncs: its file system has no fsync, so what
 * was acknowledged survives a killed process but not a power cut. Reaches into internals: pin PGlite, keep the test.
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

/** The parts as one. Not by Buffer, which cuts small ones out of a shared store that would be moved with them. */
function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** PostgreSQL's log of an open that failed, without moments and process ids; it ends with the cause. */
class OpenLog {
  private lines: string[] = []
  readonly add = (text: string): boolean => {
    const [, line] = /\b(?:LOG|WARNING|ERROR|FATAL|PANIC|DETAIL): +(.*)/.exec(text) ?? []
    if (line !== undefined) this.lines = [...this.lines.slice(-2), line]
    return true
  }

  /** PostgreSQL's words for a failure, or the error's own where PostgreSQL said nothing. */
  explain(cause: unknown): string {
    const message = cause instanceof Error ? cause.message : String(cause)
    return this.lines.length > 0 ? this.lines.join('; ') : message
  }
}

const START_PARAMS = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** Creates the database beside its place and moves it there when it is complete, so that a folder is never half made. */
async function createDatabase(data: EmbeddedWorkerData, log: OpenLog): Promise<void> {
  const unfinished = `${data.folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const fs = new DurableNodeFS({ ...data, folder: unfinished })
  await (await PGlite.create({ fs, startParams: START_PARAMS, onStderr: log.add })).close()
  syncTree(unfinished)
  renameSync(unfinished, data.folder)
}

/** Answers PostgreSQL's protocol from the folder, one message after the other: the thread has one session. */
async function serve(port: MessagePort, data: EmbeddedWorkerData, log: OpenLog): Promise<void> {
  const send = (message: FromEmbeddedWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved)
  if (!existsSync(join(data.folder, 'PG_VERSION'))) await createDatabase(data, log)
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
    // A client that comes anew must not find the transaction of one that was dropped in the middle.
    if (message.bytes[0] === STARTUP_PACKET && database.isInTransaction()) database.execProtocolRawSync(ROLLBACK)
    const parts: Uint8Array<ArrayBuffer>[] = []
    // What this throws ends the thread and so the server: a broken database must not go on answering. Unlike its sister
    // that answers whole, this call does not take the answer apart on the way, which is half the work of a long one.
    await database.execProtocolRawStream(message.bytes, {
      syncToFs: false,
      // A copy: the part lies in the database's own memory.
      onRawData: (part) => void parts.push(new Uint8Array(part)),
    })
    // In one message: the driver asks on as soon as it reads of an error, and what follows would be taken for the answer.
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
