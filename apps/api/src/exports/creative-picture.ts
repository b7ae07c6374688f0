import { buffer } from 'node:stream/consumers'
import type { Asset, PublishedCreative } from '@placard/domain/creative'
import { MAX_ASSET_PIXELS, promisedFormat } from '@placard/domain/internal/creative'
import { bannerContent, findBackupImage } from '@placard/domain/internal/tags'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { FileStore } from '../files/file-store.js'

/** Formats that are decoded. An SVG can contain other files, and is its own picture. */
const FORMATS = ['png', 'jpeg', 'gif', 'webp']

/** Decoding the largest image takes some 200 MB. */
const limit = pLimit(1)

/** Returns the image that a creative shows, or that stands for its video or its page; undefined if it has none. */
function shownImage(creative: PublishedCreative): Asset | undefined {
  if (creative.type !== 'Banner') return findBackupImage(creative)
  const content = bannerContent(creative)
  return content?.kind === 'image' ? content.image : content?.poster
}

/** Draws an image into the size of a creative, as the creative does. */
async function draw(bytes: Uint8Array, { width, height }: Pick<PublishedCreative, 'width' | 'height'>) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_ASSET_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
  } catch {
    return undefined
  }
}

/**
 * Returns a picture of a creative as a PNG of its size. undefined for one without an image, such as HTML, which only a
 * browser can draw.
 */
export async function creativePicture(files: FileStore, creative: PublishedCreative): Promise<Buffer | undefined> {
  const image = shownImage(creative)
  if (!image || !FORMATS.includes(promisedFormat(image.name) ?? '')) return undefined
  return limit(async () => {
    // Opened when its turn comes: a stream that waits could time out.
    const stream = await files.open(image.filename)
    return stream && draw(await buffer(stream), creative)
  })
}
