import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AssetFormat } from '@placard/domain/internal/creative'
import { afterAll, describe, expect, it } from 'vitest'
import { readImageAnimation } from './image-animation.js'

const folder = mkdtempSync(join(tmpdir(), 'placard-animation-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(format: AssetFormat, content: Buffer) {
  const path = join(folder, `image.${format}`)
  writeFileSync(path, content)
  return readImageAnimation(format, path, content.length)
}

/** Chunk of a PNG; readers of animations do not look at its checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
/** Frame that is shown for a fraction of a second. */
function pngFrame(numerator: number, denominator: number): Buffer {
  const data = Buffer.alloc(26)
  data.writeUInt16BE(numerator, 20)
  data.writeUInt16BE(denominator, 22)
  return pngChunk('fcTL', data)
}
function png(plays: number, frames: Buffer[]): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames.length)
  control.writeUInt32BE(plays, 4)
  const head = [Buffer.alloc(8), pngChunk('IHDR', Buffer.alloc(13)), pngChunk('acTL', control)]
  return Buffer.concat([...head, ...frames, pngChunk('IEND', Buffer.alloc(0))])
}

/** Chunk of a WebP; those of odd length are followed by a byte. */
function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)])
}
function webpFrame(ms: number): Buffer {
  const data = Buffer.alloc(17)
  data.writeUIntLE(ms, 12, 3)
  return webpChunk('ANMF', data)
}
function webp(loops: number, frames: Buffer[]): Buffer {
  const control = Buffer.alloc(6)
  control.writeUInt16LE(loops, 4)
  const head = [Buffer.alloc(12), webpChunk('VP8X', Buffer.alloc(10)), webpChunk('ANIM', control)]
  return Buffer.concat([...head, ...frames])
}

describe('the animation of an image', () => {
  it('is read from an APNG, whose fractions have 100 as denominator where it is 0', async () => {
    const frames = [pngFrame(3, 2), pngFrame(50, 0)]
    expect(await read('png', png(2, frames))).toEqual({ seconds: 2, loops: 2 })
    expect(await read('png', png(0, frames))).toEqual({ seconds: 2, loops: null })
    expect(await read('png', png(1, [pngFrame(1, 1)]))).toBeUndefined()
  })

  it('is read from a WebP, whose loops are endless where they are 0', async () => {
    const frames = [webpFrame(1200), webpFrame(800)]
    expect(await read('webp', webp(3, frames))).toEqual({ seconds: 2, loops: 3 })
    expect(await read('webp', webp(0, frames))).toEqual({ seconds: 2, loops: null })
    expect(await read('webp', webp(1, []))).toBeUndefined()
  })

  it('has the time that browsers give to frames without one', async () => {
    expect(await read('webp', webp(1, [webpFrame(0), webpFrame(10)]))).toEqual({ seconds: 0.2, loops: 1 })
  })
})
