import { describe, expect, it } from 'vitest'
import { ASSET_FORMATS, type AssetFormat, matchesSignature, SIGNATURE_BYTES } from './asset-formats.js'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const BEGINNINGS: Record<Exclude<AssetFormat, 'svg'>, string> = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  gif: 'GIF89a\x01\0',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  mp4: '\0\0\0\x18ftypmp42',
  webm: '\x1a\x45\xdf\xa3\x9f',
  woff2: 'wOF2\0\x01\0\0',
  zip: 'PK\x03\x04\x14\0',
}

describe('matchesSignature', () => {
  it('recognizes each format by its signature only', () => {
    for (const [name, beginning] of Object.entries(BEGINNINGS)) {
      const head = bytes(beginning).subarray(0, SIGNATURE_BYTES)
      const known = (Object.keys(ASSET_FORMATS) as AssetFormat[]).filter((format) => matchesSignature(format, head))
      expect(known).toEqual(
        (Object.keys(ASSET_FORMATS) as AssetFormat[]).filter((one) => one === name || one === 'svg'),
      )
    }
  })

  it('rejects data that is too short for its format', () => {
    expect(matchesSignature('png', bytes('\x89PN'))).toBe(false)
    expect(matchesSignature('mp4', new Uint8Array())).toBe(false)
  })
})
