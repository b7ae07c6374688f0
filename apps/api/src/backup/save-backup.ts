import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { dirname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.js'
import { withDeferredRemovals } from '../files/deferred-removals.js'
import { diskFiles } from '../files/disk-files.js'
import { syncPath } from '../fsync.js'
import { openEmbedded } from '../store/embedded/embedded.js'
import { databaseFolder } from '../store/embedded/embedded-folder.js'
import { findHolder } from '../store/embedded/folder-lock.js'
import { requireReadableRows } from '../store/embedded/rows-by-index.js'
import type { Manifest } from './manifest.js'
import { readBackup } from './read-backup.js'
import { BACKUP_PATH, writeBackup } from './write-backup.js'

type Settings = Pick<Config, 'dataDir' | 'secret' | 's3'>

/** Requests a backup from the server that holds the folder; undefined if there is none. */
async function requestBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const holder = await findHolder(dataDir)
  if (!holder) return undefined
  const { socketPath, key } = holder
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path: BACKUP_PATH, headers: { authorization: `Bearer ${key}` } }, resolve)
      .once('error', reject)
      .end()
  })
  if (response.statusCode === 200) return response
  const text = Buffer.concat(await response.toArray()).toString('utf8')
  throw new Error(
    text || `The running server cannot make a backup now (status ${response.statusCode}). Try again in a minute.`,
  )
}

/** Backs up a folder that no server holds. */
async function backUpStopped(config: Settings, out: PassThrough): Promise<void> {
  if (!existsSync(databaseFolder(config.dataDir)))
    throw new Error(`There is no embedded database in ${config.dataDir}.`)
  const embedded = await openEmbedded(config.dataDir)
  const { removals } = withDeferredRemovals(diskFiles(config.dataDir))
  try {
    await requireReadableRows(config.dataDir, embedded)
    await writeBackup({ config, embedded, removals }, out)
  } finally {
    await embedded.close({ isOnlyCopied: true })
  }
}

/** Renames a finished file without ever replacing an existing one. */
function publish(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST' || existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
    // Some file systems have no hard links.
    renameSync(unfinished, file)
  }
  rmSync(unfinished, { force: true })
  syncPath(dirname(file))
}

/**
 * Saves a backup of the data folder to a new file, with or without a running server. The file gets its name once it
 * is complete, verified and synced to disk.
 */
export async function saveBackup(config: Settings, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`)
  if (!existsSync(dirname(file))) throw new Error(`The folder ${dirname(file)} does not exist.`)
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`
  const response = await requestBackup(config.dataDir)
  const stopped = response ? undefined : new PassThrough()
  const source: Readable = response ?? stopped ?? new PassThrough()
  // Opened before writing starts: otherwise a write that fails at once would leave a file that is created after its removal.
  const output = (await open(unfinished, 'wx', 0o600)).createWriteStream({ flush: true })
  try {
    const written = stopped && backUpStopped(config, stopped)
    written?.catch((cause) => stopped?.destroy(cause))
    const saved = pipeline(source, output)
    await Promise.all([saved, written]).catch((cause: unknown) => {
      if (response?.errored !== cause) throw cause
      throw new Error('The server ended the backup before it was complete; its log says why. Nothing was saved.')
    })
    const manifest = await readBackup(unfinished)
    publish(unfinished, file)
    return manifest
  } finally {
    rmSync(unfinished, { force: true })
  }
}
