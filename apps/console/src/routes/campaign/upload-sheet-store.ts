import {
  type Creative,
  type FileGroup,
  groupFiles,
  type MediaMetadata,
  type PublishFinding,
  withoutFile,
} from '@placard/domain/creative'
import { createId } from '@placard/domain/internal/text'
import type { PlatformName } from '@placard/domain/tags'
import { readMediaMetadata, type SheetLandingPages, type SheetRowState } from '@placard/forms'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { settings } from '../../state/settings.js'
import {
  readUploadSheet,
  type UploadSheetRecord,
  uploadSheetKey,
  writeUploadSheet,
} from '../../state/upload-sheet-records.js'

/** File of a sheet; without content it was lost on a reload. */
export interface SheetFileState {
  name: string
  size: number
  file?: File | undefined
  /** Metadata; undefined until it is read. */
  facts?: MediaMetadata | undefined
  /** Why it cannot be used. */
  refusal?: string | undefined
  /** Object URL of a picture or video. */
  src?: string | undefined
}

/** Progress and result of a row so far. */
export interface SheetOutcome {
  state?: Exclude<SheetRowState, 'reading' | 'ready' | 'missing'> | undefined
  share?: number | undefined
  reason?: string | undefined
  findings?: readonly PublishFinding[] | undefined
  /** Creative on the server, and its id while it is not loaded. */
  creative?: Creative | undefined
  creativeID?: string | undefined
  /** Ids of the files that the creative has. */
  arrived: readonly string[]
  /** Input of the last attempt to create it, and its idempotency key. */
  attempt?: { text: string; key: string } | undefined
}

/** State of the upload sheet of a campaign. */
export interface SheetState {
  files: Readonly<Record<string, SheetFileState>>
  groups: readonly FileGroup[]
  /** Names that the user has entered, by group. */
  names: Readonly<Record<string, string>>
  outcomes: Readonly<Record<string, SheetOutcome>>
  pages: SheetLandingPages
  platforms: readonly PlatformName[]
  phase: 'edit' | 'results'
  /** Reason why the last run ended early. */
  failure?: string | undefined
  isRunning: boolean
}

export type SheetStore = StoreApi<SheetState>

/** Outcome of a row that nothing has happened to. */
export const NO_OUTCOME: SheetOutcome = { arrived: [] }

const emptySheet = (): SheetState => {
  const [platform = 'Google Ad Manager'] = settings().recentPlatforms
  return {
    ...{ files: {}, groups: [], names: {}, outcomes: {}, phase: 'edit', isRunning: false },
    pages: { landingPage: '', own: {} },
    platforms: [platform],
  }
}

function restored({ pages, platforms, files, groups }: UploadSheetRecord): SheetState {
  const outcomes = groups.map(({ id, creativeID, arrived, isPublished, key, files: own }): [string, SheetOutcome] => {
    const isWhole = creativeID !== undefined && own.every((file) => arrived.includes(file.id))
    return [
      id,
      {
        arrived,
        creativeID,
        ...(isWhole && { state: isPublished ? 'published' : 'draft' }),
        ...(key !== undefined && { attempt: { text: '', key } }),
      },
    ]
  })
  return {
    files: Object.fromEntries(files.map(({ id, name, size }) => [id, { name, size }])),
    groups: groups.map(({ id, set, isApart, files: own }) => ({ id, set, isApart, files: own })),
    names: Object.fromEntries(groups.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]]))),
    outcomes: Object.fromEntries(outcomes),
    phase: outcomes.every(([, { state }]) => state !== undefined) ? 'results' : 'edit',
    ...{ pages, platforms, isRunning: false },
  }
}

const createRecord = ({
  files,
  groups,
  names,
  outcomes,
  pages,
  platforms,
}: SheetState): UploadSheetRecord | undefined =>
  groups.length === 0
    ? undefined
    : {
        pages: { ...pages, own: { ...pages.own } },
        platforms: [...platforms],
        files: Object.entries(files).map(([id, { name, size }]) => ({ id, name, size })),
        groups: groups.map(({ id, set, isApart, files: own }) => {
          const { creative, creativeID, arrived, state, attempt } = outcomes[id] ?? NO_OUTCOME
          return {
            ...{ id, set, isApart, files: [...own], name: names[id], creativeID: creative?.id ?? creativeID },
            ...{ arrived: [...arrived], isPublished: state === 'published', key: attempt?.key },
          }
        }),
      }

/** Milliseconds after a change at which the sheet is stored at the latest. */
const STORE_MS = 300

