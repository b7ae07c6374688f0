import { be32, box, element } from './sample-files.js'

const text = (value: string) => Buffer.from(value, 'latin1')
const u16 = (value: number) => Buffer.from([value >> 8, value & 255])

/** Matrix of a track that is shown as it is. */
const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
/** Matrix of a track that is turned by 90 degrees, as phones write it. */
export const TURNED = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]

/** Track of `movie`. */
export interface SampleTrack {
  id?: number
  handler?: string
  width?: number
  height?: number
  matrix?: number[]
  isEnabled?: boolean
  codec?: string
  /** Profile of H.264. */
  profile?: number
}

function track({
  id = 1,
  handler = 'vide',
  width = 0,
  height = 0,
  matrix = UPRIGHT,
  isEnabled = true,
  codec = 'avc1',
  profile,
}: SampleTrack): Buffer {
  const head = [be32(isEnabled ? 3 : 2), be32(0), be32(0), be32(id), Buffer.alloc(24)]
  const tkhd = box('tkhd', ...head, ...matrix.map(be32), be32(width * 65_536), be32(height * 65_536))
  const avcC = profile === undefined ? [] : [box('avcC', Buffer.from([1, profile, 0, 30]))]
  const entry = box(codec, Buffer.alloc(24), u16(width), u16(height), Buffer.alloc(50), ...avcC)
  const stsd = box('stsd', be32(0), be32(1), entry)
  const mdhd = box('mdhd', be32(0), be32(0), be32(0), be32(1000), be32(0), be32(0))
  const hdlr = box('hdlr', be32(0), be32(0), text(handler), Buffer.alloc(13))
  return box('trak', tkhd, box('mdia', mdhd, hdlr, box('minf', box('stbl', stsd))))
}

/** Fragment of `movie`: its samples, each with a duration in ms, or with that of the fragment or the file. */
export interface SampleFragment {
  id?: number
  durations?: number[]
  count?: number
  fragmentDuration?: number
  start?: number
}

function fragment({ id = 1, durations, count = 0, fragmentDuration, start }: SampleFragment): Buffer {
  const tfhd = fragmentDuration === undefined ? [be32(0), be32(id)] : [be32(8), be32(id), be32(fragmentDuration)]
  const tfdt = start === undefined ? [] : [box('tfdt', be32(0x1000000), be32(0), be32(start))]
  const run = durations
    ? [be32(0x301), be32(durations.length), be32(0), ...durations.flatMap((each) => [be32(each), be32(9)])]
    : [be32(0), be32(count)]
  const mfhd = box('mfhd', be32(0), be32(1))
  return Buffer.concat([
    box('moof', mfhd, box('traf', box('tfhd', ...tfhd), ...tfdt, box('trun', ...run))),
    box('mdat', Buffer.alloc(9)),
  ])
}

/** Returns an MP4 with these tracks, in seconds, and these fragments. */
export function movie(tracks: SampleTrack[], { seconds = 0, fragments = [] as SampleFragment[], sampleMs = 0 } = {}) {
  const mvhd = box('mvhd', be32(0), be32(0), be32(0), be32(1000), be32(seconds * 1000), Buffer.alloc(80))
  const trex = box('trex', be32(0), be32(1), be32(1), be32(sampleMs), be32(0), be32(0))
  const mvex = fragments.length > 0 ? [box('mvex', trex)] : []
  return Buffer.concat([
    box('ftyp', text('isom'), be32(512), text('isomiso2avc1mp41')),
    box('moov', mvhd, ...tracks.map(track), ...mvex),
    box('mdat', Buffer.alloc(64, 7)),
    ...fragments.map(fragment),
  ])
}

/** Size of a video in a WebM: the stored one, and the one to show. */
export interface SampleSides {
  pixels: [width: number, height: number]
  display?: [width: number, height: number]
  unit?: number
}

const unknownSize = (id: string) => Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex')])

/** Returns a WebM as a browser records it: of unknown size and duration, with blocks at these times in ms. */
export function recording({ pixels, display, unit }: SampleSides, blocks: number[]): Buffer {
  const sides = [
    element('b0', be32(pixels[0])),
    element('ba', be32(pixels[1])),
    ...(display ? [element('54b0', be32(display[0])), element('54ba', be32(display[1]))] : []),
    ...(unit === undefined ? [] : [element('54b2', Buffer.from([unit]))]),
  ]
  const entry = [element('d7', Buffer.from([1])), element('23e383', be32(40_000_000)), element('86', text('V_VP8'))]
  const subtitles = element('ae', Buffer.concat([element('d7', Buffer.from([2])), element('86', text('S_TEXT/UTF8'))]))
  const tracks = element(
    '1654ae6b',
    Buffer.concat([subtitles, element('ae', Buffer.concat([...entry, element('e0', Buffer.concat(sides))]))]),
  )
  const clusters = blocks.map((at) => [
    unknownSize('1f43b675'),
    element('e7', be32(at)),
    element('a3', Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3])),
  ])
  return Buffer.concat([
    element('1a45dfa3', element('4282', text('webm'))),
    unknownSize('18538067'),
    element('1549a966', element('2ad7b1', be32(1_000_000))),
    tracks,
    ...clusters.flat(),
  ])
}

/** Returns a JPEG with segments of this many bytes before its frame header. */
export function jpegWithProfile(width: number, height: number, profileBytes: number): Buffer {
  const segments: Buffer[] = []
  for (let rest = profileBytes; rest > 0; rest -= 60_000)
    segments.push(Buffer.from([0xff, 0xe2]), u16(60_002), Buffer.alloc(60_000, 1))
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ...segments,
    Buffer.from('ffc0001108', 'hex'),
    u16(height),
    u16(width),
    Buffer.from('03012200021101031101ffda000c03010002110311003f00d2cf20ffd9', 'hex'),
  ])
}
