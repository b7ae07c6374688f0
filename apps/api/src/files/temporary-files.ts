import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.js'

/** Received file at a temporary path. */
export interface TemporaryFile {
  path: string
  bytes: number
  sha256: string
}

type DataFolder = Pick<Config, 'dataDir'>

/** Age in ms after which a temporary file was left behind by an interrupted upload. */
export const TEMPORARY_FILE_MS = 3_600_000

const createFolderPath = ({ dataDir }: DataFolder) => join(dataDir, 'files', 'incoming')

/** Returns a temporary path on the same file system as the store, so that files can be moved. */
export async function temporaryPath(config: DataFolder): Promise<string> {
  await mkdir(createFolderPath(config), { recursive: true, mode: 0o700 })
  return join(createFolderPath(config), `${randomUUID()}.part`)
}

/**
 * Writes a stream to disk while counting and hashing it. `count` is called with the size of each chunk and throws
 * when there are too many bytes.
 */
export async function receiveTemporaryFile(
  config: DataFolder,
  stream: Readable | AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): Promise<TemporaryFile> {
  const path = await temporaryPath(config)
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length
      hash.update(piece)
      try {
        count(piece.length)
        done(null, piece)
      } catch (cause) {
        done(cause as Error)
      }
    },
  })
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (cause) {
    await rm(path, { force: true })
    throw cause
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Deletes temporary files that did not become assets. */
export async function removeTemporaryFiles(files: Pick<TemporaryFile, 'path'>[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true })
}

/** Deletes temporary files left behind by interrupted uploads. */
export async function removeOldTemporaryFiles(config: DataFolder, now: Date): Promise<void> {
  for (const name of await readdir(createFolderPath(config)).catch(() => [])) {
    const path = join(createFolderPath(config), name)
    const found = await stat(path).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > TEMPORARY_FILE_MS) await rm(path, { force: true })
  }
}
