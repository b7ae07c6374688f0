import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../fsync.js'
import { chooseShard, isFileKey } from './file-keys.js'
import type { FileStore } from './file-store.js'

const readCode = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/** Stores files in a folder with 256 subfolders, by key. */
export function diskFiles(folder: string): FileStore {
  const shard = (key: string) => join(folder, chooseShard(key))
  function createPath(key: string): string {
    if (!isFileKey(key)) throw new Error('Not the key of a file.')
    return join(shard(key), key)
  }

  return {
    async put(key, path) {
      const target = createPath(key)
      if (await mkdir(shard(key), { recursive: true, mode: 0o700 })) await syncFolder(folder)
      await rename(path, target)
      await syncFolder(shard(key))
    },
    async open(key, range) {
      try {
        const handle = await open(createPath(key), 'r')
        return createReadStream('', { fd: handle, ...(range && { start: range.first, end: range.last }) })
      } catch (cause) {
        if (readCode(cause) === 'ENOENT') return undefined
        throw cause
      }
    },
    remove: (key) => rm(createPath(key), { force: true }),
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!/^[0-9a-f]{2}$/.test(name)) continue
        for (const key of await readdir(join(folder, name))) {
          const found = isFileKey(key) ? await stat(join(folder, name, key)).catch(() => undefined) : undefined
          if (found) yield { key, writtenAt: found.mtime }
        }
      }
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
    },
  }
}
