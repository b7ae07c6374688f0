import {
  type FileItem,
  type FileList,
  type FileTransfer,
  findDirectory,
  folderItem,
  itemIn,
  retryPauseMs,
  type StoredObject,
  withFiles,
  withoutFiles,
} from '@placard/domain/internal/files'
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { cancellable } from '../api.js'
import { queryClient } from '../query-client.js'
import { chooseIdentityPool, type FileAccessSettings } from './file-access.js'
import { deleteObjects, transferObjects } from './file-changes.js'
import { explained, FileStoreError } from './file-error.js'
import {
  createFolder,
  expandItems,
  type FileStore,
  linkTo,
  listDirectory,
  openFileStore,
  readFacts,
} from './file-store.js'

/** Time in ms after which a directory is listed again when it is opened. */
const STALE_MS = 30_000
/** Time in ms for which an unused list is kept; it may have 100,000 entries. */
const KEPT_MS = 5 * 60_000

/** Repeats queries while the service is busy, so that no screen of files needs a reload. */
const WHILE_BUSY = {
  retry: (_: number, error: Error) => error instanceof FileStoreError && error.failure.kind === 'busy',
  retryDelay: (failures: number, error: Error) =>
    retryPauseMs(error instanceof FileStoreError ? error.failure : {}, failures + 1),
} as const

/** Query that opens the bucket of the settings. Its data lives in memory only, because it contains credentials. */
export const fileStoreQuery = (settings: FileAccessSettings) =>
  queryOptions({
    queryKey: ['file-store', settings.region, settings.bucket, chooseIdentityPool(settings)],
    queryFn: () => openFileStore(settings),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    ...WHILE_BUSY,
  })

/** Start of the query keys of a bucket's files. */
export const createStoreKey = ({ access }: FileStore) => [
  access.endpoint ?? access.region,
  access.bucket,
  access.prefix,
]
const createListKey = (store: FileStore, directory: string) => ['files', ...createStoreKey(store), directory]

const LIST_OPTIONS = { staleTime: STALE_MS, gcTime: KEPT_MS, structuralSharing: false } as const

const loadList =
  (store: FileStore, directory: string) =>
  ({ signal }: { signal: AbortSignal }) =>
    explained(store.access, () =>
      withMissedChanges(store, directory, () =>
        listDirectory(store, directory, {
          signal: cancellable(signal),
          onPart: (part) => {
            const lastList = queryClient.getQueryData<FileList>(createListKey(store, directory))
            if (!lastList || lastList.isPart) queryClient.setQueryData(createListKey(store, directory), part)
          },
        }),
      ),
    )

/**
 * Query of a directory. A long one is shown while it loads, unless an older list is shown already.
 * @param store Open bucket; undefined while it opens.
 */
export const fileListQuery = (store: FileStore | undefined, directory: string) =>
  queryOptions({
    queryKey: store ? createListKey(store, directory) : ['files'],
    queryFn: store ? loadList(store, directory) : skipToken,
    ...LIST_OPTIONS,
    ...WHILE_BUSY,
  })

/** Returns a directory from the cache, or lists it. */
export const fetchFileList = (store: FileStore, directory: string): Promise<FileList> =>
  queryClient.fetchQuery({
    queryKey: createListKey(store, directory),
    queryFn: loadList(store, directory),
    ...LIST_OPTIONS,
    retry: false,
  })

/** Query of the facts about a file. */
export const fileFactsQuery = (store: FileStore, key: string) =>
  queryOptions({
    queryKey: ['file-facts', ...createStoreKey(store), key],
    queryFn: ({ signal }) => explained(store.access, () => readFacts(store, key, cancellable(signal))),
    staleTime: STALE_MS,
    retry: false,
  })

/** Query of all objects of files and folders; counted anew each time. */
export const fileObjectsQuery = (store: FileStore, items: Parameters<typeof expandItems>[1]) =>
  queryOptions({
    queryKey: ['file-objects', ...createStoreKey(store), items.map(({ id }) => id)],
    queryFn: ({ signal }) => explained(store.access, () => expandItems(store, items, cancellable(signal))),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  })

