/** Video codecs by the id that files give them. Sources: mp4ra.org for MP4, matroska.org for WebM. */
const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  'V_MPEG4/ISO/AVC': 'H.264',
  hvc1: 'H.265',
  hev1: 'H.265',
  vp08: 'VP8',
  V_VP8: 'VP8',
  vp09: 'VP9',
  V_VP9: 'VP9',
  av01: 'AV1',
  V_AV1: 'AV1',
  mp4v: 'MPEG-4 Part 2',
}

/** Profiles of H.264 that many browsers cannot decode. Source: ITU-T H.264, annex A.2. */
const H264_PROFILES: Readonly<Record<number, string>> = {
  44: 'H.264 4:4:4',
  110: 'H.264 10-bit',
  122: 'H.264 4:2:2',
  244: 'H.264 4:4:4',
}

/** Codecs that current versions of Chrome, Edge, Firefox and Safari play. */
const WEB_CODECS: readonly string[] = ['H.264', 'VP8', 'VP9', 'AV1']

/**
 * Returns the name of a video codec by its id in an MP4 or WebM: 'H.264' for 'avc1'. An unknown id is its own name.
 * `h264Profile` is the profile of H.264, some of which have names of their own.
 */
export function videoCodecName(id: string, h264Profile?: number): string {
  const name = CODEC_NAMES[id] ?? id
  return name === 'H.264' && h264Profile !== undefined ? (H264_PROFILES[h264Profile] ?? name) : name
}

/** True if all current browsers play the codec of this name. Source: caniuse.com. */
export const isWebCodec = (name: string): boolean => WEB_CODECS.includes(name)
