import { crc32 } from 'node:zlib'
import {
  type AdExit,
  ASSET_MESSAGES,
  type AssetAnimation,
  type BrokenReference,
  findAnimation,
  findBrokenReferences,
  findEntryPages,
  findExits,
  readAdSize,
} from '@placard/domain/creative'
import {
  ARCHIVE_LIMITS,
  createPathLookup,
  fileExtension,
  findFolder,
  findInsecureUrls,
  isIgnoredEntry,
  longestAnimation,
  MAX_BROKEN_REFERENCES,
  MAX_EXITS,
  MAX_INSECURE_URLS,
  pageFileType,
} from '@placard/domain/internal/creative'
import { fileTypeFromBuffer } from 'file-type'
import yauzl from 'yauzl'
import { Refusal } from '../refusal.js'
import {
  entryName,
  entryPath,
  findFileAndFolder,
  findHeaderDifference,
  findSimilarNames,
  isPortableName,
  isSafeName,
  withoutInvisible,
} from './archive-names.js'

/** File on disk with the name that its uploader gave it. */
export interface NamedFile {
  path: string
  name: string
  bytes: number
}

const FILE_TYPE = 0o170_000
const isOrdinary = (mode: number) => [0, 0o100_000, 0o040_000].includes(mode & FILE_TYPE)

const MAX_SHOWN_NAME = 80

const unsafeEntry = (name: string, entry: string) =>
  new Refusal('not-acceptable', ASSET_MESSAGES.unsafeEntry(name, withoutInvisible(entry).slice(0, MAX_SHOWN_NAME)))

/** Number of bytes that file-type reads. */
const HEAD_BYTES = 4100

/** Extensions by which file-type knows the files of an extension, if these differ. */
const DETECTED = new Map([
  ['png', ['png', 'apng']],
  ['jpeg', ['jpg']],
  ['mp4', ['mp4', 'm4v']],
  ['ogg', ['ogg', 'oga', 'ogv', 'opus']],
])

/** Returns whether the first bytes of a file fit its name: a text has no signature, anything else its own. */
async function fitsName(name: string, head: Buffer): Promise<boolean> {
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext
  const extension = fileExtension(name)
  const isBinary = /^(image\/(?!svg)|video|audio|font)/.test(pageFileType(name) ?? '')
  if (!isBinary) return found === undefined || found === 'xml'
  return found !== undefined && (DETECTED.get(extension) ?? [extension]).includes(found)
}

/** Methods that are read, and the names of others. Source: PKWARE, APPNOTE.TXT 4.4.5. */
const READABLE_METHODS = [0, 8]
const METHODS = new Map([
  [1, 'Shrink'],
  [6, 'Implode'],
  [9, 'Deflate64'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [93, 'Zstandard'],
  [95, 'XZ'],
  [98, 'PPMd'],
])

/** Entry of an archive, and its path. */
interface ArchiveEntry {
  entry: yauzl.Entry
  path: string
}

/** Reads all entries of the directory, and throws a `Refusal` for those that must not be unpacked. */
async function readDirectory(zip: yauzl.ZipFile, { name, bytes }: NamedFile): Promise<ArchiveEntry[]> {
  const refusal = (why: 'tooManyEntries' | 'tooLargeUnpacked' | 'tooCompressed' | 'overlappingEntries') =>
    new Refusal('not-acceptable', ASSET_MESSAGES[why](name))
  if (zip.entryCount > ARCHIVE_LIMITS.entries) throw refusal('tooManyEntries')
  const entries: ArchiveEntry[] = []
  const names = new Set<string>()
  let unpacked = 0
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    const { externalFileAttributes, compressionMethod } = entry
    const fileName = entryName(entry)
    unpacked += entry.uncompressedSize
    packed += entry.compressedSize
    if (!isSafeName(fileName)) throw unsafeEntry(name, fileName)
    if (!isPortableName(fileName)) throw new Refusal('not-acceptable', ASSET_MESSAGES.unportableEntry(name, fileName))
    // Of two files with the same name, one would be checked and the other served.
    const path = entryPath(fileName)
    if (names.has(path)) throw new Refusal('not-acceptable', ASSET_MESSAGES.repeatedEntry(name, path))
    names.add(path)
    if (!isOrdinary(externalFileAttributes >>> 16))
      throw new Refusal('not-acceptable', ASSET_MESSAGES.linkedEntry(name, fileName))
    // Larger than the file itself: entries overlap, as in zip bombs.
    if (packed > bytes) throw refusal('overlappingEntries')
    if (unpacked > ARCHIVE_LIMITS.unpackedBytes) throw refusal('tooLargeUnpacked')
    if (unpacked > ARCHIVE_LIMITS.ratio * bytes) throw refusal('tooCompressed')
    if (entry.isEncrypted()) throw new Refusal('not-acceptable', ASSET_MESSAGES.encryptedArchive(name))
    if (!READABLE_METHODS.includes(compressionMethod)) {
      const method = METHODS.get(compressionMethod) ?? `method ${compressionMethod}`
      throw new Refusal('not-acceptable', ASSET_MESSAGES.unknownCompression(name, path, method))
    }
    entries.push({ entry, path })
  }
  return entries
}

