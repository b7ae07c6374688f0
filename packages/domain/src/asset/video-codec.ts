/** Video codecs by the id that files give them. Sources: mp4ra.org for MP4, matroska.org for WebM. */
const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
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

/** Codecs that current versions of Chrome, Edge, Firefox and Safari play. */
const WEB_CODECS: readonly string[] = ['H.264', 'VP8', 'VP9', 'AV1']

/** Returns the name of a video codec by its id in an MP4 or WebM: 'H.264' for 'avc1'. An unknown id is its own name. */
export const videoCodecName = (id: string): string => CODEC_NAMES[id] ?? id

/** True if all current browsers play the codec of this name. Source: caniuse.com. */
export const isWebCodec = (name: string): boolean => WEB_CODECS.includes(name)
