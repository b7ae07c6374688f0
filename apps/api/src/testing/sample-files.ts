import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

const u16 = (value: number) => Buffer.from([value & 0xff, (value >> 8) & 0xff])
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
/** Returns a number as four bytes, the highest first. */
export function be32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const text = (value: string) => Buffer.from(value, 'latin1')

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  return Buffer.concat([be32(data.length), body, be32(crc32(body))])
}

/** Returns a gray PNG. Its header may contain a wrong size, and `extra` bytes make it longer. */
export function png(width: number, height: number, { extra = 0, rows = height } = {}): Buffer {
  const header = Buffer.concat([be32(width), be32(height), Buffer.from([8, 0, 0, 0, 0])])
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    ...(extra > 0 ? [pngChunk('teXt', Buffer.alloc(extra, 'x'))] : []),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rows * (Math.min(width, 5000) + 1), 1))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a one-pixel GIF whose header contains this size. */
export const gif = (width: number, height: number): Buffer =>
  Buffer.concat([
    text('GIF89a'),
    u16(width),
    u16(height),
    Buffer.from('800000ffffff0000002c00000000010001000002024401003b', 'hex'),
  ])

/** Returns a JPEG whose header contains this size. */
export const jpeg = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex'),
    Buffer.from([height >> 8, height & 255, width >> 8, width & 255]),
    Buffer.from('03012200021101031101ffda000c03010002110311003f00d2cf20ffd9', 'hex'),
  ])

/** Returns a lossy WebP whose header contains this size. */
export function webp(width: number, height: number): Buffer {
  const frame = Buffer.concat([Buffer.from('3001009d012a', 'hex'), u16(width), u16(height), Buffer.alloc(16)])
  const body = Buffer.concat([text('WEBPVP8 '), u32(frame.length), frame])
  return Buffer.concat([text('RIFF'), u32(body.length), body])
}

/** Returns an SVG with these attributes and content. */
export const svg = (attributes = 'width="300" height="250"', inside = '<rect width="9" height="9"/>'): Buffer =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`)

/** Returns a box of an MP4. */
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([be32(body.length + 8), text(type), body])
}

/** Returns an MP4 whose header contains this size, duration and codec. */
export function mp4(width: number, height: number, seconds: number, mediaBytes = 64, codec = 'avc1'): Buffer {
  const mvhd = Buffer.concat([Buffer.alloc(12), be32(1000), be32(seconds * 1000), Buffer.alloc(80)])
  const sound = Buffer.alloc(84)
  const picture = Buffer.concat([Buffer.alloc(76), be32(width * 65_536), be32(height * 65_536)])
  const samples = box('stsd', be32(0), be32(1), box(codec, Buffer.alloc(78)))
  const handler = box('hdlr', Buffer.alloc(8), text('vide'), Buffer.alloc(13))
  const media = box('mdia', handler, box('minf', box('stbl', samples)))
  return Buffer.concat([
    box('ftyp', text('isom'), be32(512), text('isomiso2avc1mp41')),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', sound)), box('trak', box('tkhd', picture), media)),
    box('mdat', Buffer.alloc(mediaBytes, 7)),
  ])
}

/** Returns an element of a WebM by its id in hexadecimal. */
export const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat(
    [Buffer.from(id, 'hex'), Buffer.from([0x10, 0, 0, 0]), content].with(1, be32(content.length | 0x10000000)),
  )

/** Returns a WebM with sound whose header contains this size and duration. */
export function webm(width: number, height: number, seconds: number): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const info = element('1549a966', Buffer.concat([element('2ad7b1', be32(1_000_000)), element('4489', duration)]))
  const codec = (id: string) => element('86', text(id))
  const video = element('e0', Buffer.concat([element('b0', be32(width)), element('ba', be32(height))]))
  const tracks = element(
    '1654ae6b',
    Buffer.concat([element('ae', codec('A_OPUS')), element('ae', Buffer.concat([codec('V_VP9'), video]))]),
  )
  return Buffer.concat([
    element('1a45dfa3', element('4282', text('webm'))),
    element('18538067', Buffer.concat([info, tracks])),
  ])
}

/** Returns a WOFF2 with a valid header. */
export function woff2(bytes = 100): Buffer {
  const font = Buffer.concat([text('wOF2'), be32(0x00010000), be32(bytes), Buffer.alloc(bytes)])
  return font.subarray(0, bytes)
}

/** Entry of an archive; `claims` is the uncompressed size in its header. */
export interface ZipEntry {
  name: string
  data?: Buffer
  claims?: number
  /** Unix mode, such as that of a symbolic link. */
  mode?: number
  flags?: number
  /** True if the directory points to the data of the first entry instead of its own. */
  isShared?: boolean
  /** Bytes of the name, and the name in the header before the data, if they differ from `name`. */
  nameBytes?: Buffer
  localName?: string | Buffer
  /** Checksum in both headers, and in the one before the data, if they are not that of the data. */
  checksum?: number
  localChecksum?: number
  /** Extra fields of both headers. */
  extra?: Buffer
  /** Compression method in both headers, if it is not that of the data. */
  method?: number
  /** True if checksum and sizes follow the data, as in archives that are written as a stream. */
  isStreamed?: boolean
}

/** Returns a ZIP archive with the given headers, valid or not. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const { name, data = Buffer.from('x'), claims = data.length, mode = 0o100_644, isShared = false } = entry
    const { nameBytes = Buffer.from(name), localName = nameBytes, extra = Buffer.alloc(0), isStreamed = false } = entry
    const { checksum = crc32(data), localChecksum = checksum, flags = 0, method = 8 } = entry
    const packed = deflateRawSync(data)
    const localBytes = Buffer.from(localName)
    const start = [u16(20), u16(isStreamed ? flags | 8 : flags), u16(method), u32(0)]
    const sizes = [u32(packed.length), u32(claims)]
    const localSizes = isStreamed ? [u32(0), u32(0), u32(0)] : [u32(localChecksum), ...sizes]
    const lengths = (bytes: Buffer) => [u16(bytes.length), u16(extra.length)]
    const local = Buffer.concat([
      ...[text('PK\x03\x04'), ...start, ...localSizes, ...lengths(localBytes), localBytes, extra, packed],
      ...(isStreamed ? [text('PK\x07\x08'), u32(checksum), ...sizes] : []),
    ])
    const attributes = [u16(0), u16(0), u16(0), u32(mode << 16), u32(isShared ? 0 : at)]
    directory.push(
      Buffer.concat([
        ...[text('PK\x01\x02'), u16(0x0314), ...start, u32(checksum), ...sizes, ...lengths(nameBytes)],
        ...[...attributes, nameBytes, extra],
      ]),
    )
    if (isShared) continue
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = [text('PK\x05\x06'), u32(0), u16(entries.length), u16(entries.length), u32(list.length), u32(at), u16(0)]
  return Buffer.concat([...parts, list, ...end])
}
