import { type Asset, MAX_ASSET_BYTES } from '../asset/asset.js'
import {
  ASSET_MESSAGES,
  assetNameSchema,
  MAX_ASSET_PIXELS,
  MAX_ASSET_SECONDS,
  MAX_ASSET_SIDE_PX,
  MAX_SVG_BYTES,
  promisedFormat,
} from '../asset/asset-formats.js'
import { type Creative, creativeSize } from './creative.js'
/** Size, length and codec of a media file; null or missing where it has none or it could not be read. */
export type MediaMetadata = Pick<Asset, 'width' | 'height' | 'duration' | 'codec'>

/** File selected for an upload. */
export interface SelectedFile {
  name: string
  /** Size in bytes. */
  size: number
}

/** Explains by its name and size why a file cannot be uploaded; undefined when it can. */
export function assetProblem({ name, size }: SelectedFile): string | undefined {
  const read = assetNameSchema.safeParse(name)
  if (!read.success) return read.error.issues[0]?.message
  const format = promisedFormat(name)
  if (!format) return ASSET_MESSAGES.unknown(name)
  if (size === 0) return ASSET_MESSAGES.empty(name)
  if (size > MAX_ASSET_BYTES) return ASSET_MESSAGES.tooLarge(name)
  if (format === 'svg' && size > MAX_SVG_BYTES) return ASSET_MESSAGES.tooLargeSvg(name)
  return undefined
}

/** Explains by its metadata why a file cannot be uploaded; undefined when it can. */
export function metadataProblem(name: string, { width, height, duration }: MediaMetadata): string | undefined {
  const [wide, high] = [width ?? 1, height ?? 1]
  if (wide > MAX_ASSET_SIDE_PX || high > MAX_ASSET_SIDE_PX || wide * high > MAX_ASSET_PIXELS)
    return ASSET_MESSAGES.tooManyPixels(name)
  return (duration ?? 0) > MAX_ASSET_SECONDS ? ASSET_MESSAGES.tooLong(name) : undefined
}

/** Use of an asset: it fills the whole creative, or it is one piece of it. */
export type AssetUse = 'whole' | 'piece'

/** The sharpest screens show twice the pixels; one pixel may be lost in rounding. */
const SHARPEST = 2

/**
 * Warning about the size of an asset, which never blocks an upload: an asset that fills the creative should have its
 * aspect ratio and not be smaller, an HTML5 archive its exact size; a piece should not have more pixels than the
 * sharpest screens show. undefined when there is none, and for videos, which players fit into any size.
 */
export function assetSizeWarning(
  { width, height, uploadType }: Pick<Asset, 'width' | 'height' | 'uploadType'>,
  creative: Pick<Creative, 'width' | 'height' | 'fluid'>,
  use: AssetUse,
): string | undefined {
  if (width === null || height === null || creative.fluid || uploadType === 'video') return undefined
  // A half-typed size of the creative.
  if (!(creative.width > 0 && creative.height > 0)) return undefined
  const sameShape = Math.abs(height - (width * creative.height) / creative.width) <= 1
  // Pages are not scaled, and are shown only as a whole.
  const isPageFitting = use === 'piece' || (width === creative.width && height === creative.height)
  const isFileFitting =
    use === 'whole'
      ? sameShape && width >= creative.width
      : width <= creative.width * SHARPEST && height <= creative.height * SHARPEST
  if (uploadType === 'archive' ? isPageFitting : isFileFitting) return undefined
  return `${creativeSize(width, height)}, the creative is ${creativeSize(creative.width, creative.height)}`
}

const spelled = ({ name }: Pick<Asset, 'name'>) => name.normalize('NFC').trim().toLowerCase()

/** Finds the asset with a name; names must be unique, because the HTML refers to assets by name. */
export const findAssetByName = <Named extends Pick<Asset, 'name'>>(
  assets: readonly Named[],
  name: string,
): Named | undefined => assets.find((asset) => spelled(asset) === spelled({ name }))

/** Names that several assets have, each once. */
export function repeatedNames(assets: readonly Pick<Asset, 'name'>[]): string[] {
  const spellings = assets.map(spelled)
  const isSecond = (_: unknown, index: number) => spellings.indexOf(spellings[index] ?? '') !== index
  return [...new Set(spellings.filter(isSecond))].map((name) => assets[spellings.indexOf(name)]?.name ?? name)
}

/** Returns a similar name that no other asset has: `logo (2).png`. */
export function uniqueAssetName(name: string, taken: readonly Pick<Asset, 'name'>[]): string {
  if (!findAssetByName(taken, name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2; ; count++) {
    const next = `${stem} (${count})${ending}`
    if (!findAssetByName(taken, next)) return next
  }
}

const SPACE = '\u00a0'

/** Largest file as messages write it. */
export const MAX_ASSET_SIZE_TEXT = `${MAX_ASSET_BYTES / 1024 ** 2}${SPACE}MB`

/**
 * Formats a duration like a video player: 0:06, 1:05, 1:00:00. Less than a second is 0:01, because 0:00 would mean
 * none.
 */
export function formatDuration(seconds: number): string {
  const whole = Math.max(seconds > 0 ? 1 : 0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Spoken duration: "6 s", "1 min 5 s". */
export function durationLabel(seconds: number): string {
  const whole = Math.max(seconds > 0 ? 1 : 0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [minutes > 0 && `${minutes}${SPACE}min`, (rest > 0 || minutes === 0) && `${rest}${SPACE}s`]
    .filter(Boolean)
    .join(' ')
}

/** Formats the metadata of an asset in order: 1920x1080, 0:15, H.264. */
export function formatMediaMetadata({ width, height, duration, codec }: MediaMetadata): string[] {
  const size = width !== null && height !== null ? creativeSize(width, height) : undefined
  return [size, duration === null ? undefined : formatDuration(duration), codec].filter((text) => text !== undefined)
}
