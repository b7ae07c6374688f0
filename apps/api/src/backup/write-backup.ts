import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { Config } from '../config.js'
import type { FileRemovals } from '../files/deferred-removals.js'
import { secretFile } from '../secrets.js'
import type { Embedded } from '../store/embedded/embedded.js'
import { DatabaseDamaged, databaseFolder } from '../store/embedded/embedded-folder.js'
import { type BackupEntry, MANIFEST_NAME, type Manifest } from './manifest.js'

/** Source of a backup. */
export interface BackupSource {
  config: Pick<Config, 'dataDir' | 'secret' | 's3'>
  embedded: Embedded
  /** Defers removals of files that the copied database references until they are copied too. */
  removals: FileRemovals
}

/** Folders whose content belongs to the running process; PostgreSQL expects them to be empty in a copy. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label(\.old)?|pg_control)$/
const PIECE_BYTES = 1 << 20

const readErrorCode = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/** Adds entries to a tar archive and remembers their digests. */
class Archive {
  readonly entries: BackupEntry[] = []
  private readonly tar: Pack

  constructor(tar: Pack) {
    this.tar = tar
  }

  addFolder(name: string): void {
    this.startEntry({ name, type: 'directory', mode: 0o700 })
  }

  addText(name: string, text: string, isListed = true): void {
    const bytes = Buffer.from(text)
    this.startEntry({ name, mode: 0o600 }, bytes)
    if (isListed) this.note(name, bytes.length, createHash('sha256').update(bytes).digest('hex'))
  }

  /**
   * Adds a file with its current size. If it shrinks meanwhile the rest is filled with zeros: PostgreSQL's log
   * repeats what happened to it. Returns false if there is no such file.
   */
  async addFile(name: string, path: string): Promise<boolean> {
    const file = await open(path, 'r').catch((cause: unknown) => {
      if (readErrorCode(cause) === 'ENOENT') return undefined
      throw cause
    })
    if (!file) return false
    try {
      const { size } = await file.stat()
      const hash = createHash('sha256')
      const sink = this.startEntry({ name, size, mode: 0o600 })
      const ended = new Promise<void>((resolve) => sink.once('close', resolve))
      for (let at = 0; at < size; ) {
        const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - at))
        const { bytesRead } = await file.read(piece, 0, piece.length, at)
        const part = bytesRead > 0 ? piece.subarray(0, bytesRead) : piece
        hash.update(part)
        at += part.length
        if (!sink.write(part)) await Promise.race([once(sink, 'drain'), ended])
        if (sink.destroyed) throw new Error('Whoever asked for the backup has gone away.')
      }
      sink.end(undefined)
      await ended
      this.note(name, size, hash.digest('hex'))
      return true
    } finally {
      await file.close()
    }
  }

  /** Adds everything below a folder whose name passes `isWanted`. */
  async addTree(name: string, folder: string, isWanted: (entry: string) => boolean): Promise<void> {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!isWanted(entry.name)) continue
      const inside = `${name}/${entry.name}`
      if (entry.isFile()) await this.addFile(inside, join(folder, entry.name))
      if (!entry.isDirectory()) continue
      this.addFolder(inside)
      if (!EMPTY_FOLDERS.has(entry.name)) await this.addTree(inside, join(folder, entry.name), isWanted)
    }
  }

  private startEntry(header: Parameters<Pack['entry']>[0], bytes?: Buffer) {
    const sink = bytes ? this.tar.entry(header, bytes) : this.tar.entry(header)
    // An archive that fails also fails its open entries, and an error without a listener would end the process.
    sink.on('error', () => undefined)
    return sink
  }

  private note(path: string, bytes: number, sha256: string): void {
    this.entries.push({ path, bytes, sha256 })
  }
}

/** Copies the database as of the end of the copying, with PostgreSQL's online backup. */
async function addDatabase(archive: Archive, { embedded }: BackupSource, folder: string): Promise<void> {
  const { label, firstWal, lastWal } = await embedded.backUp(async () => {
    archive.addFolder('database')
    await archive.addTree('database', folder, (entry) => !LEFT_OUT.test(entry))
    await archive.addFile('database/global/pg_control', join(folder, 'global', 'pg_control'))
  })
  archive.addText('database/backup_label', label)
  const names = readdirSync(join(folder, 'pg_wal')).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= firstWal && name <= lastWal,
  )
  if (!names.includes(firstWal) || !names.includes(lastWal))
    throw new Error('The log of the database was removed during the backup. Try again.')
  for (const name of names.toSorted()) await archive.addFile(`database/pg_wal/${name}`, join(folder, 'pg_wal', name))
}

/**
 * Writes database, files and secret as a compressed tar archive while requests continue. Throws if the database is
 * damaged, since its backup would be useless.
 */
export async function writeBackup(source: BackupSource, out: Writable): Promise<void> {
  const { config, embedded, removals } = source
  const damage = await embedded.findDamage('all')
  if (damage !== undefined) throw new DatabaseDamaged(config.dataDir, damage)
  const tar = pack()
  const archive = new Archive(tar)
  const piped = pipeline(tar, createGzip({ level: 1 }), out)
  piped.catch(() => undefined)
  const release = removals.hold()
  try {
    await addDatabase(archive, source, databaseFolder(config.dataDir))
    const files = join(config.dataDir, 'files')
    if (!config.s3 && existsSync(files)) await archive.addTree('files', files, (entry) => entry !== 'incoming')
    const hasSecretFile = config.secret === undefined && (await archive.addFile('secret', secretFile(config.dataDir)))
    const manifest: Manifest = {
      format: 'placard-backup-1',
      createdAt: new Date().toISOString(),
      secret: hasSecretFile ? 'file' : 'environment',
      files: config.s3 ? 'bucket' : 'folder',
      entries: archive.entries,
    }
    archive.addText(MANIFEST_NAME, JSON.stringify(manifest), false)
    tar.finalize()
  } catch (cause) {
    // Fails `piped` too, unless its own failure is the cause.
    tar.destroy(cause instanceof Error ? cause : new Error(String(cause)))
  } finally {
    release()
  }
  await piped
}

/** Path for backups on the socket of the lock. */
export const BACKUP_PATH = '/backup'

/**
 * Creates the handler that streams a backup to whoever can read the folder's lock. A connection that breaks off
 * means an incomplete backup.
 */
export const serveBackup =
  (source: BackupSource, logError: (cause: unknown) => void): RequestListener =>
  (request, response) => {
    if (request.url !== BACKUP_PATH) return void response.writeHead(404).end()
    response.on('error', () => undefined)
    writeBackup(source, response).catch((cause: unknown) => {
      logError(cause)
      if (response.headersSent) return response.destroy()
      return response.writeHead(500).end(cause instanceof Error ? cause.message : String(cause))
    })
  }
