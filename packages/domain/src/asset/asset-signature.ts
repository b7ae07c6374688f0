import type { AssetFormat } from './asset-formats.js'

/** How many bytes of a file are enough to tell its format. */
export const SIGNATURE_BYTES = 16

/** What files of a format begin with, each at its place; `.` stands for any byte. SVG is text and begins in many ways. */
const SIGNATURES: Record<Exclude<AssetFormat, 'svg'>, readonly string[]> = {
  png: ['\x89PNG\r\n\x1a\n'],
  jpeg: ['\xff\xd8\xff'],
  gif: ['GIF87a', 'GIF89a'],
  webp: ['RIFF....WEBP'],
  mp4: ['....ftyp'],
  webm: ['\x1a\x45\xdf\xa3'],
  woff2: ['wOF2'],
  zip: ['PK\x03\x04', 'PK\x05\x06'],
}

/**
 * Whether the first bytes of a file can be of that format. Only a first look, to spare people an upload that is refused:
 * the server reads the whole of a file.
 */
export function matchesSignature(format: AssetFormat, head: Uint8Array): boolean {
  if (format === 'svg') return true
  return SIGNATURES[format].some((signature) =>
    [...signature].every((character, at) => character === '.' || head[at] === character.charCodeAt(0)),
  )
}
