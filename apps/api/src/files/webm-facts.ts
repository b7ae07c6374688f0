import type { VideoFacts } from './mp4-facts.js'

/** Elements of EBML that are read, by their ids; those with children are walked into. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMECODE_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
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
export function webmFacts(head: Buffer): VideoFacts {
  const values = new Map<number, Buffer>()
  for (let at = 0, seen = 0; at < head.length && seen < MAX_ELEMENTS; seen++) {
    const element = elementAt(head, at)
    if (!element) break
    const { id, start, size } = element
    const isParent = PARENTS.has(id)
    if (!isParent && !values.has(id)) values.set(id, head.subarray(start, start + size))
    at = isParent ? start : start + size
  }
  const value = (id: number) => values.get(id) ?? Buffer.alloc(0)
  const scale = unsigned(value(TIMECODE_SCALE)) || DEFAULT_SCALE_NS
  const duration = (float(value(DURATION)) * scale) / 1e9
  return {
    width: unsigned(value(PIXEL_WIDTH)) || null,
    height: unsigned(value(PIXEL_HEIGHT)) || null,
    duration: duration > 0 && Number.isFinite(duration) ? duration : null,
  }
}
