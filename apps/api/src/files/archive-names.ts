import { isUtf8 } from 'node:buffer'
import { ARCHIVE_LIMITS, foldPath } from '@placard/domain/internal/creative'
import yauzl from 'yauzl'

/** Replaces control characters and changes of direction, so that a name can be read in a message. */
export const withoutInvisible = (name: string): string =>
  name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

/** Flag of a header whose name is UTF-8. */
const UTF8 = 0x800

/** Decodes a name: bytes that are valid UTF-8 are UTF-8, because macOS writes it without the flag. */
const decodeName = (name: Buffer, flags: number, extraFields: yauzl.ExtraField[]): string =>
  yauzl.getFileNameLowLevel(isUtf8(name) ? flags | UTF8 : flags, name, extraFields, false)

/** Returns the name of an entry, without knowing whether it is safe. */
export const entryName = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: yauzl.Entry): string =>
  decodeName(fileNameRaw, generalPurposeBitFlag, extraFields)

/** Returns the path of an entry without the `./` that programs such as bsdtar write before every name. */
export const entryPath = (name: string): string => (name === './' ? name : name.replace(/^\.\//, ''))

/** Names of an entry's folders and file. */
const splitSegments = (name: string) => entryPath(name).replace(/\/$/, '').split('/')

/**
 * Returns whether a path stays below the folder that the archive is extracted to, on every system, and reads as it is
 * written: without control characters, changes of direction and segments that extraction drops.
 */
export const isSafeName = (name: string): boolean =>
  name.length <= ARCHIVE_LIMITS.nameLength &&
  yauzl.validateFileName(name) === null &&
  !/[\\:]/.test(name) &&
  name === withoutInvisible(name) &&
  (name === './' || !splitSegments(name).some((segment) => segment === '' || segment === '.'))

/** Devices of Windows, with any extension. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3]) *(\.|$)/i

/** Returns whether Windows keeps a safe path as it is, instead of dropping its end or opening a device. */
export const isPortableName = (name: string): boolean =>
  name === './' || !splitSegments(name).some((segment) => /[. ]$/.test(segment) || WINDOWS_DEVICE.test(segment))

/** Flag of a header whose CRC and sizes follow the data, so that its own are 0. */
const HAS_DATA_DESCRIPTOR = 0x8

/** Returns whether both headers of an entry have the same name, which may be written in two encodings. */
function hasSameName(entry: yauzl.Entry, { generalPurposeBitFlag, ...local }: yauzl.LocalFileHeader): boolean {
  const readName = (extraFields: yauzl.ExtraField[]) => decodeName(local.fileName, generalPurposeBitFlag, extraFields)
  // Some programs ignore the Unicode Path extra field, so the name without it has to be safe, too.
  const plain = readName([])
  if (!isSafeName(plain) || !isPortableName(plain)) return false
  return (
    local.fileName.equals(entry.fileNameRaw) || readName(yauzl.parseExtraFields(local.extraField)) === entryName(entry)
  )
}

/** Difference between an entry's two headers. */
export type HeaderDifference = 'name' | 'checksum'

/** Compares the header before an entry's content with the directory; undefined if they agree. Throws for broken ones. */
export async function findHeaderDifference(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
): Promise<HeaderDifference | undefined> {
  const local = await zip.readLocalFileHeaderPromise(entry)
  if (!hasSameName(entry, local)) return 'name'
  const isDescribedLater = (local.generalPurposeBitFlag & HAS_DATA_DESCRIPTOR) !== 0
  return isDescribedLater || local.crc32 === entry.crc32 ? undefined : 'checksum'
}

/** Returns a name as file systems of Windows and macOS compare it, with `_` where Windows allows no character. */
const foldName = (name: string) => foldPath(name).replace(/[<>"|?*]/g, '_')

/** Returns two files of an archive whose names differ, but are the same on file systems of Windows and macOS. */
export function findSimilarNames(names: readonly string[]): [string, string] | undefined {
  const seen = new Map<string, string>()
  for (const name of names) {
    // Folders are merged, which loses nothing.
    if (name.endsWith('/')) continue
    const folded = foldName(name)
    const other = seen.get(folded)
    if (other !== undefined) return [other, name]
    seen.set(folded, name)
  }
  return undefined
}

/** Returns a file of an archive that is also a folder of it, of which a file system keeps only one. */
export function findFileAndFolder(names: readonly string[]): string | undefined {
  const folders = new Set<string>()
  for (const name of names.map(foldName))
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) folders.add(name.slice(0, end))
  return names.find((name) => folders.has(foldName(name)))
}
