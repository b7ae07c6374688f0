import { videoCodecName } from '@placard/domain/creative'
import { type MediaMetadata, readFileParts } from './media-metadata.js'

interface Box {
  type: string
  /** Start of the content, and end of the box. */
  start: number
  end: number
}

const MAX_MOOV_BYTES = 16 * 1024 * 1024
const MAX_MOOF_BYTES = 1024 * 1024
const MAX_BOXES = 100_000

/** Boxes at the top of a file. Source: ISO/IEC 14496-12, table 1. */
const TOP_BOXES =
  'ftyp styp moov moof mfra mdat meta meco free skip wide udta uuid pdin sidx ssix prft emsg pnot'.split(' ')

/** Returns the box at a position; undefined if its header or its end is outside. */
function boxAt(header: Buffer, position: number, limit: number): Box | undefined {
  if (header.length < 8) return undefined
  const isLong = header.readUInt32BE(0) === 1
  if (isLong && header.length < 16) return undefined
  const headerSize = isLong ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0)
  const start = position + (isLong ? 16 : 8)
  const end = headerSize === 0 ? limit : position + headerSize
  return end < start || end > limit ? undefined : { type: header.toString('latin1', 4, 8), start, end }
}

/** Content of a box, with its type. */
interface Content {
  type: string
  bytes: Buffer
}

function readChildren(parent: Buffer, start = 0): Content[] {
  const boxes: Content[] = []
  for (let at = start; at < parent.length && boxes.length < MAX_BOXES; ) {
    const box = boxAt(parent.subarray(at, at + 16), at, parent.length)
    if (!box) break
    boxes.push({ type: box.type, bytes: parent.subarray(box.start, box.end) })
    at = box.end
  }
  return boxes
}

/** Returns the content of the first box at a path of types below another; empty if there is none. */
function contentBelow(parent: Buffer, ...path: string[]): Buffer {
  return path.reduce(
    (bytes, type) => readChildren(bytes).find((box) => box.type === type)?.bytes ?? Buffer.alloc(0),
    parent,
  )
}

const u32 = (bytes: Buffer, at: number) => (bytes.length >= at + 4 ? bytes.readUInt32BE(at) : 0)
const i32 = (bytes: Buffer, at: number) => (bytes.length >= at + 4 ? bytes.readInt32BE(at) : 0)
const u64 = (bytes: Buffer, at: number) => (bytes.length >= at + 8 ? Number(bytes.readBigUInt64BE(at)) : 0)
const readFlags = (bytes: Buffer) => u32(bytes, 0) & 0xffffff

function readDuration(mvhd: Buffer): number {
  const isLong = mvhd[0] === 1
  const scale = u32(mvhd, isLong ? 20 : 12)
  const units = isLong ? u64(mvhd, 24) : u32(mvhd, 16)
  return scale === 0 || units === 0xffffffff || units > Number.MAX_SAFE_INTEGER ? 0 : units / scale
}

const TKHD_LENGTH = 84
const MATRIX_START = 44

/** Returns the size at which a track is shown: its matrix can turn it by 90 degrees, as phones do. */
function readSides(tkhd: Buffer): [width: number, height: number] {
  if (tkhd.length < TKHD_LENGTH) return [0, 0]
  const [width, height] = [u32(tkhd, tkhd.length - 8) >>> 16, u32(tkhd, tkhd.length - 4) >>> 16]
  const matrix = tkhd.length - MATRIX_START
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => Math.abs(i32(tkhd, matrix + at))) as [number, number, number, number]
  return b > a && c > d ? [height, width] : [width, height]
}

/** Bytes of a sample entry before its boxes, after the 8 bytes of its header. */
const VISUAL_ENTRY_BYTES = 78

/** Reads the first sample entry of a track, which follows version, flags and count. */
function readSampleEntry(stsd: Buffer): { sides: [number, number]; codec: string | undefined } {
  const [first] = readChildren(stsd, 8)
  const entry = first?.bytes ?? Buffer.alloc(0)
  const sides: [number, number] =
    entry.length >= VISUAL_ENTRY_BYTES ? [entry.readUInt16BE(24), entry.readUInt16BE(26)] : [0, 0]
  const avcC = readChildren(entry, VISUAL_ENTRY_BYTES).find(({ type }) => type === 'avcC')?.bytes
  const isNamed = first !== undefined && /^[\x21-\x7e]{4}$/.test(first.type)
  return { sides, codec: isNamed ? videoCodecName(first.type, avcC?.[1]) : undefined }
}

interface VideoTrack {
  id: number
  /** Units per second of its times. */
  timescale: number
  isEnabled: boolean
  sides: [width: number, height: number]
  codec: string | undefined
}

