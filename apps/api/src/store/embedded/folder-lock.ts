import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** Error for a folder that another process uses. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** Lock of a folder, held by this process. */
export interface FolderLock {
  /** Handles requests to the lock's socket that carry its key; before it is set they get 503. */
  onRequest: (listener: RequestListener) => void
  /**
   * Throws `FolderInUse` if another process has taken over the folder, which may happen after this one was
   * suspended for a minute.
   */
  requireHeld: () => void
  release: () => void
}

const HEARTBEAT_MS = 10_000
/** Time in ms without a heartbeat after which a holder is presumed dead, if its process cannot be looked up. */
const SILENT_MS = 60_000
const TAKEOVER_MS = 10_000
/** Unix limits a socket's path to 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 100

const holderSchema = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  host: z.string(),
  /** Ids of the running kernel, its process namespace and the mounted file system; empty where the system has none. */
  boot: z.string().default(''),
  pidNamespace: z.string().default(''),
  device: z.string().default(''),
  /** Socket of the holder: a name in the folder, or an absolute path if the folder cannot contain one. */
  socket: z.string().default(''),
  /** Key for requests to the socket: whoever can read the lock may read the folder. */
  key: z.string().default(''),
})
type Holder = z.infer<typeof holderSchema>

function readText(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

const bootID = () => readText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
const pidNamespace = () => readText(() => readlinkSync('/proc/self/ns/pid'))
const readDevice = (folder: string) => String(statSync(folder).dev)

/** Returns the start time of a process on Linux, because its id may have been reused; empty elsewhere. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const measureAge = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)

const lockFile = (folder: string) => join(folder, 'lock')

function readHolder(folder: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lockFile(folder), 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns whether a process of this kernel listens on a socket. */
const listens = (path: string) =>
  new Promise<boolean>((done) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      done(true)
    })
    // Any other error, such as a full backlog, may come from a live holder.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })

/**
 * Returns whether the process that wrote the lock still holds it. Under the same kernel and on the same mounted file
 * system its socket decides, also between containers: a kernel refuses connections as soon as the listener is dead.
 * Otherwise the process id decides where both processes share one numbering, and the heartbeat where they do not.
 */
async function isHeld(folder: string): Promise<boolean> {
  const holder = readHolder(folder)
  // An unreadable lock may just be being written.
  if (!holder) return measureAge(lockFile(folder)) < TAKEOVER_MS
  const isSameKernel = holder.boot === bootID()
  if (isSameKernel && holder.boot !== '' && holder.device === readDevice(folder) && holder.socket !== '')
    if (!isAbsolute(holder.socket)) return listens(join(folder, holder.socket))
  const sharesPids = isSameKernel && holder.host === hostname() && holder.pidNamespace === pidNamespace()
  if (sharesPids) return runs(holder.pid) && readStartTime(holder.pid) === holder.startedAt
  return measureAge(lockFile(folder)) < SILENT_MS
}

function created(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

/** Removes a dead holder's lock. One process at a time does, so that nobody removes the lock of a faster process. */
async function removeDead(folder: string): Promise<void> {
  const takeover = `${lockFile(folder)}.takeover`
  if (!created(takeover, '')) {
    if (measureAge(takeover) > TAKEOVER_MS) rmSync(takeover, { force: true })
    return
  }
  try {
    if (await isHeld(folder)) return
    const socket = readHolder(folder)?.socket
    rmSync(lockFile(folder), { force: true })
    if (socket) rmSync(resolve(folder, socket), { force: true })
  } finally {
    rmSync(takeover, { force: true })
  }
}

const listen = (server: Server, path: string) =>
  new Promise<boolean>((done) => {
    server.once('error', () => done(false))
    server.listen(path, () => done(true))
  })

/**
 * Opens the socket that proves that this process is alive and receives its requests; returns its name for the lock
 * file.
 */
async function openSocket(server: Server, folder: string): Promise<string> {
  const name = `lock-${randomBytes(6).toString('hex')}.sock`
  if (process.platform === 'win32')
    return (await listen(server, `\\\\.\\pipe\\placard-${name}`)) ? `\\\\.\\pipe\\placard-${name}` : ''
  const inFolder = join(folder, name)
  if (Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH_BYTES && (await listen(server, inFolder))) return name
  const elsewhere = join(tmpdir(), `placard-${name}`)
  return (await listen(server, elsewhere)) ? elsewhere : ''
}

/** Creates the lock once no other process holds it. Throws `FolderInUse`. */
async function createLock(folder: string, text: string): Promise<void> {
  for (let tries = 0; !created(lockFile(folder), text); tries++) {
    if (tries > 50 || (await isHeld(folder))) {
      const holder = readHolder(folder)
      const wait = holder && holder.host !== hostname() ? ' If it no longer exists, start again in a minute.' : ''
      throw new FolderInUse(
        `The folder ${folder} is in use by another Placard${holder ? ` (process ${holder.pid} on ${holder.host})` : ''}. Stop that one, or set PLACARD_DATA_DIR to another folder.${wait}`,
      )
    }
    await removeDead(folder)
    await sleep(20)
  }
}

/** Locks a folder for this process, also after its holder was killed. Throws `FolderInUse`. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = lockFile(folder)
  const key = randomBytes(32).toString('base64url')
  let listener: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => {
    if (request.headers.authorization === `Bearer ${key}`) listener(request, response)
    else response.writeHead(401).end()
  }).unref()
  // Opened before the lock names it: a lock whose socket does not respond belongs to a dead process.
  const socket = await openSocket(server, folder)
  const own: Holder = {
    pid: process.pid,
    startedAt: readStartTime(process.pid),
    host: hostname(),
    boot: bootID(),
    pidNamespace: pidNamespace(),
    device: readDevice(folder),
    socket,
    key,
  }
  const closeSocket = () => {
    server.close()
    server.closeAllConnections()
    if (socket !== '') rmSync(resolve(folder, socket), { force: true })
  }
  try {
    await createLock(folder, JSON.stringify(own))
  } catch (cause) {
    closeSocket()
    throw cause
  }
  let checkedAt = performance.now()
  const requireHeld = () => {
    if (performance.now() - checkedAt < 2 * HEARTBEAT_MS) return
    if (readHolder(folder)?.key !== key)
      throw new FolderInUse(`Another Placard has taken over the folder ${folder} while this one was suspended.`)
    checkedAt = performance.now()
  }
  const heartbeat = setInterval(() => {
    // Checked first, so as not to refresh the lock of a process that took over.
    if (readHolder(folder)?.key === key) utimesSync(file, new Date(), new Date())
  }, HEARTBEAT_MS).unref()
  return {
    requireHeld,
    onRequest(handler) {
      listener = handler
    },
    release() {
      clearInterval(heartbeat)
      if (readHolder(folder)?.key === key) rmSync(file, { force: true })
      closeSocket()
    },
  }
}

/** Returns the socket and key of the process that holds a folder; undefined if none does. */
export async function findHolder(folder: string): Promise<{ socketPath: string; key: string } | undefined> {
  const holder = readHolder(folder)
  if (!holder || holder.socket === '') return undefined
  const socketPath = resolve(folder, holder.socket)
  return (await listens(socketPath)) ? { socketPath, key: holder.key } : undefined
}
