import { describe, expect, it } from 'vitest'
import { isWebCodec, videoCodecName } from './video-codec.js'

describe('video codecs', () => {
  it.each([
    ['avc1', 'H.264', true],
    ['avc3', 'H.264', true],
    ['hvc1', 'H.265', false],
    ['V_VP9', 'VP9', true],
    ['av01', 'AV1', true],
    ['mp4v', 'MPEG-4 Part 2', false],
    ['apch', 'apch', false],
  ])('%s is %s', (id, name, isPlayed) => {
    expect(videoCodecName(id)).toBe(name)
    expect(isWebCodec(name)).toBe(isPlayed)
  })
})
