import type { FileManagerSettings } from '@placard/domain'
import { explained } from './file-error.js'
import { openFileStore, peekDirectory } from './file-store.js'

const counted = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** Lists the root of a bucket. Returns what it contains; throws a `FileStoreError` if it cannot be reached. */
export async function testBucket(settings: FileManagerSettings): Promise<string> {
  const store = await openFileStore(settings)
  const { files, isPart } = await explained(store.access, () => peekDirectory(store, ''))
  const folders = files.filter(({ kind }) => kind === 'folder').length
  const found = `${counted(files.length - folders, 'file')} and ${counted(folders, 'folder')} at its root`
  return isPart ? `${found}, and more.` : `${found}.`
}
