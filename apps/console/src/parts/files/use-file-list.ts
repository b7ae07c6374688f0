import {
  directoriesTo,
  type FileFailure,
  type FileItem,
  type FileList,
  nameOfKey,
} from '@placard/domain/internal/files'
import { type FilePathStep, useLabels } from '@placard/ui'
import { useQuery } from '@tanstack/react-query'
import { chooseIdentityPool } from '../../data/files/file-access.js'
import { FileStoreError } from '../../data/files/file-error.js'
import type { FileStore } from '../../data/files/file-store.js'
import { fileListQuery, fileStoreQuery } from '../../data/files/files.js'
import { queryClient } from '../../data/query-client.js'
import { useFileSettings } from '../../state/file-settings.js'
import { partsLabels } from '../parts-labels.js'

const NO_FILES: readonly FileItem[] = []

/** Directory of the bucket, and the state of loading it. */
export interface ShownFiles {
  /** Open bucket; undefined while it opens. */
  store: FileStore | undefined
  files: readonly FileItem[]
  /** Number of objects with a name that no path can show. */
  hidden: number
  /** True while only the first files are loaded. */
  isPart: boolean
  /** True if the directory does not exist. */
  isMissing: boolean
  /** Path from the root to the directory. */
  path: FilePathStep[]
  /** `no-bucket` if the user has to select one. */
  status: 'ready' | 'loading' | 'error' | 'forbidden' | 'no-bucket'
  /** Reason of an error; of a failed refresh too, while the last files are shown, and of one that is tried again. */
  failure: FileFailure | undefined
  /** Loads the directory again. */
  reload: () => void
}

const findFailure = (error: Error | null): FileFailure | undefined => {
  if (error === null) return undefined
  if (error instanceof FileStoreError) return error.failure
  return { kind: 'other', title: 'Something went wrong', message: error.message }
}

function chooseStatus(isWithoutBucket: boolean, list: FileList | undefined, failure: FileFailure | undefined) {
  if (isWithoutBucket) return 'no-bucket'
  if (list) return 'ready'
  if (!failure) return 'loading'
  return failure.kind === 'denied' ? 'forbidden' : 'error'
}

/** Returns the path from the root to a directory, for breadcrumbs. `root` is the name of the root. */
const pathOfDirectory = (directory: string, root: string): FilePathStep[] => [
  { id: '', name: root },
  ...directoriesTo(directory).map((id) => ({ id, name: nameOfKey(id) })),
]

/** Lists a directory of the bucket in the settings. */
export function useFileList(directory: string): ShownFiles {
  const labels = useLabels('parts', partsLabels)
  const settings = useFileSettings()
  const isWithoutBucket = chooseIdentityPool(settings) !== null && settings.bucket === ''
  const opened = useQuery({ ...fileStoreQuery(settings), enabled: !isWithoutBucket })
  const store = isWithoutBucket ? undefined : opened.data
  const list = useQuery(fileListQuery(store, directory))
  const failure = findFailure(opened.error ?? opened.failureReason ?? list.error ?? list.failureReason)
  return {
    store,
    files: list.data?.files ?? NO_FILES,
    hidden: list.data?.hidden ?? 0,
    isPart: list.data?.isPart ?? false,
    isMissing: list.data?.isMissing ?? false,
    path: pathOfDirectory(directory, labels.files),
    status: chooseStatus(isWithoutBucket, list.data, failure),
    failure,
    reload: async () => {
      const { queryKey } = store ? fileListQuery(store, directory) : fileStoreQuery(settings)
      // A refetch would join the attempt that waits for the time that a busy service asked for.
      await queryClient.cancelQueries({ queryKey, exact: true })
      await (store ? list : opened).refetch()
    },
  }
}
