import { type AdExit, ASSET_MESSAGES, type AssetAnimation, type BrokenReference } from '@placard/domain/creative'
import {
  type AssetFormat,
  MAX_ASSET_PIXELS,
  MAX_ASSET_SECONDS,
  MAX_ASSET_SIDE_PX,
  MAX_SVG_BYTES,
  promisedFormat,
} from '@placard/domain/internal/creative'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { Refusal, type RefusalReason } from '../refusal.js'
import { readImageAnimation } from './image-animation.js'
import { inspectArchive, type NamedFile } from './inspect-archive.js'
import { readJpegHeader } from './jpeg-header.js'
import { type MediaMetadata, readBytes } from './media-metadata.js'
import { readMp4Metadata } from './mp4-metadata.js'
import { readWebmMetadata } from './webm-metadata.js'

/** Metadata of a file, read from its bytes. */
export interface FileFacts extends MediaMetadata {
  format: AssetFormat
  /** URLs with http:// that the files of an archive load. */
  insecureUrls?: string[]
  /** Exits of the ad in an archive. */
  exits?: AdExit[]
  /** References of an archive to files that it lacks. */
  brokenReferences?: BrokenReference[]
  /** Animation of an image or an archive. */
  animation?: AssetAnimation
}

const HEAD_BYTES = 512 * 1024
const TAIL_BYTES = 65_557
const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')
const NOTHING: MediaMetadata = { width: null, height: null, duration: null }

/** Asset formats by file-type's extension. */
const FORMATS = new Map<string, AssetFormat>([
  ['png', 'png'],
  ['apng', 'png'],
  ['jpg', 'jpeg'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['mp4', 'mp4'],
  ['m4v', 'mp4'],
  ['webm', 'webm'],
  ['woff2', 'woff2'],
  ['zip', 'zip'],
])

const refuse = (reason: RefusalReason, why: 'unknown' | 'mismatch' | 'broken' | 'empty', { name }: NamedFile) =>
  new Refusal(reason, ASSET_MESSAGES[why](name))

/** Returns the format of a file's first bytes, except SVG. */
async function binaryFormat(head: Buffer): Promise<AssetFormat | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found) return FORMATS.get(found.ext)
  // file-type returns the content's format for some archives, and nothing for others.
  return head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')) ? 'zip' : undefined
}

/** Returns whether a file is also an archive, which is read from its end: such as a GIF that is a JAR. */
async function endsAsArchive({ path, bytes }: NamedFile): Promise<boolean> {
  const tail = await readBytes(path, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES)
  for (
    let at = tail.lastIndexOf(END_OF_ARCHIVE);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_OF_ARCHIVE, at - 1)
  )
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  return false
}

function imageFacts(head: Uint8Array): MediaMetadata | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head)
    if (!(width > 0 && height > 0)) return undefined
    const sides = { width: Math.round(width), height: Math.round(height) }
    return { ...(orientation >= 5 ? { width: sides.height, height: sides.width } : sides), duration: null }
  } catch {
    return undefined
  }
}

async function svgFacts(file: NamedFile): Promise<MediaMetadata> {
  if (file.bytes > MAX_SVG_BYTES) throw new Refusal('too-large', ASSET_MESSAGES.tooLargeSvg(file.name))
  const root = readSvgRoot(await readBytes(file.path, 0, file.bytes))
  if (root === undefined) throw refuse('unsupported-type', 'mismatch', file)
  // Many SVGs have no size of their own.
  return imageFacts(Buffer.from(root)) ?? NOTHING
}

async function readFacts(
  format: AssetFormat,
  file: NamedFile,
  head: Buffer,
): Promise<Omit<FileFacts, 'format'> | undefined> {
  if (format === 'svg') return svgFacts(file)
  if (format === 'zip') return { ...NOTHING, ...(await inspectArchive(file)) }
  if (format === 'mp4') return readMp4Metadata(file.path, file.bytes)
  if (format === 'webm') return readWebmMetadata(file.path, file.bytes)
  if (format === 'woff2') return head.length >= 48 && head.readUInt32BE(8) === file.bytes ? NOTHING : undefined
  const facts = imageFacts(format === 'jpeg' ? await readJpegHeader(file.path) : head)
  const animation = facts && (await readImageAnimation(format, file.path, file.bytes))
  return facts && { ...facts, ...(animation && { animation }) }
}

function requireBounds({ width, height, duration }: MediaMetadata, { name }: NamedFile): void {
  const [wide, high] = [width ?? 1, height ?? 1]
  if (wide > MAX_ASSET_SIDE_PX || high > MAX_ASSET_SIDE_PX || wide * high > MAX_ASSET_PIXELS)
    throw new Refusal('not-acceptable', ASSET_MESSAGES.tooManyPixels(name))
  if ((duration ?? 0) > MAX_ASSET_SECONDS) throw new Refusal('not-acceptable', ASSET_MESSAGES.tooLong(name))
}

/**
 * Reads the format and metadata of a file from its bytes, which have to agree with its extension. Throws a `Refusal`
 * for files that creatives cannot use, or that would be harmful where they are shown.
 */
export async function inspectFile(file: NamedFile): Promise<FileFacts> {
  const promised = promisedFormat(file.name)
  if (!promised) throw refuse('unsupported-type', 'unknown', file)
  if (file.bytes === 0) throw refuse('not-acceptable', 'empty', file)
  const head = await readBytes(file.path, 0, HEAD_BYTES)
  if (promised !== 'svg' && (await binaryFormat(head)) !== promised) throw refuse('unsupported-type', 'mismatch', file)
  if (promised !== 'zip' && (await endsAsArchive(file))) throw refuse('unsupported-type', 'mismatch', file)
  const facts = await readFacts(promised, file, head)
  if (!facts) throw refuse('not-acceptable', 'broken', file)
  requireBounds(facts, file)
  return { format: promised, ...facts }
}

const MAX_ROOT_LENGTH = 16_384

/** Returns the position after the prolog (declaration, comments, a DOCTYPE without entities); -1 if it is invalid. */
function skipProlog(text: string): number {
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++
    const end = text.startsWith('<?', at)
      ? '?>'
      : text.startsWith('<!--', at)
        ? '-->'
        : /^<!doctype\s/i.test(text.slice(at, at + 10))
          ? '>'
          : undefined
    if (end === undefined) return at
    const found = text.indexOf(end, at)
    // Entities could expand without limit.
    if (found < 0 || (end === '>' && text.slice(at, found).includes('['))) return -1
    at = found + end.length
  }
}

/** Returns the root's opening tag; undefined for bytes that are not an SVG, not UTF-8 or not complete. */
function readSvgRoot(bytes: Buffer): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
  const at = skipProlog(text)
  if (at < 0 || !/^<svg[\s>/]/.test(text.slice(at, at + 5))) return undefined
  const end = text.indexOf('>', at)
  const isWhole = /(<\/svg\s*>|\/>)\s*(<!--[^<>]*-->\s*)?$/.test(text.slice(-1000))
  return end < 0 || end - at > MAX_ROOT_LENGTH || !isWhole || text.includes('\0') ? undefined : text.slice(at, end + 1)
}
