import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'

/** A folder that another process is using. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

const HEARTBEAT_MS = 10_000
/** Without a sign of life for this long, a holder on another machine (or in another container) is taken for dead. */
const SILENT_MS = 60_000
const TAKEOVER_MS = 10_000

const holderSchema = z.object({ pid: z.number().int(), startedAt: z.string(), host: z.string() })
type Holder = z.infer<typeof holderSchema>

/** When a process started, where the system tells (Linux): a pid alone may have been given to another since. */
function startOf(pid: number): string {
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

const ageOf = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)

function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Whether whoever wrote the lock still holds it. An unreadable lock may just be being written. */
function isHeld(file: string): boolean {
  const holder = readHolder(file)
  if (!holder) return ageOf(file) < TAKEOVER_MS
  if (holder.host !== hostname()) return ageOf(file) < SILENT_MS
  return runs(holder.pid) && startOf(holder.pid) === holder.startedAt
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

/** Removes a dead holder's lock. One process at a time does, so that nobody removes the lock of the one that was faster. */
function removeDead(file: string): void {
  const takeover = `${file}.takeover`
  if (!created(takeover, '')) {
    if (ageOf(takeover) > TAKEOVER_MS) rmSync(takeover, { force: true })
    return
  }
  try {
    if (!isHeld(file)) rmSync(file, { force: true })
  } finally {
    rmSync(takeover, { force: true })
  }
}

/** Takes a folder for this process alone, also after a holder that was killed. Throws `FolderInUse`. */
export async function lockFolder(folder: string): Promise<{ release: () => void }> {
  const file = join(folder, 'lock')
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), host: hostname() }
  for (let tries = 0; !created(file, JSON.stringify(own)); tries++) {
    if (isHeld(file) || tries > 50) {
      const holder = readHolder(file)
      throw new FolderInUse(
        `The folder ${folder} is in use by another Placard${holder ? ` (process ${holder.pid} on ${holder.host})` : ''}. Stop that one, or set PLACARD_DATA_DIR to another folder.`,
      )
    }
    removeDead(file)
    await sleep(20)
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      rmSync(file, { force: true })
    },
  }
}
