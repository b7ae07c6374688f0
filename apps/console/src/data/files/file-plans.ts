import {
  comparableKey,
  type FileConflict,
  type FileConflictChoice,
  type FileItem,
  type FileTransfer,
  findConflicts,
  planRename,
  planTransfers,
  resolveConflicts,
} from '@placard/domain/internal/files'
import { explained } from './file-error.js'
import { compareKeys, expandItems, type FileStore } from './file-store.js'
import { fetchFileList } from './files.js'

/** Transfers to run, and the items of which they leave nothing. */
export interface ResolvedPlan {
  transfers: FileTransfer[]
  gone: string[]
}

/** Key that is taken by another object. */
export interface TransferConflict extends FileConflict {
  /** Size of the new object in bytes. */
  size: number
}

/** Planned move or copy of items. */
export interface TransferPlan {
  /** Number of objects. */
  count: number
  /** New keys that exist, for the user to decide about. */
  conflicts: TransferConflict[]
  /** Returns the transfers for the user's answers by conflicting key. */
  resolve: (choices: ReadonlyMap<string, FileConflictChoice>) => ResolvedPlan
}

const isBelow = (id: string, key: string) => (id.endsWith('/') ? key.startsWith(id) : key === id)

/** Plans to move or copy items into a directory: lists what is in them, and what is there already. */
export const planTransfer = (
  store: FileStore,
  kind: 'move' | 'copy',
  items: readonly Pick<FileItem, 'id' | 'size'>[],
  target: string,
  signal: AbortSignal,
): Promise<TransferPlan> =>
  explained(store.access, async () => {
    const listed = await fetchFileList(store, target)
    const objects = await expandItems(store, items, signal)
    const names = new Set(listed.files.map(({ id }) => comparableKey(id)))
    const allTransfers = planTransfers(kind, items, objects, target, (key) => names.has(comparableKey(key)))
    const places = allTransfers.map(({ to }) => to)
    const { keys, existing, isTaken } = await compareKeys(store, target, listed, places, signal)
    const planned = allTransfers.map((transfer, index) => ({ ...transfer, to: keys[index] ?? transfer.to }))
    return {
      count: planned.length,
      conflicts: findConflicts(keys, existing).map((conflict) => ({
        ...conflict,
        size: planned.find(({ to }) => to === conflict.key)?.size ?? 0,
      })),
      resolve(choices) {
        const final = resolveConflicts(keys, choices, isTaken)
        const transfers = planned.flatMap((transfer, index) => {
          const to = final[index]
          return to === undefined ? [] : [{ ...transfer, to }]
        })
        const skipped = planned.filter((_, index) => final[index] === undefined).map(({ from }) => from)
        const moved = items.map(({ id }) => id).filter((id) => planned.some(({ from }) => isBelow(id, from)))
        const gone = kind === 'move' ? moved.filter((id) => !skipped.some((key) => isBelow(id, key))) : []
        return { transfers, gone }
      },
    }
  })

/** Plans to give an item another name, which is free. */
export const planNewName = (
  store: FileStore,
  item: Pick<FileItem, 'id' | 'size'>,
  name: string,
  signal: AbortSignal,
): Promise<ResolvedPlan> =>
  explained(store.access, async () => ({
    transfers: planRename(item, name, await expandItems(store, [item], signal)),
    gone: [item.id],
  }))