const damagedEntry = (name: string, entry: string) =>
  new Refusal('not-acceptable', ASSET_MESSAGES.damagedEntry(name, entry))

/** Throws a `Refusal` if programs that extract the archive could get other files than those that are checked here. */
async function requireSameFiles(zip: yauzl.ZipFile, entries: readonly ArchiveEntry[], name: string): Promise<void> {
  const paths = entries.map(({ path }) => path)
  const similar = findSimilarNames(paths)
  if (similar) throw new Refusal('not-acceptable', ASSET_MESSAGES.similarEntries(name, ...similar))
  const both = findFileAndFolder(paths)
  if (both !== undefined) throw new Refusal('not-acceptable', ASSET_MESSAGES.fileAndFolder(name, both))
  for (const { entry, path } of entries) {
    const difference = await findHeaderDifference(zip, entry)
    if (difference === 'name') throw new Refusal('not-acceptable', ASSET_MESSAGES.renamedEntry(name, path))
    // Files that are never served are not read later, but whoever downloads the archive extracts them, too.
    const isDamaged = isIgnoredEntry(path) && !(await readStart(zip, entry, 0))
    if (difference === 'checksum' || isDamaged) throw damagedEntry(name, path)
  }
}

/**
 * Unpacks an entry to its end, and returns at most this number of its first bytes; undefined if its checksum is wrong.
 */
async function readStart(zip: yauzl.ZipFile, entry: yauzl.Entry, bytes: number): Promise<Buffer | undefined> {
  const head: Buffer[] = []
  let length = 0
  let checksum = 0
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (length < bytes) head.push(piece)
    length += piece.length
    checksum = crc32(piece, checksum)
  }
  return checksum === entry.crc32 ? Buffer.concat(head).subarray(0, bytes) : undefined
}

/** Files that can load others. */
const isLoading = (name: string) => /^text\/(html|css|javascript)/.test(pageFileType(name) ?? '')

const isScript = (name: string) => pageFileType(name)?.startsWith('text/javascript') ?? false

/** Facts of an HTML5 archive. */
export interface ArchiveFacts {
  /** Size in px that its entry page declares; null without one. */
  width: number | null
  height: number | null
  /** URLs with http:// that its pages, styles and scripts load. */
  insecureUrls: string[]
  /** Exits whose URL is in its pages and scripts. */
  exits: AdExit[]
  /** References of its pages and styles to files that it lacks. */
  brokenReferences: BrokenReference[]
  /** Longest animation of its pages and styles. */
  animation?: AssetAnimation
}

