import type { AssetAnimation } from '@placard/domain/creative'
import type { AssetFormat } from '@placard/domain/internal/creative'
import { type ReadBytes, readFileParts } from './media-metadata.js'

const MAX_PARTS = 100_000
/** Browsers show frames that are faster than this, in hundredths of a second, for a tenth of a second. */
const FASTEST = 1
const SLOWED_SECONDS = 0.1

const frameSeconds = (hundredths: number) => (hundredths > FASTEST ? hundredths / 100 : SLOWED_SECONDS)
const animation = (frames: number, seconds: number, loops: number | null): AssetAnimation | undefined =>
  frames > 1 ? { seconds: Math.round(seconds * 1000) / 1000, loops } : undefined

const colorTableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Source: CompuServe, "GIF89a Specification"; the extension with the number of repetitions is Netscape's. */
async function gifAnimation(read: ReadBytes, bytes: number): Promise<AssetAnimation | undefined> {
  const header = await read(0, 13)
  let at = 13 + colorTableBytes(header[10] ?? 0)
  let [frames, seconds, delay] = [0, 0, 0]
  let loops: number | null = 1
  const skipBlocks = async () => {
    for (let length = (await read(at, 1))[0] ?? 0; ; length = (await read(at, 1))[0] ?? 0) {
      at += length + 1
      if (length === 0 || at >= bytes) return
    }
  }
  for (let seen = 0; at < bytes && seen < MAX_PARTS; seen++) {
    const head = await read(at, 20)
    if (head[0] === 0x21) {
      if (head[1] === 0xf9 && head.length >= 6) delay = head.readUInt16LE(4)
      if (head[1] === 0xff && head.toString('latin1', 3, 14) === 'NETSCAPE2.0' && head.length >= 18) {
        const repetitions = head.readUInt16LE(16)
        loops = repetitions === 0 ? null : repetitions + 1
      }
      at += 2
    } else if (head[0] === 0x2c) {
      frames += 1
      seconds += frameSeconds(delay)
      at += 11 + colorTableBytes(head[9] ?? 0)
    } else break
    await skipBlocks()
  }
  return animation(frames, seconds, loops)
}

/** Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 11.3.6. */
async function pngAnimation(read: ReadBytes, bytes: number): Promise<AssetAnimation | undefined> {
  let [frames, seconds] = [0, 0]
  let loops: number | null = 1
  for (let at = 8, seen = 0; at < bytes && seen < MAX_PARTS; seen++) {
    const head = await read(at, 34)
    if (head.length < 12) break
    const type = head.toString('latin1', 4, 8)
    if (type === 'acTL' && head.length >= 16) loops = head.readUInt32BE(12) || null
    if (type === 'fcTL' && head.length >= 32) {
      frames += 1
      seconds += frameSeconds((head.readUInt16BE(28) / (head.readUInt16BE(30) || 100)) * 100)
    }
    at += 12 + head.readUInt32BE(0)
  }
  return animation(frames, seconds, loops)
}

/** Source: RFC 9649, 2.7. */
async function webpAnimation(read: ReadBytes, bytes: number): Promise<AssetAnimation | undefined> {
  let [frames, seconds] = [0, 0]
  let loops: number | null = 1
  for (let at = 12, seen = 0; at < bytes && seen < MAX_PARTS; seen++) {
    const head = await read(at, 24)
    if (head.length < 8) break
    const type = head.toString('latin1', 0, 4)
    if (type === 'ANIM' && head.length >= 14) loops = head.readUInt16LE(12) || null
    if (type === 'ANMF' && head.length >= 23) {
      frames += 1
      seconds += frameSeconds(head.readUIntLE(20, 3) / 10)
    }
    const size = head.readUInt32LE(4)
    at += 8 + size + (size % 2)
  }
  return animation(frames, seconds, loops)
}

const READERS: Partial<Record<AssetFormat, typeof gifAnimation>> = {
  gif: gifAnimation,
  png: pngAnimation,
  webp: webpAnimation,
}

/** Reads the animation of an image; undefined for a still one. */
export async function readImageAnimation(
  format: AssetFormat,
  path: string,
  bytes: number,
): Promise<AssetAnimation | undefined> {
  const reader = READERS[format]
  return reader && readFileParts(path, (read) => reader(read, bytes))
}
