import type { Asset } from './asset.js'
import { ASSET_FORMATS, type AssetFormat, promisedFormat } from './asset-formats.js'
import { fileExtension } from './page-archive.js'
import { exportAdvice, refusedKind, webmAdvice } from './refused-files.js'

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
 * Explains why a file does not fit a slot of a layout, and how to export it: the slot `main.mp4` takes only MP4 files.
 * undefined when it fits.
 */
export function slotProblem(slot: string, name: string): string | undefined {
  const [formats, given] = [slotFormats(slot), promisedFormat(name)]
  const [first] = formats
  if (formats.length === Object.keys(ASSET_FORMATS).length || !first || (given && formats.includes(given)))
    return undefined
  const accepted = formats.map((format) => format.toUpperCase()).join(', ')
  const advice = findKind(name) !== ASSET_FORMATS[first].type ? undefined : otherExport(given, name)
  const kindText = TYPE_NAMES[ASSET_FORMATS[first].type]
  return advice === undefined
    ? `${slot} has to be ${kindText} (${accepted}). ${name} is not.`
    : `${slot} has to be ${kindText} (${accepted}). ${advice}`
}

const otherExport = (given: AssetFormat | undefined, name: string) =>
  given === 'webm' ? webmAdvice(name) : exportAdvice(name)

/** Returns the type of a file by its name, also of one that creatives cannot contain; undefined for others. */
function findKind(name: string) {
  const format = promisedFormat(name)
  return format ? ASSET_FORMATS[format].type : refusedKind(name)
}

/**
 * Explains what an empty slot of a layout takes, for a file of its type that does not fit: a QuickTime video for
 * `main.mp4`. undefined if there is no such slot.
 */
export function emptySlotProblem(emptySlots: readonly string[], name: string): string | undefined {
  const kind = findKind(name)
  const slot = emptySlots.find((one) => {
    const [first] = slotFormats(one)
    return first !== undefined && ASSET_FORMATS[first].type === kind
  })
  return slot === undefined ? undefined : slotProblem(slot, name)
}

/** Returns the empty slots that an existing file could fill under another name. */
export const slotsForFile = (emptySlots: readonly string[], name: string): string[] =>
  emptySlots.filter((slot) => slotProblem(slot, name) === undefined)

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Assigns files to the empty slots of a layout: by the name of the slot, or because a file is the only one that fits.
 * Returns the slot of each file, in order; undefined for a file that fills none, and where it is not clear which does.
 */
export function assignSlots(names: readonly string[], emptySlots: readonly string[]): (string | undefined)[] {
  const slots: (string | undefined)[] = names.map((name) =>
    emptySlots.find((slot) => assetInSlot(slot, [{ name }]) !== undefined),
  )
  for (const slot of emptySlots) {
    if (slots.includes(slot)) continue
    const fitting = names.flatMap((name, index) =>
      slots[index] === undefined && slotProblem(slot, name) === undefined ? [index] : [],
    )
    const stem = letters(IMAGE_SLOTS.get(slot) ?? slot.slice(0, slot.lastIndexOf('.')))
    const named = fitting.filter((index) => letters(names[index] ?? '').includes(stem))
    const [only] = named.length === 1 ? named : fitting.length === 1 ? fitting : []
    if (only !== undefined) slots[only] = slot
  }
  return slots
}
