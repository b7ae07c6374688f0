import { open } from 'node:fs/promises'
import { videoCodecName } from '@placard/domain'

/** Reads bytes of a file from a position; fewer if the file ends before. */
export async function readBytes(path: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Metadata from a file's header; null where it has none. */
export interface MediaMetadata {
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number | null
  /** Name of the video's codec; missing where it is unknown. */
  codec?: string
}

interface Box {
  type: string
  /** Start of the content, and end of the box. */
  start: number
  end: number
}

const MAX_MOOV_BYTES = 16 * 1024 * 1024
const MAX_BOXES = 10_000

/** Returns the box at a position; undefined if its header or its end is outside. */
function boxAt(header: Buffer, position: number, limit: number): Box | undefined {
  if (header.length < 8) return undefined
  const isLong = header.readUInt32BE(0) === 1
  if (isLong && header.length < 16) return undefined
  const given = isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0)
  const start = position + (isLong ? 16 : 8)
  const end = given === 0 ? limit : position + given
  return end < start || end > limit ? undefined : { type: header.toString('latin1', 4, 8), start, end }
}

function childrenOf(bytes: Buffer, parent: Box): Box[] {
  const boxes: Box[] = []
  for (let at = parent.start; at < parent.end && boxes.length < MAX_BOXES; ) {
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, parent.end)), at, parent.end)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

function durationOf(mvhd: Buffer): number | null {
  const isLong = mvhd[0] === 1
  if (mvhd.length < (isLong ? 32 : 20)) return null
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  return scale === 0 || units === 0 || units === 0xffffffff ? null : units / scale
}

const sidesOf = (tkhd: Buffer) =>
  tkhd.length < 84
    ? { width: 0, height: 0 }
    : { width: tkhd.readUInt32BE(tkhd.length - 8) >>> 16, height: tkhd.readUInt32BE(tkhd.length - 4) >>> 16 }

/** Returns the content of the first box at a path of types below some boxes. */
function boxBelow(bytes: Buffer, boxes: readonly Box[], path: readonly string[]): Buffer | undefined {
  const found = boxes.find(({ type }) => type === path[0])
  if (!found) return undefined
  if (path.length === 1) return bytes.subarray(found.start, found.end)
  return boxBelow(bytes, childrenOf(bytes, found), path.slice(1))
}

/** Returns the codec of a track: the type of its first sample entry, after version, flags, count and size. */
function codecOf(stsd: Buffer | undefined): { codec?: string } {
  const id = stsd?.toString('latin1', 12, 16) ?? ''
  return /^[\x21-\x7e]{4}$/.test(id) ? { codec: videoCodecName(id) } : {}
}

function factsOf(moov: Buffer): MediaMetadata {
  const whole = { type: 'moov', start: 0, end: moov.length }
  const boxes = childrenOf(moov, whole)
  const content = (box: Box | undefined) => (box ? moov.subarray(box.start, box.end) : Buffer.alloc(0))
  const tracks = boxes.filter(({ type }) => type === 'trak').map((trak) => childrenOf(moov, trak))
  const video = tracks
    .map((track) => ({ track, ...sidesOf(content(track.find(({ type }) => type === 'tkhd'))) }))
    .find(({ width, height }) => width > 0 && height > 0)
  return {
    width: video?.width ?? null,
    height: video?.height ?? null,
    ...codecOf(video && boxBelow(moov, video.track, ['mdia', 'minf', 'stbl', 'stsd'])),
    duration: durationOf(content(boxes.find(({ type }) => type === 'mvhd'))),
  }
}

/** Reads an MP4's header; undefined if there is none or it is incomplete. */
export async function readMp4Metadata(path: string, bytes: number): Promise<MediaMetadata | undefined> {
  let facts: MediaMetadata | undefined
  let boxes = 0
  for (let at = 0; at < bytes; boxes++) {
    const box = boxes < MAX_BOXES ? boxAt(await readBytes(path, at, 16), at, bytes) : undefined
    if (!box) return undefined
    const length = box.end - box.start
    if (box.type === 'moov' && length <= MAX_MOOV_BYTES) facts ??= factsOf(await readBytes(path, box.start, length))
    at = box.end
  }
  return facts
}

/** Ids of the EBML elements that are read; those with children are entered. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMECODE_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const CODEC_ID = 0x86
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const PARENTS = new Set([SEGMENT, INFO, TRACKS, TRACK_ENTRY, VIDEO])
const MAX_ELEMENTS = 10_000
const DEFAULT_SCALE_NS = 1_000_000

const lengthOf = (first: number) => Math.clz32(first) - 23

function unsigned(bytes: Buffer): number {
  return bytes.length >= 1 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0
}

function float(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE(0)
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0
}

interface Element {
  id: number
  start: number
  size: number
}

function elementAt(head: Buffer, at: number): Element | undefined {
  const idLength = lengthOf(head[at] ?? 0)
  const sizeLength = lengthOf(head[at + idLength] ?? 0)
  const start = at + idLength + sizeLength
  if (idLength > 4 || sizeLength > 8 || start > head.length) return undefined
  const id = head.readUIntBE(at, idLength)
  let size = (head[at + idLength] ?? 0) & (0xff >> sizeLength)
  for (let index = 1; index < sizeLength; index++) size = size * 256 + (head[at + idLength + index] ?? 0)
  return { id, start, size }
}

/** Reads a WebM's header from the beginning of the file. */
export function readWebmMetadata(head: Buffer): MediaMetadata {
  const values = new Map<number, Buffer>()
  for (let at = 0, seen = 0; at < head.length && seen < MAX_ELEMENTS; seen++) {
    const element = elementAt(head, at)
    if (!element) break
    const { id, start, size } = element
    const isParent = PARENTS.has(id)
    const content = head.subarray(start, start + size)
    // Sound has codecs, too.
    const isWanted = id !== CODEC_ID || content.toString('latin1').startsWith('V_')
    if (!isParent && isWanted && !values.has(id)) values.set(id, content)
    at = isParent ? start : start + size
  }
  const value = (id: number) => values.get(id) ?? Buffer.alloc(0)
  const scale = unsigned(value(TIMECODE_SCALE)) || DEFAULT_SCALE_NS
  const duration = (float(value(DURATION)) * scale) / 1e9
  const codec = value(CODEC_ID).toString('latin1')
  return {
    width: unsigned(value(PIXEL_WIDTH)) || null,
    height: unsigned(value(PIXEL_HEIGHT)) || null,
    duration: duration > 0 && Number.isFinite(duration) ? duration : null,
    ...(/^[\w/]{3,32}$/.test(codec) && { codec: videoCodecName(codec) }),
  }
}
