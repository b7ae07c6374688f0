import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { syncFolder } from '../files/sync-folder.js'
import { hashOf, randomSecret } from '../secrets.js'
import { REPORT_FILE_MS, reportFileKeys } from '../store/report-files.js'
import type { Db } from '../store/store.js'

/** A file that is being read, and how long it is. */
export interface OpenUpload {
  stream: ReadStream
  size: number
}

const folderOf = ({ dataDir }: Config) => join(dataDir, 'uploads')
/** Made of a hash, never of what a request says: no request can name a file elsewhere. */
const pathOf = (config: Config, key: string) => join(folderOf(config), `${key}.csv`)

/** What finds a file that was asked for by its public name. */
export const uploadKey = (file: string): string => hashOf(file)

/** Writes a file completely or not at all. Answers its public name, which cannot be guessed, and its key. */
export async function writeUpload(
  config: Config,
  parts: AsyncIterable<string>,
): Promise<{ file: string; key: string }> {
  const file = `${randomSecret()}.csv`
  const key = uploadKey(file)
  const path = pathOf(config, key)
  const temporary = `${path}.part`
  await mkdir(folderOf(config), { recursive: true, mode: 0o700 })
  const handle = await open(temporary, 'wx', 0o600)
  try {
    for await (const part of parts) await handle.write(part)
    await handle.sync()
    await handle.close()
    await rename(temporary, path)
    await syncFolder(folderOf(config))
  } catch (cause) {
    await handle.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw cause
  }
  return { file, key }
}

/** Opens a file for reading; undefined when it is gone. */
export async function readUpload(config: Config, key: string): Promise<OpenUpload | undefined> {
  const path = pathOf(config, key)
  const found = await stat(path).catch(() => undefined)
  return found && { stream: createReadStream(path), size: found.size }
}

/** Deletes files that nobody can fetch any more, and what an interrupted write left behind. */
export async function removeOldUploads(config: Config, db: Db, now: Date): Promise<void> {
  const known = await reportFileKeys(db)
  for (const name of await readdir(folderOf(config)).catch(() => [])) {
    const path = join(folderOf(config), name)
    const written = await stat(path).catch(() => undefined)
    const isOld = written !== undefined && now.getTime() - written.mtimeMs > REPORT_FILE_MS
    // A young file without a row may just be being made.
    if (isOld && !known.has(name.replace(/\.csv$/, ''))) await rm(path, { force: true })
  }
}
