import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { type BackupEntry, MANIFEST_NAME, type Manifest, manifestSchema } from './manifest.js'

/** Error for a file that is not a complete backup. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken'
}

/** Allowed names of entries; nothing else ever becomes part of a path. */
const NAME = /^(secret|manifest\.json|(database|files)(\/[\w.-]+)*)$/

function requireName(name: string): string {
  const trimmed = name.replace(/\/$/, '')
  if (!NAME.test(trimmed) || trimmed.split('/').includes('..')) throw new BackupBroken(`it holds “${name}”`)
  return trimmed
}

function requireListed(entries: BackupEntry[], manifestText: string | undefined): Manifest {
  if (manifestText === undefined) throw new BackupBroken('its list of files is missing')
  const manifest = manifestSchema.safeParse(JSON.parse(manifestText))
  if (!manifest.success) throw new BackupBroken('its list of files has a form that this version does not know')
  const listed = new Map(manifest.data.entries.map((entry) => [entry.path, entry]))
  for (const { path, bytes, sha256 } of entries) {
    const expected = listed.get(path)
    if (!expected || expected.bytes !== bytes || expected.sha256 !== sha256)
      throw new BackupBroken(`${path} differs from what was written`)
    listed.delete(path)
  }
  for (const path of listed.keys()) throw new BackupBroken(`${path} is missing`)
  return manifest.data
}

/**
 * Reads a backup completely, compares every file with its digest, and extracts it to a folder if one is given.
 * Throws `BackupBroken` if anything is missing or differs; the extracted files must not be used then.
 */
export async function readBackup(file: string, folder?: string): Promise<Manifest> {
  const entries: BackupEntry[] = []
  let manifestText: string | undefined
  const archive = extract()
  const readEntries = async () => {
    for await (const entry of archive) {
      const name = requireName(entry.header.name)
      const path = folder === undefined || name === MANIFEST_NAME ? undefined : join(folder, name)
      if (entry.header.type === 'directory') {
        if (path !== undefined) mkdirSync(path, { recursive: true, mode: 0o700 })
        entry.resume()
        continue
      }
      if (path !== undefined) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      let bytes = 0
      const pieces: Buffer[] = []
      const meter = new Transform({
        transform(piece: Buffer, _, done) {
          bytes += piece.length
          hash.update(piece)
          if (name === MANIFEST_NAME) pieces.push(piece)
          done(null, piece)
        },
      })
      const sink =
        path === undefined
          ? new Writable({ write: (_piece, _encoding, done) => done() })
          : createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(entry, meter, sink)
      if (name === MANIFEST_NAME) manifestText = Buffer.concat(pieces).toString('utf8')
      else entries.push({ path: name, bytes, sha256: hash.digest('hex') })
    }
  }
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), readEntries()])
  } catch (cause) {
    // Failures of the disk name their call; which of the two streams reports damage first is chance.
    const { syscall, message } = cause as NodeJS.ErrnoException
    if (cause instanceof BackupBroken || syscall !== undefined) throw cause
    throw new BackupBroken(`it is cut off or changed (${message})`)
  }
  return requireListed(entries, manifestText)
}
