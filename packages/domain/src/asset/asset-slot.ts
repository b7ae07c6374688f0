import type { Asset } from './asset.js'
import { ASSET_FORMATS, type AssetFormat, promisedFormat } from './asset-formats.js'
import { fileExtension } from './page-archive.js'

/** File names without extension of the slots that take an image of any format. */
const IMAGE_SLOTS = new Map([
  ['main image', 'main'],
  ['end card', 'end-card'],
])

const isImage = (format: AssetFormat | undefined) => format !== undefined && ASSET_FORMATS[format].type === 'image'

/**
 * Finds the asset in a slot of a layout: the slot `main.mp4` contains the file of that name, the slot `main image` an
 * image named main, such as `main.png`.
 */
export function assetInSlot<Named extends Pick<Asset, 'name'>>(
  slot: string,
  assets: readonly Named[],
): Named | undefined {
  const stem = IMAGE_SLOTS.get(slot)
  if (stem === undefined) return assets.find(({ name }) => name === slot)
  return assets.find(({ name }) => isImage(promisedFormat(name)) && name === `${stem}.${fileExtension(name)}`)
}

/** Name under which a file is uploaded to a slot: `main.png` for `photo.PNG` in the slot `main image`. */
export function slotFileName(slot: string, fileName: string): string {
  const stem = IMAGE_SLOTS.get(slot)
  return stem === undefined ? slot : `${stem}.${fileExtension(fileName)}`
}

/** Formats that a slot takes; all formats if its name promises none. */
export function slotFormats(slot: string): AssetFormat[] {
  const formats = Object.keys(ASSET_FORMATS) as AssetFormat[]
  if (IMAGE_SLOTS.has(slot)) return formats.filter(isImage)
  const promised = promisedFormat(slot)
  return promised ? [promised] : formats
}

const TYPE_NAMES = { image: 'an image', video: 'a video', font: 'a font', archive: 'an archive' }

/**
 * Explains why a file does not fit a slot of a layout: the slot `main.mp4` takes only MP4 files. undefined when it
 * fits.
 */
export function slotProblem(slot: string, name: string): string | undefined {
  const [formats, given] = [slotFormats(slot), promisedFormat(name)]
  const [first] = formats
  if (formats.length === Object.keys(ASSET_FORMATS).length || !first || (given && formats.includes(given)))
    return undefined
  const accepted = formats.map((format) => format.toUpperCase()).join(', ')
  return `${slot} has to be ${TYPE_NAMES[ASSET_FORMATS[first].type]} (${accepted}). ${name} is not.`
}
