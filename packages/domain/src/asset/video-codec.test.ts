import { describe, expect, it } from 'vitest'
import { isWebCodec, videoCodecName } from './video-codec.js'

describe('video codecs', () => {
  it.each<[string, string, boolean, number?]>([
    ['avc1', 'H.264', true],
    ['avc3', 'H.264', true],
    ['hvc1', 'H.265', false],
    ['V_VP9', 'VP9', true],
    ['av01', 'AV1', true],
    ['mp4v', 'MPEG-4 Part 2', false],
    ['apch', 'apch', false],
    ['avc1', 'H.264', true, 100],
    ['avc1', 'H.264 10-bit', false, 110],
    ['V_MPEG4/ISO/AVC', 'H.264 4:4:4', false, 244],
    ['vp09', 'VP9', true, 110],
  ])('%s is %s', (id, name, isPlayed, profile) => {
    expect(videoCodecName(id, profile)).toBe(name)
    expect(isWebCodec(name)).toBe(isPlayed)
  })
})
