import {
  type Asset,
  type Creative,
  creativeInputSchema,
  type FileGroup,
  type LayoutOptionValues,
  uploadNames,
} from '@placard/domain/creative'
import { creativeFromFile, withLandingPage } from '@placard/domain/internal/creative'
import type { AssetUpload } from '../../data/campaigns/assets.js'
import type { CreativeChange, NewCreative } from '../../data/campaigns/creatives.js'
import { waitWhileBusy } from '../../data/wait-while-busy.js'
import type { SheetFileState } from './upload-sheet-store.js'

/** Calls to the server that creating a row needs. */
export interface SheetCalls {
  create: (input: NewCreative) => Promise<Creative>
  upload: (upload: AssetUpload) => Promise<Asset>
  save: (change: CreativeChange) => Promise<Creative>
}

/** Row to create: its files, and the creative that it becomes. */
export interface SheetCreation {
  group: FileGroup
  files: Readonly<Record<string, SheetFileState>>
  input: NewCreative
  /** Creative that a former attempt has created. */
  creative: Creative | undefined
  /** Ids of the files that it has. */
  arrived: readonly string[]
  signal: AbortSignal
  /** Called with the creative when it exists, and whenever it has one file more. */
  onArrival: (creative: Creative, arrived: readonly string[]) => void
  /** Called with the share of the bytes that are uploaded, from 0 to 1. */
  onProgress: (share: number) => void
  onWait: (isWaiting: boolean) => void
}

/** Files as they are uploaded: a retry has to send the same object, by which the upload is known. */
const sent = new WeakMap<File, File>()

function namedFile(file: File, name: string): File {
  if (file.name === name) return file
  const known = sent.get(file)
  if (known?.name === name) return known
  const renamed = new File([file], name, { type: file.type, lastModified: file.lastModified })
  sent.set(file, renamed)
  return renamed
}

/** Options of the layout whose images are among the uploaded files. */
const imageOptions = ({ files }: FileGroup, assetsByFileID: ReadonlyMap<string, Asset>): LayoutOptionValues =>
  Object.fromEntries(
    files.flatMap(({ id, place }) => {
      const asset = assetsByFileID.get(id)
      return asset && place.endsWith('_button_image') ? [[place, asset.path]] : []
    }),
  )

/** Returns the input of the creative with what only its uploaded files tell; undefined if nothing is to be changed. */
function completedInput(group: FileGroup, creative: Creative, assetsByFileID: ReadonlyMap<string, Asset>) {
  const input = creativeInputSchema.parse(creative)
  const [main] = group.files
  const asset = main?.place === 'whole' ? assetsByFileID.get(main.id) : undefined
  // The server also reads files that browsers cannot: ZIPs, and videos with unknown codecs.
  const measured = main && asset ? creativeFromFile(main.name, asset).creative : undefined
  const options = imageOptions(group, assetsByFileID)
  const hasOptions = Object.keys(options).length > 0
  const isOtherSize = measured && (measured.width !== creative.width || measured.height !== creative.height)
  if (!isOtherSize && !hasOptions) return undefined
  const others = input.settings.filter(({ key }) => key !== 'layoutOptions')
  return {
    ...input,
    ...(isOtherSize && { type: measured.type, width: measured.width, height: measured.height }),
    ...(hasOptions && { settings: [...others, { key: 'layoutOptions' as const, value: options }] }),
  }
}

/**
 * Creates the creative of a row and uploads its files, or goes on where a former attempt ended. Throws the failure of a
 * call, and the signal's reason.
 */
export async function createFromSheet(
  { group, files, input, creative: known, arrived, signal, onArrival, onProgress, onWait }: SheetCreation,
  { create, upload, save }: SheetCalls,
): Promise<Creative> {
  signal.throwIfAborted()
  const creative = known ?? (await waitWhileBusy(() => create(input), { signal, onWait }))
  const here = [...arrived]
  onArrival(creative, here)
  const names = uploadNames(group.files)
  const waiting = group.files.filter(({ id }) => !here.includes(id))
  const total = Math.max(
    1,
    waiting.reduce((sum, { id }) => sum + (files[id]?.size ?? 0), 0),
  )
  const assetsByFileID = new Map<string, Asset>(
    group.files.flatMap(({ id, name }) => {
      const asset = creative.assets.find((one) => one.name === (names.get(id) ?? name))
      return asset ? [[id, asset] as const] : []
    }),
  )
  let before = 0
  for (const { id, name } of waiting) {
    const { file, facts, size = 0 } = files[id] ?? {}
    signal.throwIfAborted()
    if (!file || !facts) throw new Error(`Add ${name} again.`)
    const start = before
    const asset = await upload({
      ...{ creative, file: namedFile(file, names.get(id) ?? name), facts, signal, onWait },
      onProgress: (share) => onProgress((start + share * size) / total),
    })
    before += size
    assetsByFileID.set(id, asset)
    here.push(id)
    onArrival(creative, [...here])
  }
  const completed = completedInput(group, creative, assetsByFileID)
  if (!completed) return { ...creative, assets: [...assetsByFileID.values()] }
  const { id, version } = creative
  return waitWhileBusy(() => save({ id, version, input: completed }), { signal, onWait })
}

/** Returns the trackers of a new creative with its landing page, unless that is its campaign's. */
export const trackersWith = (landingPage: string, inherited: string | undefined): NewCreative['trackers'] =>
  landingPage === '' || landingPage === inherited ? {} : withLandingPage({}, landingPage)
