import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { syncPath } from '../../fsync.js'
import { DatabaseDamaged, databaseFolder } from './embedded-folder.js'
import { CHUNK_PAGES, isUnwritten, PAGE_BYTES, pageFilesBelow } from './embedded-pages.js'

/**
 * Time in ms for looking at files that nobody has written since the last stop: damage of the disk itself. Files with
 * another time of change are always looked at.
 */
const UNCHANGED_MS = 3_000

const fileSchema = z.object({
  bytes: z.number(),
  /** Time of the last change, in ms. */
  changedAt: z.number(),
  /** Numbers of the pages that were allocated but never written. */
  unwritten: z.array(z.number()),
})

const noteSchema = z.object({
  /** SHA-256 of pg_control, which changes with every checkpoint: a note of another state says nothing. */
  control: z.string(),
  /** Files with pages by their path in the database's folder. */
  files: z.record(z.string(), fileSchema),
})

/** State of the database's files when it was last closed. */
export type PageNote = z.infer<typeof noteSchema>
type NotedFile = z.infer<typeof fileSchema>

const noteFile = (dataDir: string) => join(dataDir, 'database-pages.json')

function digestControl(folder: string): string {
  const path = join(folder, 'global', 'pg_control')
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''
}

/** Creates the buffer for a scan of all files: there are a thousand, most of them with one page. */
const createChunk = () => Buffer.allocUnsafe(CHUNK_PAGES * PAGE_BYTES)

/** Returns the numbers of a file's pages that were never written, which PostgreSQL takes for new ones. */
function findUnwritten(path: string, chunk: Buffer): number[] {
  const found: number[] = []
  const file = openSync(path, 'r')
  try {
    for (let first = 0; ; first += CHUNK_PAGES) {
      const pages = Math.floor(readSync(file, chunk, 0, chunk.length, first * PAGE_BYTES) / PAGE_BYTES)
      for (let page = 0; page < pages; page++) if (isUnwritten(chunk, page)) found.push(first + page)
      if (pages < CHUNK_PAGES) return found
    }
  } finally {
    closeSync(file)
  }
}

/** Returns the page files of a database with their sizes and times, by path. */
function* listFiles(folder: string): Generator<{ name: string; path: string; bytes: number; changedAt: number }> {
  for (const part of ['base', 'global'])
    for (const { path } of pageFilesBelow(join(folder, part))) {
      const { size, mtimeMs } = statSync(path)
      yield { name: relative(folder, path).split(sep).join('/'), path, bytes: size, changedAt: mtimeMs }
    }
}

const isUnchanged = (file: { bytes: number; changedAt: number }, noted: NotedFile | undefined) =>
  noted?.bytes === file.bytes && noted.changedAt === file.changedAt

/**
 * Notes the size of each file of a closed database, and its pages that were never written. `last` is the note of the
 * last stop, which still holds for files that were not written since.
 */
export function notePages(dataDir: string, last: PageNote | undefined): void {
  const folder = databaseFolder(dataDir)
  const note: PageNote = { control: digestControl(folder), files: {} }
  const chunk = createChunk()
  for (const { name, path, bytes, changedAt } of listFiles(folder)) {
    const before = last?.files[name]
    const unwritten =
      before && isUnchanged({ bytes, changedAt }, before) ? before.unwritten : findUnwritten(path, chunk)
    note.files[name] = { bytes, changedAt, unwritten }
  }
  const unfinished = `${noteFile(dataDir)}.part`
  writeFileSync(unfinished, JSON.stringify(note), { mode: 0o600 })
  syncPath(unfinished)
  renameSync(unfinished, noteFile(dataDir))
  syncPath(dataDir)
}

function readNote(dataDir: string): PageNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

const shortened = (path: string, bytes: number, noted: number) =>
  `${path} has ${bytes} bytes, but had ${noted} when Placard was last stopped`

/** Returns the first file that lost something since the note; undefined if none did. */
function findLoss(folder: string, { files }: PageNote): string | undefined {
  const present = new Map([...listFiles(folder)].map((file) => [file.name, file]))
  for (const [name, { bytes }] of Object.entries(files)) {
    const file = present.get(name)
    if (!file) return `the file ${join(folder, name)} is missing`
    if (file.bytes < bytes) return shortened(file.path, file.bytes, bytes)
  }
  const unchanged = [...present.values()].filter((file) => isUnchanged(file, files[file.name]))
  const changed = [...present.values()].filter((file) => !unchanged.includes(file))
  const chunk = createChunk()
  const findEmptied = ({ name, path }: { name: string; path: string }) => {
    const noted = files[name]
    const before = new Set(noted?.unwritten)
    const pages = (noted?.bytes ?? 0) / PAGE_BYTES
    const page = noted && findUnwritten(path, chunk).find((number) => number < pages && !before.has(number))
    return page === undefined
      ? undefined
      : `page ${page} of ${path} is empty, but was not when Placard was last stopped`
  }
  for (const file of changed) {
    const emptied = findEmptied(file)
    if (emptied !== undefined) return emptied
  }
  const end = performance.now() + UNCHANGED_MS
  for (const file of unchanged) {
    if (performance.now() > end) return undefined
    const emptied = findEmptied(file)
    if (emptied !== undefined) return emptied
  }
  return undefined
}

/**
 * Compares a database that is not open with the note of its last stop, and removes the note, which no longer holds
 * once the database is opened: after a crash there is none. Returns the note. Throws `DatabaseDamaged`, and keeps the
 * note, if a file is missing or shorter or a page was emptied.
 */
export function requireNotedPages(dataDir: string): PageNote | undefined {
  const folder = databaseFolder(dataDir)
  const note = readNote(dataDir)
  const isOfThisState = note && note.control === digestControl(folder)
  const loss = isOfThisState && findLoss(folder, note)
  if (loss) throw new DatabaseDamaged(dataDir, loss)
  if (existsSync(noteFile(dataDir))) {
    rmSync(noteFile(dataDir))
    // Before anything is written: a note that comes back after a power cut would report damage that there is not.
    syncPath(dataDir)
  }
  return isOfThisState ? note : undefined
}
