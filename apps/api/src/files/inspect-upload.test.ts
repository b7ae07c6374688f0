import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ASSET_MESSAGES } from '@placard/domain/creative'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gif } from '../testing/sample-files.js'
import { jpegWithProfile, movie, recording, TURNED } from '../testing/video-files.js'
import { inspectFile } from './inspect-upload.js'

const video = { width: 1280, height: 720 }

describe('inspectFile', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'placard-media-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const inspect = (name: string, content: Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return inspectFile({ path, name, bytes: content.length })
  }
  const sides = async (name: string, content: Buffer) => {
    const { width, height } = await inspect(name, content)
    return [width, height]
  }

  it.each([
    ['upright', movie([video], { seconds: 1 }), [1280, 720]],
    ['turned by its matrix', movie([{ ...video, matrix: TURNED }], { seconds: 1 }), [720, 1280]],
    [
      'after subtitles and a cover',
      movie([
        { id: 3, handler: 'sbtl', width: 1280, height: 60, codec: 'tx3g' },
        { id: 2, width: 600, height: 600, codec: 'jpeg', isEnabled: false },
        video,
      ]),
      [1280, 720],
    ],
  ])('reads the size of an MP4: %s', async (_, content, size) => {
    expect(await sides('a.mp4', content)).toEqual(size)
  })

  it.each([
    ['stored', { pixels: [640, 480] }, [640, 480]],
    ['shown', { pixels: [720, 576], display: [1024, 576] }, [1024, 576]],
    ['of an aspect ratio', { pixels: [720, 576], display: [16, 9], unit: 3 }, [1024, 576]],
  ] as const)('reads the %s size of a WebM', async (_, given, size) => {
    const { pixels, display, unit } = given as { pixels: [number, number]; display?: [number, number]; unit?: number }
    const content = recording({ pixels, ...(display && { display }), ...(unit !== undefined && { unit }) }, [0])
    expect(await sides('a.webm', content)).toEqual(size)
  })

  it.each([
    ['of its samples', movie([video], { fragments: [{ durations: [500, 500] }, { durations: [250] }] }), 1.25],
    ['of each fragment', movie([video], { fragments: [{ count: 3, fragmentDuration: 1000 }] }), 3],
    ['of the file', movie([video], { fragments: [{ count: 2 }, { count: 1 }], sampleMs: 400 }), 1.2],
    [
      'that starts late',
      movie([video], {
        fragments: [
          { start: 60_000, count: 2, fragmentDuration: 1000 },
          { start: 62_000, count: 1, fragmentDuration: 1000 },
        ],
      }),
      3,
    ],
    [
      'after samples in the header',
      movie([video], { seconds: 2, fragments: [{ start: 2000, count: 3, fragmentDuration: 1000 }] }),
      5,
    ],
    ['of another track', movie([video], { seconds: 2, fragments: [{ id: 2, durations: [9000] }] }), 2],
    ['that is unknown', movie([video]), null],
  ])('adds up the fragments of an MP4: %s', async (_, content, duration) => {
    expect((await inspect('a.mp4', content)).duration).toBe(duration)
  })

  it('takes the time of the last block of a WebM without a duration', async () => {
    const blocks = Array.from({ length: 250 }, (_, index) => index * 40)
    expect((await inspect('a.webm', recording({ pixels: [640, 360] }, blocks))).duration).toBeCloseTo(10)
  })

  it.each([
    [100, 'H.264'],
    [110, 'H.264 10-bit'],
    [122, 'H.264 4:2:2'],
    [244, 'H.264 4:4:4'],
  ])('reads the profile %d of H.264 as %s', async (profile, codec) => {
    expect((await inspect('a.mp4', movie([{ ...video, profile }], { seconds: 1 }))).codec).toBe(codec)
  })

  it('accepts bytes after the last box of an MP4, but no box without its end', async () => {
    const whole = movie([video], { seconds: 1 })
    for (const rest of ['\n', 'more than a header'])
      expect((await inspect('a.mp4', Buffer.concat([whole, Buffer.from(rest)]))).duration).toBe(1)
    const cut = [whole.subarray(0, -9), Buffer.concat([whole, whole.subarray(-72, -1)])]
    for (const content of cut)
      await expect(inspect('a.mp4', content)).rejects.toMatchObject({ message: ASSET_MESSAGES.broken('a.mp4') })
  })

  it('finds the size of a JPEG behind a large profile', async () => {
    expect(await sides('a.jpg', jpegWithProfile(300, 250, 600_000))).toEqual([300, 250])
  })

  it('reads the animation of a GIF', async () => {
    const still = gif(300, 250)
    const image = still.subarray(19, -1)
    const frame = Buffer.concat([Buffer.from('21f90400c8000000', 'hex'), image])
    const animated = (loops: string) =>
      Buffer.concat([
        still.subarray(0, 19),
        Buffer.from(`21ff0b4e45545343415045322e300301${loops}00`, 'hex'),
        ...[frame, frame, Buffer.from(';')],
      ])
    expect((await inspect('a.gif', still)).animation).toBeUndefined()
    expect((await inspect('a.gif', animated('0000'))).animation).toEqual({ seconds: 4, loops: null })
    expect((await inspect('a.gif', animated('0200'))).animation).toEqual({ seconds: 4, loops: 3 })
  })
})
