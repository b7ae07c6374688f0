import pLimit from 'p-limit'
import sharp from 'sharp'
import type { EmailPicture } from './email-content.js'
import { PICTURE_GROUND } from './email-styles.js'

/** Sizes at which emails show pictures, in px. */
const TREND = { width: 512, height: 120 }
const THUMBNAIL = { width: 96, height: 72 }
const LOGO = { width: 200, height: 48 }
/** Pixels per px, for fine screens. */
const DENSITY = 2
const DPI = 72
/** Space around a trend, and around a logo on its ground. */
const MARGIN = 10
const LOGO_MARGIN = 6

const limit = pLimit(1)

const createPicture = (cid: string, contentType: EmailPicture['contentType'], bytes: Buffer): EmailPicture => ({
  cid,
  contentType,
  content: bytes.toString('base64'),
})

/** Returns the line of a trend as SVG. Without texts: they would be too small on a phone, and need a font. */
function trendSvg(values: readonly number[], color: string): string {
  const { width, height } = TREND
  const highest = Math.max(...values, 1)
  const [bottom, right] = [height - MARGIN, width - MARGIN]
  const x = (index: number) => MARGIN + (index * (right - MARGIN)) / Math.max(values.length - 1, 1)
  const y = (value: number) => bottom - (value / highest) * (bottom - MARGIN)
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
  const top = values.indexOf(highest)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${PICTURE_GROUND}"/>`,
    `<polygon points="${MARGIN},${bottom} ${points.join(' ')} ${x(values.length - 1).toFixed(1)},${bottom}" fill="${color}" fill-opacity="0.12"/>`,
    `<path d="M${MARGIN} ${bottom}H${right}" stroke="#c3c9d4"/>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>`,
    top < 0 ? '' : `<circle cx="${x(top).toFixed(1)}" cy="${y(highest).toFixed(1)}" r="4.5" fill="${color}"/>`,
    '</svg>',
  ].join('')
}

/** Draws a trend in a colour, '#rrggbb'. */
export async function trendPicture(values: readonly number[], color: string): Promise<EmailPicture> {
  const svg = Buffer.from(trendSvg(values, color))
  const png = await sharp(svg, { density: DPI * DENSITY })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return createPicture('trend@report', 'image/png', png)
}

/** Shrinks the picture of a creative. JPEG: a photo has a tenth of the bytes of a PNG. */
export async function thumbnailPicture(name: 'best' | 'worst', png: Buffer): Promise<EmailPicture> {
  const [width, height] = [THUMBNAIL.width * DENSITY, THUMBNAIL.height * DENSITY]
  const jpeg = await limit(() =>
    sharp(png)
      .resize({ width, height, fit: 'contain', background: PICTURE_GROUND })
      .flatten({ background: PICTURE_GROUND })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
  return createPicture(`${name}@report`, 'image/jpeg', jpeg)
}

/** Puts a logo on white, for dark mode, and returns it with the size at which it is shown. */
export async function logoPicture(
  png: Buffer,
): Promise<{ picture: EmailPicture; size: { width: number; height: number } }> {
  const margin = LOGO_MARGIN * DENSITY
  const { data, info } = await sharp(png)
    .resize({
      width: LOGO.width * DENSITY - 2 * margin,
      height: LOGO.height * DENSITY - 2 * margin,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const size = { width: Math.round(info.width / DENSITY), height: Math.round(info.height / DENSITY) }
  return { picture: createPicture('logo@report', 'image/png', data), size }
}