/** Query of a link to a file for a limited time; signed anew each time, and kept no longer than it is shown. */
export const fileLinkQuery = (store: FileStore, key: string) =>
  queryOptions({
    queryKey: ['file-link', ...createStoreKey(store), key],
    queryFn: () => explained(store.access, () => linkTo(store, key)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

type ListChange = (list: FileList, directory: string) => FileList

/** Changes since the start of each list that is loading. */
const missedChanges = new Set<{ key: string; changes: ListChange[] }>()

/** Applies the changes that happen while a directory is listed; pages that were loaded before lack them. */
async function withMissedChanges(
  store: FileStore,
  directory: string,
  load: () => Promise<FileList>,
): Promise<FileList> {
  const missed = { key: createStoreKey(store).join(), changes: [] as ListChange[] }
  missedChanges.add(missed)
  try {
    const list = await load()
    return missed.changes.reduce((changed, change) => change(changed, directory), list)
  } finally {
    missedChanges.delete(missed)
  }
}

/** Changes all cached lists of a bucket, and those that are loading. */
function changeLists(store: FileStore, change: ListChange): void {
  for (const [key, list] of queryClient.getQueriesData<FileList>({ queryKey: ['files', ...createStoreKey(store)] })) {
    const directory = key.at(-1)
    if (list && typeof directory === 'string') queryClient.setQueryData<FileList>(key, change(list, directory))
  }
  for (const { key, changes } of missedChanges) if (key === createStoreKey(store).join()) changes.push(change)
}

/** Adds new or changed objects to the cached lists. */
export function takeObjects(store: FileStore, objects: readonly StoredObject[]): void {
  changeLists(store, (list, directory) => {
    const items = new Map<string, FileItem>()
    for (const object of objects) {
      const item = itemIn(directory, object)
      if (item) items.set(item.id, item)
    }
    return items.size > 0 ? withFiles(list, [...items.values()]) : list
  })
  // The content of a replaced object is another one.
  for (const { key } of objects)
    for (const what of ['file-facts', 'file-content'])
      void queryClient.invalidateQueries({ queryKey: [what, ...createStoreKey(store), key] })
}

/** Removes items from the cached lists; folders with the lists of everything below. */
function dropItems(store: FileStore, ids: readonly string[]): void {
  const gone = new Set(ids)
  changeLists(store, (list) => withoutFiles(list, gone))
  for (const id of ids)
    if (id.endsWith('/'))
      queryClient.removeQueries({
        queryKey: ['files', ...createStoreKey(store)],
        predicate: ({ queryKey }) => String(queryKey.at(-1)).startsWith(id),
      })
}

/** Creates a folder. */
export const createFolderMutation = mutationOptions({
  mutationFn: ({ store, key }: { store: FileStore; key: string }) =>
    explained(store.access, () => createFolder(store, key)),
  onSuccess: (_, { store, key }) =>
    changeLists(store, (list, directory) =>
      findDirectory(key) === directory ? withFiles(list, [folderItem(key)]) : list,
    ),
})

/** Progress and cancelling of a task that takes many requests. */
export interface FileTaskWatch {
  signal: AbortSignal
  /** Called with the number of objects that are complete. */
  onProgress: (done: number) => void
}

interface FileMove {
  store: FileStore
  transfers: readonly FileTransfer[]
  /** True to delete each original once it is copied. */
  isMove: boolean
  /** Items of which nothing is left afterwards. */
  gone: readonly string[]
  watch: FileTaskWatch
}

/** Copies or moves objects; lists show those that are complete, also after an error. */
export const transferMutation = mutationOptions({
  mutationFn: ({ store, transfers, isMove, gone, watch: { signal, onProgress } }: FileMove) =>
    explained(store.access, async () => {
      let done = 0
      await transferObjects(store, transfers, {
        isMove,
        signal,
        onDone: (batch) => {
          done += batch.length
          const modified = new Date().toISOString()
          takeObjects(
            store,
            batch.map(({ to, size }) => ({ key: to, size, modified })),
          )
          if (isMove)
            dropItems(
              store,
              batch.map(({ from }) => from),
            )
          onProgress(done)
        },
      })
      dropItems(store, gone)
    }),
})

interface FileDeletion {
  store: FileStore
  /** Selected files and folders. */
  items: readonly string[]
  /** All objects to delete. */
  objects: readonly StoredObject[]
  watch: FileTaskWatch
}

/** Deletes files and whole folders. Lists show what is left, also after an error. */
export const deleteFilesMutation = mutationOptions({
  mutationFn: ({ store, items, objects, watch: { signal, onProgress } }: FileDeletion) =>
    explained(store.access, async () => {
      let done = 0
      await deleteObjects(
        store,
        objects.map(({ key }) => key),
        {
          signal,
          onDone: (keys) => {
            done += keys.length
            dropItems(store, keys)
            onProgress(done)
          },
        },
      )
      dropItems(store, items)
    }),
})
