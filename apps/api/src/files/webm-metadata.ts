import { videoCodecName } from '@placard/domain/creative'
import { type MediaMetadata, readFileParts } from './media-metadata.js'

/** Ids of the EBML elements that are read. Source: matroska.org, "Matroska element specifications". */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const TRACK_NUMBER = 0xd7
const CODEC_ID = 0x86
const CODEC_PRIVATE = 0x63a2
const DEFAULT_DURATION = 0x23e383
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const [CROP_BOTTOM, CROP_TOP, CROP_LEFT, CROP_RIGHT] = [0x54aa, 0x54bb, 0x54cc, 0x54dd]
const DISPLAY_WIDTH = 0x54b0
const DISPLAY_HEIGHT = 0x54ba
const DISPLAY_UNIT = 0x54b2
const CLUSTER = 0x1f43b675
const CLUSTER_TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const BLOCK_DURATION = 0x9b

/** Elements whose children are read in the file. */
const PARENTS = [SEGMENT, INFO, CLUSTER, BLOCK_GROUP]
const MAX_ELEMENTS = 1_000_000
const MAX_TRACKS_BYTES = 1024 * 1024
const MAX_VALUE_BYTES = 16
const DEFAULT_SCALE_NS = 1_000_000

const readLength = (first: number) => Math.clz32(first) - 23

const unsigned = (bytes: Buffer = Buffer.alloc(0)): number =>
  bytes.length >= 1 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0

function float(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE(0)
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0
}

interface Element {
  id: number
  /** Start of the content, and its size; infinite for an unknown one. */
  start: number
  size: number
}

function elementAt(head: Buffer, position: number): Element | undefined {
  const idLength = readLength(head[0] ?? 0)
  const sizeLength = readLength(head[idLength] ?? 0)
  const start = idLength + sizeLength
  if (idLength > 4 || sizeLength > 8 || start > head.length) return undefined
  const id = head.readUIntBE(0, idLength)
  const mask = 0xff >> sizeLength
  let size = (head[idLength] ?? 0) & mask
  let isUnknown = size === mask
  for (let index = 1; index < sizeLength; index++) {
    const byte = head[idLength + index] ?? 0
    size = size * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { id, start: position + start, size: isUnknown ? Number.POSITIVE_INFINITY : size }
}

/** Returns the contents of an element's children by id, in their order. */
function readChildren(parent: Buffer): [id: number, content: Buffer][] {
  const children: [number, Buffer][] = []
  for (let at = 0; at < parent.length; ) {
    const element = elementAt(parent.subarray(at, at + 12), at)
    if (!element) break
    children.push([element.id, parent.subarray(element.start, element.start + element.size)])
    at = element.start + element.size
  }
  return children
}

interface VideoTrack {
  number: number
  width: number
  height: number
  codec: string | undefined
  /** Duration of a frame in ns; 0 if it is unknown. */
  frameNs: number
}

/** Returns the size at which a video is shown: its display size, which can be a mere aspect ratio. */
function readSides(video: Buffer): Pick<VideoTrack, 'width' | 'height'> {
  const values = new Map(readChildren(video))
  const value = (id: number) => unsigned(values.get(id))
  const width = Math.max(0, value(PIXEL_WIDTH) - value(CROP_LEFT) - value(CROP_RIGHT))
  const height = Math.max(0, value(PIXEL_HEIGHT) - value(CROP_TOP) - value(CROP_BOTTOM))
  const [wide, high] = [value(DISPLAY_WIDTH), value(DISPLAY_HEIGHT)]
  if (value(DISPLAY_UNIT) === 0) return { width: wide || width, height: high || height }
  return wide > 0 && high > 0 ? { width: Math.round((height * wide) / high), height } : { width, height }
}

function readVideoTrack(tracks: Buffer): VideoTrack | undefined {
  for (const [id, content] of readChildren(tracks)) {
    const values = new Map(id === TRACK_ENTRY ? readChildren(content) : [])
    const codec = values.get(CODEC_ID)?.toString('latin1') ?? ''
    // Sound and subtitles have codecs, too.
    if (!codec.startsWith('V_')) continue
    return {
      number: unsigned(values.get(TRACK_NUMBER)),
      ...readSides(values.get(VIDEO) ?? Buffer.alloc(0)),
      codec: /^[\w/]{3,32}$/.test(codec) ? videoCodecName(codec, values.get(CODEC_PRIVATE)?.[1]) : undefined,
      frameNs: unsigned(values.get(DEFAULT_DURATION)),
    }
  }
  return undefined
}

/** Times in units of the scale: of the current cluster, of the block in the current group, and the end so far. */
interface BlockTimes {
  cluster: number
  block: number
  end: number
}

/** Number of bytes at the start of a block: its track number, which takes up to 8, and its time in the cluster. */
const BLOCK_HEAD_BYTES = 10

function addBlock(times: BlockTimes, head: Buffer, video: VideoTrack | undefined, scale: number): void {
  const length = readLength(head[0] ?? 0)
  if (length > 8 || head.length < length + 2) return
  const track = length === 1 ? (head[0] ?? 0) & 0x7f : -1
  times.block = times.cluster + head.readInt16BE(length)
  const frame = video && track === video.number ? video.frameNs / scale : 0
  times.end = Math.max(times.end, times.block + frame)
}

/** Reads the headers of a WebM, and the time of its last block if it has no duration, as recordings of browsers. */
export const readWebmMetadata = (path: string, bytes: number): Promise<MediaMetadata> =>
  readFileParts(path, async (read) => {
    let scale = DEFAULT_SCALE_NS
    let duration = 0
    let video: VideoTrack | undefined
    const times: BlockTimes = { cluster: 0, block: 0, end: 0 }
    for (let at = 0, seen = 0; at < bytes && seen < MAX_ELEMENTS; seen++) {
      const element = elementAt(await read(at, 12), at)
      if (!element) break
      const { id, start, size } = element
      const value = () => read(start, Math.min(size, MAX_VALUE_BYTES))
      if (id === CLUSTER && duration > 0) break
      if (id === TIMESTAMP_SCALE) scale = unsigned(await value()) || DEFAULT_SCALE_NS
      if (id === DURATION) duration = float(await value())
      if (id === TRACKS && size <= MAX_TRACKS_BYTES) video ??= readVideoTrack(await read(start, size))
      if (id === CLUSTER_TIMESTAMP) times.cluster = unsigned(await value())
      if (id === SIMPLE_BLOCK || id === BLOCK) addBlock(times, await read(start, BLOCK_HEAD_BYTES), video, scale)
      if (id === BLOCK_DURATION) times.end = Math.max(times.end, times.block + unsigned(await value()))
      at = PARENTS.includes(id) ? start : start + size
    }
    const seconds = ((duration > 0 ? duration : times.end) * scale) / 1e9
    return {
      width: video?.width || null,
      height: video?.height || null,
      duration: seconds > 0 && Number.isFinite(seconds) ? seconds : null,
      ...(video?.codec !== undefined && { codec: video.codec }),
    }
  })
