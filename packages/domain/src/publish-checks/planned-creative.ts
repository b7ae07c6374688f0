import type { Asset } from '../asset/asset.js'
import { ASSET_FORMATS, ASSET_MESSAGES, promisedFormat } from '../asset/asset-formats.js'
import { slotFileName } from '../asset/asset-slot.js'
import { type MediaMetadata, uniqueAssetName } from '../creative/asset-check.js'
import { type Creative, creativeSize, MAX_SIDE_PX, newCreative } from '../creative/creative.js'
import { creativeFromFile, sizeInName } from '../creative/creative-from-file.js'
import { findSizePreset, sizesForType } from '../creative/creative-sizes.js'
import type { FileGroup, FilePlace, PlacedFile } from '../creative/file-groups.js'
import type { PublishFinding } from '../creative/publish-finding.js'
import { IN_BANNER_VIDEO, VIDEO_WITH_END_CARD } from '../layout/layout.js'
import type { PlatformName } from '../platform/platform.js'
import { publishFindings } from './publish-findings.js'

/** Metadata and size in bytes of a file that is not uploaded yet. */
export type PlannedFile = MediaMetadata & { bytes: number }

/** Name, type, size and layout of a creative that is planned from files. */
export type PlannedCreative = Pick<Creative, 'name' | 'type' | 'width' | 'height' | 'layout'>

const hasName = (place: FilePlace) => place === 'main.mp4' || place === 'end card' || place === 'main image'

/** Returns the names under which the files of a creative are uploaded, by their ids. */
export function uploadNames(files: readonly PlacedFile[]): ReadonlyMap<string, string> {
  const names = new Map(
    files.flatMap(({ id, name, place }) => (hasName(place) ? [[id, slotFileName(place, name)] as const] : [])),
  )
  for (const { id, name, place } of files) {
    const taken = [...names.values()].map((one) => ({ name: one }))
    if (!hasName(place)) names.set(id, uniqueAssetName(name, taken))
  }
  return names
}

/** Returns the creative that a group of files becomes, or the reason why it is none. */
export function planCreative(
  { files }: Pick<FileGroup, 'files'>,
  readFacts: (fileID: string) => PlannedFile | undefined,
): { creative: PlannedCreative; refusal?: never } | { refusal: string; creative?: never } {
  const [main] = files
  if (!main) return { refusal: ASSET_MESSAGES.noFile }
  const unknown = { width: null, height: null }
  const alone = creativeFromFile(main.name, readFacts(main.id) ?? unknown)
  if (!alone.creative || main.place === 'whole')
    return alone.creative ? { creative: { ...alone.creative, layout: null } } : alone
  const readSize = (place: FilePlace) => {
    const { width, height } = readFacts(files.find((file) => file.place === place)?.id ?? '') ?? unknown
    return width !== null && height !== null ? { width, height } : undefined
  }
  const card = readSize('end card')
  const image = readSize('main image')
  const isSlot = (size: typeof card) =>
    size && findSizePreset(size.width, size.height, sizesForType('Banner')) !== undefined
  // The images fill the banner, the video is shown in it.
  const { width, height } =
    sizeInName(main.name) ?? [card, image].find(isSlot) ?? card ?? image ?? readSize('main.mp4') ?? alone.creative
  if (Math.max(width, height) > MAX_SIDE_PX)
    return creativeFromFile(main.name, { width, height }) as { refusal: string }
  const layout = files.some(({ place }) => place === 'end card') ? VIDEO_WITH_END_CARD : IN_BANNER_VIDEO
  return { creative: { name: alone.creative.name, type: 'Banner', width, height, layout: layout.id } }
}

/** Returns a file as the asset that it becomes. */
const plannedAsset = (id: string, name: string, { bytes, ...facts }: PlannedFile): Asset => {
  const format = promisedFormat(name)
  const uploadType = format === undefined ? 'image' : ASSET_FORMATS[format].type
  return { id, creativeID: 'planned', filename: name, name, path: '', url: '', new: true, ...facts, bytes, uploadType }
}

/**
 * Checks a creative before it exists, by what is known of its files. The landing page is left out, because it is a field
 * of its own.
 */
export function plannedFindings(
  creative: PlannedCreative,
  files: readonly PlacedFile[],
  readFacts: (fileID: string) => PlannedFile | undefined,
  platform: PlatformName,
): PublishFinding[] {
  const names = uploadNames(files)
  const assets = files.flatMap(({ id, name }) => {
    const facts = readFacts(id)
    return facts ? [plannedAsset(id, names.get(id) ?? name, facts)] : []
  })
  const size = creativeSize(creative.width, creative.height)
  const planned = { ...newCreative('planned', new Date(0)), ...creative, size, platform, assets }
  return publishFindings(planned).filter(({ code }) => code !== 'click')
}
