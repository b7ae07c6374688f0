import { ACCEPTED_ENDINGS, promisedFormat } from '../asset/asset-formats.js'
import type { MediaMetadata } from './asset-check.js'
import { type CreativeInput, creativeSize, MAX_SIDE_PX, parseCreativeSize } from './creative.js'
import { findSizePreset, sizesForType } from './creative-sizes.js'

/** Name, type and size of a new creative. */
type CreativeFacts = Pick<CreativeInput, 'name' | 'type' | 'width' | 'height'>

/** File name extensions of the files that can be a creative of their own. */
export const CREATIVE_FILE_ENDINGS: readonly string[] = ACCEPTED_ENDINGS.filter((ending) => ending !== '.woff2')

/** Files that can be a creative of their own, for a text. */
const CREATIVE_FILE_FORMATS = 'PNG, JPEG, GIF, WebP, SVG, MP4, WebM or ZIP'

/** Reasons why a file is no creative of its own. */
const CREATIVE_FILE_MESSAGES = {
  font: (name: string) => `${name} is a font. Create creatives from ${CREATIVE_FILE_FORMATS}, and add fonts to these.`,
  tooLarge: (name: string, size: string) => `${name} is ${size}. A creative has at most ${MAX_SIDE_PX} px per side.`,
} as const

/** Sizes of files that have none: an SVG or HTML5 banner without it, and a video with an unknown codec. */
const BANNER_SIZE = { width: 300, height: 250 }
const VIDEO_SIZE = { width: 1280, height: 720 }

/** Reads the size that agencies write into file names: 'autumn_300x250.zip', 'autumn-300X250-v2.zip'. */
export function sizeInName(name: string): { width: number; height: number; text: string } | undefined {
  const [text, width, height] = /(?<!\d)([1-9]\d{1,3}) ?[x×] ?([1-9]\d{1,3})(?!\d)/i.exec(name) ?? []
  const size = width && height ? parseCreativeSize(creativeSize(Number(width), Number(height))) : undefined
  return size && text !== undefined ? { ...size, text } : undefined
}

/** Characters of a `<meta>` after its name, up to which it is read. */
const MAX_META_LENGTH = 300

/** Returns the `<meta>` elements of a page. Reads each character once, because pages are large and untrusted. */
function metaTags(html: string): string[] {
  const tags: string[] = []
  let end = -1
  for (const { 0: start, index } of html.matchAll(/<meta\s/gi)) {
    const from = index + start.length
    // A start inside of the previous element, which was too long, shares its end.
    if (end < from) end = html.indexOf('>', from)
    if (end < 0) break
    if (end > from && end - from <= MAX_META_LENGTH) tags.push(html.slice(index, end + 1))
  }
  return tags
}

/**
 * Reads the size that an HTML5 ad declares in its entry page, in px: `<meta name="ad.size" content="width=300,height=250">`.
 * Google's ad platforms require this element. undefined if it is missing or no size of a creative.
 */
export function readAdSize(html: string): { width: number; height: number } | undefined {
  const tag = metaTags(html).find((meta) => /\sname\s*=\s*["']?ad\.size["'\s]/i.test(meta)) ?? ''
  const side = (name: string) => Number(new RegExp(`\\b${name}\\s*=\\s*(\\d{1,5})(?![\\d%])`, 'i').exec(tag)?.[1])
  return parseCreativeSize(creativeSize(side('width'), side('height')))
}

/** Name without the extension. */
export const readStem = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .trim() || name

/**
 * Derives name, type and size of a new creative from a file that can be uploaded, or the reason why it is none. Images
 * and ZIPs are banners. A video is a banner if it has the size of an ad slot, such as 300x250, else a VAST creative.
 */
export function creativeFromFile(
  name: string,
  { width, height }: Pick<MediaMetadata, 'width' | 'height'>,
): { creative: CreativeFacts; refusal?: never } | { refusal: string; creative?: never } {
  const format = promisedFormat(name)
  if (format === 'woff2') return { refusal: CREATIVE_FILE_MESSAGES.font(name) }
  const isVideo = format === 'mp4' || format === 'webm'
  const known = width !== null && height !== null ? { width, height } : sizeInName(name)
  const { width: wide, height: high } = known ?? (isVideo ? VIDEO_SIZE : BANNER_SIZE)
  const size = { width: wide, height: high }
  if (Math.max(size.width, size.height) > MAX_SIDE_PX)
    return { refusal: CREATIVE_FILE_MESSAGES.tooLarge(name, creativeSize(size.width, size.height)) }
  const isSlot = findSizePreset(size.width, size.height, sizesForType('Banner')) !== undefined
  return { creative: { name: readStem(name), type: isVideo && !isSlot ? 'VAST' : 'Banner', ...size } }
}