function readVideoTrack(trak: Buffer): VideoTrack | undefined {
  if (contentBelow(trak, 'mdia', 'hdlr').toString('latin1', 8, 12) !== 'vide') return undefined
  const [tkhd, mdhd] = [contentBelow(trak, 'tkhd'), contentBelow(trak, 'mdia', 'mdhd')]
  const entry = readSampleEntry(contentBelow(trak, 'mdia', 'minf', 'stbl', 'stsd'))
  const sides = readSides(tkhd)
  return {
    id: u32(tkhd, tkhd[0] === 1 ? 20 : 12),
    timescale: u32(mdhd, mdhd[0] === 1 ? 20 : 12),
    isEnabled: (readFlags(tkhd) & 1) === 1,
    sides: sides.every((side) => side > 0) ? sides : entry.sides,
    codec: entry.codec,
  }
}

interface Movie {
  /** In seconds; 0 if all samples are in fragments. */
  duration: number
  video: VideoTrack | undefined
  /** Duration of the video's samples whose fragments give none. */
  sampleDuration: number
}

function readMovie(moov: Buffer): Movie {
  const videos = readChildren(moov).flatMap(({ type, bytes }) => (type === 'trak' ? (readVideoTrack(bytes) ?? []) : []))
  const video = videos.find(({ isEnabled }) => isEnabled) ?? videos[0]
  const trex = readChildren(contentBelow(moov, 'mvex')).find(
    ({ type, bytes }) => type === 'trex' && u32(bytes, 4) === video?.id,
  )
  return {
    duration: readDuration(contentBelow(moov, 'mvhd')),
    video,
    sampleDuration: trex ? u32(trex.bytes, 12) : 0,
  }
}

/** Times of a video's samples in fragments, in units of its track. */
interface FragmentTimes {
  start: number | undefined
  end: number
}

/** Bytes of the values that each sample of a run can have, by flag. */
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800]

function runDuration(trun: Buffer, sampleDuration: number): number {
  const flags = readFlags(trun)
  const count = u32(trun, 4)
  if ((flags & 0x100) === 0) return count * sampleDuration
  const step = 4 * SAMPLE_FIELDS.filter((flag) => flags & flag).length
  let duration = 0
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  for (let sample = 0; sample < count && at + 4 <= trun.length; sample++, at += step) duration += u32(trun, at)
  return duration
}

/** Adds the video's samples of a fragment. */
function addFragment(times: FragmentTimes, moof: Buffer, { video, sampleDuration }: Movie): void {
  for (const { type, bytes } of readChildren(moof)) {
    if (type !== 'traf') continue
    const boxes = readChildren(bytes)
    const first = (wanted: string) => boxes.find((box) => box.type === wanted)?.bytes ?? Buffer.alloc(0)
    const [tfhd, tfdt] = [first('tfhd'), first('tfdt')]
    if (u32(tfhd, 4) !== video?.id) continue
    const flags = readFlags(tfhd)
    const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
    const duration = flags & 8 ? u32(tfhd, at) : sampleDuration
    const start = tfdt.length === 0 ? times.end : tfdt[0] === 1 ? u64(tfdt, 4) : u32(tfdt, 4)
    const runs = boxes.filter((box) => box.type === 'trun')
    times.start ??= start
    times.end = runs.reduce((end, run) => end + runDuration(run.bytes, duration), start)
  }
}

function createMetadata(movie: Movie, times: FragmentTimes): MediaMetadata {
  const { duration, video } = movie
  const [width = 0, height = 0] = video?.sides ?? []
  // Fragments that follow samples of the header continue their time; others can start at any time.
  const units = times.end - (duration > 0 ? 0 : (times.start ?? 0))
  const seconds = Math.max(duration, video && video.timescale > 0 ? units / video.timescale : 0)
  return {
    width: width || null,
    height: height || null,
    ...(video?.codec !== undefined && { codec: video.codec }),
    duration: seconds > 0 ? seconds : null,
  }
}

/** Reads the headers of an MP4; undefined if there is none or the file is incomplete. */
export const readMp4Metadata = (path: string, bytes: number): Promise<MediaMetadata | undefined> =>
  readFileParts(path, async (read) => {
    let movie: Movie | undefined
    let hasMedia = false
    const times: FragmentTimes = { start: undefined, end: 0 }
    for (let at = 0, boxes = 0; at < bytes; boxes++) {
      const header = await read(at, 16)
      const box = boxes < MAX_BOXES ? boxAt(header, at, bytes) : undefined
      // Some programs write bytes after the last box, and players ignore them. A box without its end was cut off.
      if (!box && movie && hasMedia && !TOP_BOXES.includes(header.toString('latin1', 4, 8))) break
      if (!box) return undefined
      const length = box.end - box.start
      if (box.type === 'moov' && length <= MAX_MOOV_BYTES) movie ??= readMovie(await read(box.start, length))
      if (box.type === 'moof' && length <= MAX_MOOF_BYTES && movie)
        addFragment(times, await read(box.start, length), movie)
      hasMedia ||= box.type === 'mdat'
      at = box.end
    }
    return movie && createMetadata(movie, times)
  })