/**
 * Returns the sheet of a campaign, as it was before a reload. Each change of it is stored from `start` on, which returns
 * a function that ends this.
 */
export function createSheet(campaignID: string): { store: SheetStore; start: () => () => void } {
  // Signing out ends the sheet as well, when nobody is signed in any more.
  const key = uploadSheetKey(campaignID)
  const record = readUploadSheet(key)
  const store = createStore<SheetState>(() => (record ? restored(record) : emptySheet()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writeUploadSheet(key, createRecord(store.getState()))
  }
  const start = () => {
    const stop = store.subscribe(() => {
      timer ??= setTimeout(write, STORE_MS)
    })
    window.addEventListener('pagehide', write)
    return () => {
      stop()
      if (timer !== undefined) write()
      window.removeEventListener('pagehide', write)
      for (const { src } of Object.values(store.getState().files)) if (src !== undefined) URL.revokeObjectURL(src)
    }
  }
  return { store, start }
}

/** Changes the outcome of a row. */
export const changeOutcome = (store: SheetStore, id: string, changes: Partial<SheetOutcome>): void =>
  store.setState(({ outcomes }) => ({
    outcomes: { ...outcomes, [id]: { ...(outcomes[id] ?? NO_OUTCOME), ...changes } },
  }))

/** Changes a file. */
const changeFile = (store: SheetStore, id: string, changes: Partial<SheetFileState>): void =>
  store.setState(({ files }) => {
    const sheetFile = files[id]
    return sheetFile ? { files: { ...files, [id]: { ...sheetFile, ...changes } } } : {}
  })

/** True for a row whose files can still change: no creative exists or is being created. */
export const isOpenGroup = ({ outcomes }: SheetState, { id }: FileGroup): boolean => {
  const { creative, creativeID, state } = outcomes[id] ?? NO_OUTCOME
  return (
    creative === undefined &&
    creativeID === undefined &&
    (state === undefined || state === 'failed' || state === 'refused')
  )
}

/** Changes the groups that are open; the others stay before them. */
export function changeGroups(store: SheetStore, change: (groups: readonly FileGroup[]) => readonly FileGroup[]): void {
  store.setState((state) => {
    const open = state.groups.filter((group) => isOpenGroup(state, group))
    return { groups: [...state.groups.filter((group) => !open.includes(group)), ...change(open)] }
  })
}

const SHOWN = /^(?:image|video)\//

async function readFile(store: SheetStore, id: string, file: File): Promise<void> {
  const { facts, refusal } = await readMediaMetadata(file)
  changeFile(store, id, facts ? { facts } : { refusal })
}

/**
 * Adds files to a sheet: those that it misses since a reload fill their rows, others are grouped into new ones. Returns
 * the number of files that it has already.
 */
export async function addFiles(store: SheetStore, newFiles: readonly File[]): Promise<number> {
  const isSame = (file: File, { name, size, file: other }: SheetFileState) =>
    name === file.name && size === file.size && (other === undefined || other.lastModified === file.lastModified)
  const added: { id: string; file: File }[] = []
  const fresh: { id: string; name: string }[] = []
  let repeated = 0
  const files: Record<string, SheetFileState> = { ...store.getState().files }
  const arrived = new Set(Object.values(store.getState().outcomes).flatMap((outcome) => outcome.arrived))
  for (const file of newFiles) {
    const [id = createId(), known] = Object.entries(files).find(([, one]) => isSame(file, one)) ?? []
    if (known && (known.file || arrived.has(id))) {
      repeated += 1
      continue
    }
    const { name, size } = file
    const src = SHOWN.test(file.type) ? URL.createObjectURL(file) : undefined
    files[id] = { name, size, file, src }
    if (!known) fresh.push({ id, name })
    added.push({ id, file })
  }
  store.setState({ files, failure: undefined, ...(added.length > 0 && { phase: 'edit' }) })
  changeGroups(store, (open) => groupFiles(fresh, open))
  // One after the other, because each decodes a picture or a video.
  for (const { id, file } of added) await readFile(store, id, file)
  return repeated
}

/** Removes a file, and its row if that has no other. */
export function removeFile(store: SheetStore, fileID: string): void {
  const { src } = store.getState().files[fileID] ?? {}
  if (src !== undefined) URL.revokeObjectURL(src)
  store.setState(({ files: { [fileID]: _, ...files } }) => ({ files }))
  changeGroups(store, (groups) => withoutFile(groups, fileID))
}

/** Empties a sheet. */
export const clearSheet = (store: SheetStore): void => store.setState(emptySheet(), true)
