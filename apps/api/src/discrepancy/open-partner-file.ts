import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { PartnerFileError } from '@placard/domain/discrepancy'
import { damagedFile, PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import type { PartnerUploadLimits } from './partner-upload-limits.js'
import { type Archive, openArchive } from './read-archive.js'
import { createUnpackBudget } from './unpack-budget.js'

/** Reads bytes from their start; each call starts again. */
type ReadBytes = () => AsyncIterable<Uint8Array>

/** Opened file of a partner: a text in an unknown encoding, or a workbook. */
type PartnerFile = { close: () => void } & ({ kind: 'text'; read: ReadBytes } | { kind: 'workbook'; parts: Archive })

const HEAD_BYTES = 512

const noop = () => {}

/** Format of a file as its first bytes say, because names of report files are often wrong. */
type Format = 'gzip' | 'zip' | 'text'

const SIGNATURES: readonly [Format | 'oldExcel' | 'pdf', readonly number[]][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  // An archive without files.
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  // A container of Microsoft: workbooks until Excel 2003, and those with a password.
  ['oldExcel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
]

/** Returns the format of a file by its first bytes, and throws for one that cannot be read. */
function detectFormat(head: Uint8Array): Format {
  if (head.length === 0) throw new PartnerFileError(PARTNER_FILE_MESSAGES.empty)
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? 'text'
  if (found === 'oldExcel' || found === 'pdf') throw new PartnerFileError(PARTNER_FILE_MESSAGES[found])
  const start = new TextDecoder().decode(head).trimStart()
  if (found === 'text' && /^<[!?a-z]/i.test(start)) throw new PartnerFileError(PARTNER_FILE_MESSAGES.markup)
  return found
}

async function readHead(read: ReadBytes): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of read()) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= HEAD_BYTES) break
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES)
}

async function readAll(read: ReadBytes, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of read()) {
    bytes += piece.length
    if (bytes > maxBytes) throw new PartnerFileError(PARTNER_FILE_MESSAGES.tooLargeUnpacked(maxBytes))
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function* gunzip(path: string, bytes: number, limits: PartnerUploadLimits): AsyncGenerator<Uint8Array> {
  const spend = createUnpackBudget(bytes, limits)
  try {
    for await (const piece of pipeline(createReadStream(path), createGunzip(), noop) as AsyncIterable<Buffer>) {
      spend(piece.length)
      yield piece
    }
  } catch (cause) {
    throw damagedFile(cause)
  }
}

/** Returns whether a ZIP is a workbook of Excel; throws for those of other formats and programs. */
function isWorkbook({ paths }: Archive): boolean {
  if (paths.some((path) => /^xl\/workbook[^/]*\.bin$/i.test(path)) || paths.includes('content.xml'))
    throw new PartnerFileError(PARTNER_FILE_MESSAGES.otherWorkbook)
  return paths.some((path) => /^xl\/workbook[^/]*\.xml$/i.test(path))
}

/** Opens a file that was in an archive. Only a workbook may be an archive itself. */
async function openInner(read: ReadBytes, close: () => void, limits: PartnerUploadLimits): Promise<PartnerFile> {
  const format = detectFormat(await readHead(read))
  if (format === 'text') return { kind: 'text', read, close }
  if (format === 'gzip') throw new PartnerFileError(PARTNER_FILE_MESSAGES.nested)
  const content = await readAll(read, limits.innerWorkbookBytes)
  close()
  const parts = await openArchive(content, content.length, limits)
  if (!isWorkbook(parts)) throw new PartnerFileError(PARTNER_FILE_MESSAGES.nested)
  return { kind: 'workbook', parts, close: parts.close }
}

/** Opens an archive with one file, or a workbook. */
async function openZip(path: string, bytes: number, limits: PartnerUploadLimits): Promise<PartnerFile> {
  const archive = await openArchive(path, bytes, limits)
  try {
    if (isWorkbook(archive)) return { kind: 'workbook', parts: archive, close: archive.close }
    const [file, ...others] = archive.paths
    if (file === undefined) throw new PartnerFileError(PARTNER_FILE_MESSAGES.emptyArchive)
    if (others.length > 0) throw new PartnerFileError(PARTNER_FILE_MESSAGES.severalFiles)
    return await openInner(() => archive.read(file) as AsyncIterable<Uint8Array>, archive.close, limits)
  } catch (cause) {
    archive.close()
    throw cause
  }
}

/**
 * Opens a file of a partner on disk, unpacking gzip and a ZIP of one file. Its format is what its bytes say, whatever
 * its name. Throws a `PartnerFileError` for files that are no report.
 */
export async function openPartnerFile(path: string, limits: PartnerUploadLimits): Promise<PartnerFile> {
  const { size } = await stat(path)
  const handle = await open(path)
  let format: Format
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    format = detectFormat(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
  if (format === 'text') return { kind: 'text', read: () => createReadStream(path), close: noop }
  if (format === 'zip') return openZip(path, size, limits)
  return openInner(() => gunzip(path, size, limits), noop, limits)
}
