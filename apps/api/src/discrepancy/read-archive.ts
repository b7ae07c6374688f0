import { crc32 } from 'node:zlib'
import { PartnerFileError } from '@placard/domain/discrepancy'
import { isIgnoredEntry } from '@placard/domain/internal/creative'
import yauzl from 'yauzl'
import { damagedFile, PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type { PartnerUploadLimits } from './partner-upload-limits.js'
import { createUnpackBudget } from './unpack-budget.js'

/** ZIP archive: a packed report, or a workbook. */
export interface Archive {
  /** Paths of its files in the order of the directory. */
  paths: readonly string[]
  /** Reads a file; undefined if there is none with this path in any case. All files together have one budget. */
  read: (path: string) => AsyncGenerator<Uint8Array> | undefined
  close: () => void
}

/** Stored without compression, and Deflate. Source: PKWARE, APPNOTE.TXT 4.4.5. */
const READABLE_METHODS = [0, 8]

async function readDirectory(zip: yauzl.ZipFile, limits: PartnerUploadLimits): Promise<yauzl.Entry[]> {
  if (zip.entryCount > limits.entries) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooManyEntries(limits.entries))
  const entries: yauzl.Entry[] = []
  for await (const entry of zip.eachEntry()) if (!isIgnoredEntry(entry.fileName)) entries.push(entry)
  return entries
}

/** Opens a ZIP archive on disk or in memory. */
export async function openArchive(
  source: string | Buffer,
  bytes: number,
  limits: PartnerUploadLimits,
): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
  const opened =
    typeof source === 'string' ? yauzl.openPromise(source, options) : yauzl.fromBufferPromise(source, options)
  const zip = await opened.catch((cause) => {
    throw damagedFile(cause)
  })
  const spend = createUnpackBudget(bytes, limits)

  async function* unpack(entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
    if (entry.isEncrypted()) throw new PartnerFileError(PARTNER_FILE_MESSAGES.encrypted)
    if (!READABLE_METHODS.includes(entry.compressionMethod))
      throw new PartnerFileError(PARTNER_FILE_MESSAGES.unknownCompression)
    let checksum = 0
    try {
      for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        spend(piece.length)
        checksum = crc32(piece, checksum)
        yield piece
      }
    } catch (cause) {
      throw damagedFile(cause)
    }
    if (checksum !== entry.crc32) throw new PartnerFileError(PARTNER_FILE_MESSAGES.damaged)
  }

  try {
    const entries = await readDirectory(zip, limits)
    const entryByPath = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]))
    return {
      paths: entries.map(({ fileName }) => fileName),
      read(path) {
        const entry = entryByPath.get(path.toLowerCase())
        return entry && unpack(entry)
      },
      close: () => zip.close(),
    }
  } catch (cause) {
    zip.close()
    throw damagedFile(cause)
  }
}
