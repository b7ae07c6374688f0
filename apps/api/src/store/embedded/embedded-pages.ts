import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Size of a page of PostgreSQL, in bytes. */
export const PAGE_BYTES = 8192
const PAGE_UINT32S = PAGE_BYTES / 4
/** Number of pages that are read at once. */
export const CHUNK_PAGES = 256
const SEGMENT_PAGES = 131_072
/** File names with pages: relation file number, fork and 1 GB segment, as in `16401_vm` or `16401.1`. */
const PAGE_FILE = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/

const LANES = 32
const FNV_PRIME = 16_777_619
const LANE_SEEDS = Uint32Array.from([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
])
/**
 * Number of words of a page's header that are read. The low half of the third is the checksum, which counts as zero;
 * the high half of the fourth is `pd_upper`, zero on a page that was allocated but never written.
 */
const HEADER_UINT32S = 4
const CHECKSUM_WORD = 2

const lanes = new Uint32Array(LANES)

/** Byte of a page's header with `pd_upper`, the end of its free space: never zero on a page that was written. */
const UPPER_BYTE = 14

/** Returns whether a page of a chunk was allocated but never written. */
export const isUnwritten = (chunk: Buffer, page: number): boolean =>
  chunk.readUInt16LE(page * PAGE_BYTES + UPPER_BYTE) === 0

/** Computes a page's checksum as PostgreSQL does (`checksum_impl.h`: FNV-1a in 32 lanes). */
function pageChecksum(words: Uint32Array, offset: number, pageNumber: number): number {
  lanes.set(LANE_SEEDS)
  for (let start = 0; start < PAGE_UINT32S + 2 * LANES; start += LANES)
    for (let lane = 0; lane < LANES; lane++) {
      const index = start + lane
      let word = index < PAGE_UINT32S ? (words[offset + index] ?? 0) : 0
      if (index === CHECKSUM_WORD) word &= 0xffff0000
      const mixed = (lanes[lane] ?? 0) ^ word
      lanes[lane] = Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17)
    }
  const folded = (lanes.reduce((sum, lane) => sum ^ lane, 0) ^ pageNumber) >>> 0
  return (folded % 65_535) + 1
}

/** Yields the files with pages below a folder, and the number of their 1 GB segment. */
export function* pageFilesBelow(folder: string): Generator<{ path: string; segment: number }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pageFilesBelow(path)
    const match = entry.isFile() && PAGE_FILE.exec(entry.name)
    if (match) yield { path, segment: Number(match[1] ?? 0) }
  }
}

/** Yields after each chunk of a folder's page files: the damaged page, or undefined. */
function* checkPages(folder: string): Generator<string | undefined, undefined> {
  const chunk = Buffer.alloc(CHUNK_PAGES * PAGE_BYTES)
  const words = new Uint32Array(chunk.buffer, chunk.byteOffset, chunk.length / 4)
  for (const { path, segment } of [
    ...pageFilesBelow(join(folder, 'base')),
    ...pageFilesBelow(join(folder, 'global')),
  ]) {
    for (let first = 0; ; first += CHUNK_PAGES) {
      let length: number
      try {
        // Reopened for each chunk, because the database may drop or truncate the file in between.
        const file = openSync(path, 'r')
        try {
          length = readSync(file, chunk, 0, chunk.length, first * PAGE_BYTES)
        } finally {
          closeSync(file)
        }
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'EIO') yield `${path} cannot be read: the disk reports an error`
        break
      }
      // A full disk may leave a partial page at the end, which PostgreSQL writes again.
      for (let page = 0; page < Math.floor(length / PAGE_BYTES); page++) {
        const offset = page * PAGE_UINT32S
        const [, , checksum = 0, upper = 0] = words.subarray(offset, offset + HEADER_UINT32S)
        if (upper >>> 16 === 0) continue
        const number = first + page
        if ((checksum & 0xffff) !== pageChecksum(words, offset, number + segment * SEGMENT_PAGES))
          yield `page ${number} of ${path} does not match its checksum`
      }
      yield undefined
      if (length < chunk.length) break
    }
  }
}

/** Result of checking some pages. */
export interface PagesChecked {
  /** Damaged page, if any. */
  damage: string | undefined
  /** True if the last page was reached; the next check starts from the first. */
  isLast: boolean
}

/**
 * Creates a function that checks the pages on disk against their checksums for about `budgetMs`, each call
 * continuing where the last one ended. Only for the thread that writes the pages, which cannot write meanwhile.
 */
export function createPageCheck(folder: string): (budgetMs: number) => PagesChecked {
  let pages = checkPages(folder)
  return (budgetMs) => {
    const end = performance.now() + budgetMs
    do {
      const { value: damage, done } = pages.next()
      if (done) pages = checkPages(folder)
      if (done || damage !== undefined) return { damage: damage ?? undefined, isLast: done === true }
    } while (performance.now() < end)
    return { damage: undefined, isLast: false }
  }
}
