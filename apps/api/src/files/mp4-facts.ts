import { readPart } from './read-part.js'

/** What a video's header says; null where it says nothing. */
export interface VideoFacts {
  width: number | null
  height: number | null
  /** In seconds. */
  duration: number | null
}

interface Box {
  type: string
  /** Where its content begins and the box ends. */
  start: number
  end: number
}

const MAX_MOOV_BYTES = 16 * 1024 * 1024
const MAX_BOXES = 10_000

/** The box that begins at a position; undefined when its header or its end lies outside. */
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

function factsOf(moov: Buffer): VideoFacts {
  const whole = { type: 'moov', start: 0, end: moov.length }
  const boxes = childrenOf(moov, whole)
  const content = (box: Box | undefined) => (box ? moov.subarray(box.start, box.end) : Buffer.alloc(0))
  const tracks = boxes.filter(({ type }) => type === 'trak').map((trak) => childrenOf(moov, trak))
  const sides = tracks
    .map((track) => sidesOf(content(track.find(({ type }) => type === 'tkhd'))))
    .find(({ width, height }) => width > 0 && height > 0)
  return {
    width: sides?.width ?? null,
    height: sides?.height ?? null,
    duration: durationOf(content(boxes.find(({ type }) => type === 'mvhd'))),
  }
}

/** Reads an MP4's header; undefined when it is none, or not complete. */
export async function mp4Facts(path: string, bytes: number): Promise<VideoFacts | undefined> {
  let facts: VideoFacts | undefined
  let boxes = 0
  for (let at = 0; at < bytes; boxes++) {
    const box = boxes < MAX_BOXES ? boxAt(await readPart(path, at, 16), at, bytes) : undefined
    if (!box) return undefined
    const length = box.end - box.start
    if (box.type === 'moov' && length <= MAX_MOOV_BYTES) facts ??= factsOf(await readPart(path, box.start, length))
    at = box.end
  }
  return facts
}
