import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findEntryPages } from '@placard/domain/creative'
import { createPathLookup, ENTRY_PAGE, findFolder, isIgnoredEntry } from '@placard/domain/internal/creative'
import { LRUCache } from 'lru-cache'
import yauzl from 'yauzl'
import { entryName, entryPath } from './archive-names.js'
import type { FileStore } from './file-store.js'

/** Reads parts of an archive from the file store. */
class StoredArchive extends yauzl.RandomAccessReader {
  readonly #files: FileStore
  readonly #key: string
  constructor(files: FileStore, key: string) {
    super()
    this.#files = files
    this.#key = key
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const stream = new PassThrough()
    const read = async () => {
      const part = await this.#files.open(this.#key, { first: start, last: end - 1 })
      if (!part) throw new Error('The archive is no longer in the store.')
      await pipeline(part, stream)
    }
    read().catch((cause) => stream.destroy(cause))
    return stream
  }
}

interface Entry {
  /** Path below the folder of the entry page. */
  path: string
  entry: yauzl.Entry
  isEntryPage: boolean
}

interface Directory {
  zip: yauzl.ZipFile
  find: (path: string) => Entry | undefined
}

const MAX_CACHED = 100

/** Unpacked file of an archive. */
export interface PageFile {
  /** Path in the archive, which can differ from the requested one in case and Unicode form. */
  path: string
  isEntryPage: boolean
  bytes: number
  open: () => Promise<Readable>
}

/** Files of HTML5 archives, unpacked from the store on demand. */
export interface PageArchives {
  /**
   * Finds a file by its path below the folder of the entry page, which is index.html whatever its name; undefined if
   * the archive has none.
   */
  find: (key: string, bytes: number, path: string) => Promise<PageFile | undefined>
}

/** Reads the files of HTML5 archives, whose contents were checked when they were uploaded. */
export function createPageArchives(files: FileStore): PageArchives {
  async function readDirectory(key: string, bytes: number): Promise<Directory> {
    const zip = await yauzl.fromRandomAccessReaderPromise(new StoredArchive(files, key), bytes, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
    })
    const all: [path: string, entry: yauzl.Entry][] = []
    for await (const entry of zip.eachEntry()) {
      const path = entryPath(entryName(entry))
      if (!isIgnoredEntry(path)) all.push([path, entry])
    }
    const [page] = findEntryPages(all.map(([path]) => path))
    const folder = page === undefined ? '' : findFolder(page)
    const served = all
      .filter(([path]) => path.startsWith(folder))
      .map(([path, entry]) => ({ path: path.slice(folder.length), entry, isEntryPage: path === page }))
    const findByPath = createPathLookup(served.map((file) => [file.path, file]))
    const find = (path: string) =>
      path === ENTRY_PAGE ? served.find(({ isEntryPage }) => isEntryPage) : findByPath(path)
    return { zip, find }
  }
  const directories = new LRUCache<string, Directory, number>({
    max: MAX_CACHED,
    fetchMethod: (key, _, { context }) => readDirectory(key, context),
  })
  return {
    async find(key, bytes, path) {
      const directory = await directories.fetch(key, { context: bytes })
      const found = directory?.find(path)
      if (!directory || !found) return undefined
      const { entry, ...file } = found
      return { ...file, bytes: entry.uncompressedSize, open: () => directory.zip.openReadStreamPromise(entry) }
    },
  }
}