/** Returns the path of the page with which an archive starts, and its folder. Throws a `Refusal` without one. */
function requireEntryPage(paths: readonly string[], name: string): { page: string; folder: string } {
  if (paths.length === 0) throw new Refusal('not-acceptable', ASSET_MESSAGES.broken(name))
  const wrong = paths.find((path) => pageFileType(path) === undefined)
  if (wrong !== undefined) throw new Refusal('not-acceptable', ASSET_MESSAGES.wrongEntry(name, wrong))
  const [page, ...others] = findEntryPages(paths)
  if (page === undefined) throw new Refusal('not-acceptable', ASSET_MESSAGES.noEntryPage(name))
  if (others.length > 0) throw new Refusal('not-acceptable', ASSET_MESSAGES.severalPages(name, [page, ...others]))
  return { page, folder: findFolder(page) }
}

async function inspectEntries(zip: yauzl.ZipFile, file: NamedFile): Promise<ArchiveFacts> {
  const all = await readDirectory(zip, file)
  await requireSameFiles(zip, all, file.name)
  const entries = all.filter(({ path }) => !isIgnoredEntry(path))
  const paths = entries.map(({ path }) => path)
  const { page, folder } = requireEntryPage(paths, file.name)
  if (entries.some(({ entry, path }) => path === page && entry.uncompressedSize > ARCHIVE_LIMITS.pageBytes))
    throw new Refusal('not-acceptable', ASSET_MESSAGES.tooLargePage(file.name, page))
  const served = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  const findPath = createPathLookup(served.map((path) => [path, path]))
  const insecureUrls = new Set<string>()
  const exits: AdExit[] = []
  const brokenReferences: BrokenReference[] = []
  const animations: AssetAnimation[] = []
  let size: Pick<ArchiveFacts, 'width' | 'height'> = { width: null, height: null }
  // A limit for the whole archive, because searching blocks the server.
  let searchedBytes = 0
  for (const { entry, path } of entries) {
    // Only the files in the folder of the entry page are served.
    const isSearched = path.startsWith(folder) && isLoading(path)
    const rest = isSearched ? ARCHIVE_LIMITS.pageBytes - searchedBytes : 0
    const start = await readStart(zip, entry, Math.max(HEAD_BYTES, rest))
    if (!start) throw damagedEntry(file.name, path)
    if (!(await fitsName(path, start.subarray(0, HEAD_BYTES))))
      throw new Refusal('not-acceptable', ASSET_MESSAGES.mismatchedEntry(file.name, path))
    if (rest <= 0) continue
    searchedBytes += start.length
    const text = start.toString()
    const name = path.slice(folder.length)
    if (path === page) size = readAdSize(text) ?? size
    for (const url of findInsecureUrls(text)) insecureUrls.add(url)
    if (!isScript(path)) {
      brokenReferences.push(...findBrokenReferences({ file: name, text, findPath }))
      const found = findAnimation(text)
      if (found) animations.push(found)
    }
    // Other pages of an archive run no scripts.
    if (path === page || isScript(path)) for (const exit of findExits(text)) exits.push({ file: name, ...exit })
  }
  const animation = longestAnimation(animations)
  return {
    ...size,
    ...(animation && { animation }),
    insecureUrls: [...insecureUrls].slice(0, MAX_INSECURE_URLS),
    exits: exits.slice(0, MAX_EXITS),
    brokenReferences: brokenReferences.slice(0, MAX_BROKEN_REFERENCES),
  }
}

/**
 * Unpacks an HTML5 archive entry by entry, without storing the files: sizes, paths, types and contents. Throws a
 * `Refusal` unless all of it can be served.
 */
export async function inspectArchive(file: NamedFile): Promise<ArchiveFacts> {
  let zip: yauzl.ZipFile | undefined
  try {
    zip = await yauzl.openPromise(file.path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    return await inspectEntries(zip, file)
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const [, unsafe] = /(?:relative path|absolute path|characters in fileName): (.+)/s.exec(String(cause)) ?? []
    throw unsafe === undefined
      ? new Refusal('not-acceptable', ASSET_MESSAGES.broken(file.name))
      : unsafeEntry(file.name, unsafe)
  } finally {
    zip?.close()
  }
}
