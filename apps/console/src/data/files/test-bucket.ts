import type { FileManagerSettings } from '@placard/domain/files'
import { explained } from './file-error.js'
import { openFileStore, peekDirectory } from './file-store.js'

/** Content of the root of a bucket. */
export interface BucketRoot {
  files: number
  folders: number
  /** True if there is more than was counted. */
  isPart: boolean
}

/** Lists the root of a bucket. Returns what it contains; throws a `FileStoreError` if it cannot be reached. */
export async function testBucket(settings: FileManagerSettings): Promise<BucketRoot> {
  const store = await openFileStore(settings)
  const { files, isPart } = await explained(store.access, () => peekDirectory(store, ''))
  const folders = files.filter(({ kind }) => kind === 'folder').length
  return { files: files.length - folders, folders, isPart }
}
