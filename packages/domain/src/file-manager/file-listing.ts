import { isNormalKey, nameOfKey } from './file-path.js'

/** File or folder of a bucket. Keys are relative to the root of the file manager. @experimental */
export interface FileItem {
  /** Key: of a folder with a trailing slash. */
  id: string
  /** Name without the path. */
  name: string
  kind: 'file' | 'folder'
  /** Size in bytes; folders have none. */
  size?: number
  /** Time of the last change, in ISO 8601; folders have none. */
  modified?: string
}

/** Object of a bucket as the service lists it. @experimental */
export interface StoredObject {
  /** Key, relative to the root of the file manager. */
  key: string
  /** Size in bytes. */
  size: number
  /** Time of the last change, in ISO 8601. */
  modified?: string | undefined
}

/** Page of a listed directory. @experimental */
export interface ListedPage {
  objects: readonly StoredObject[]
  /** Keys of the folders, with a trailing slash. */
  folders: readonly string[]
}

/** Content of a directory. @experimental */
export interface FileList {
  files: readonly FileItem[]
  /** Number of objects with a name that no path can show, such as 'a//b'. */
  hidden: number
  /** True while further pages are loading. */
  isPart: boolean
  /** True for a directory of which the bucket knows nothing. */
  isMissing?: boolean
}

/** Returns a folder as an item. @experimental */
export const folderItem = (key: string): FileItem => ({ id: key, name: nameOfKey(key), kind: 'folder' })

/** Returns an object as an item; an object whose key ends with a slash only marks a folder. @experimental */
export const fileItem = ({ key, size, modified }: StoredObject): FileItem =>
  key.endsWith('/')
    ? folderItem(key)
    : { id: key, name: nameOfKey(key), kind: 'file', size, ...(modified !== undefined && { modified }) }

/**
 * Returns the content of a directory from the pages loaded so far. Leaves out the object that marks the directory
 * itself, and folders that some services repeat on the next page.
 * @experimental
 */
export function listFiles(directory: string, pages: readonly ListedPage[], isPart: boolean): FileList {
  const directories = new Set<string>([directory])
  const files: FileItem[] = []
  let hidden = 0
  const add = (item: FileItem) => {
    if (directories.has(item.id)) return
    directories.add(item.id)
    if (isNormalKey(item.id)) files.push(item)
    else hidden += 1
  }
  for (const { objects, folders } of pages) {
    for (const key of folders) add(folderItem(key))
    for (const object of objects) add(fileItem(object))
  }
  // An empty folder has at least the object that marks it.
  const isMissing = directory !== '' && !pages.some(({ objects, folders }) => objects.length + folders.length > 0)
  return { files, hidden, isPart, ...(isMissing && { isMissing }) }
}

/** Adds items to a listed directory; those with the same key are replaced. @experimental */
export function withFiles(list: FileList, added: readonly FileItem[]): FileList {
  const keys = new Set(added.map(({ id }) => id))
  return { ...list, files: [...list.files.filter(({ id }) => !keys.has(id)), ...added] }
}

/** Removes items from a listed directory. @experimental */
export function withoutFiles(list: FileList, keys: ReadonlySet<string>): FileList {
  return { ...list, files: list.files.filter(({ id }) => !keys.has(id)) }
}

/** Returns the item under which an object is listed in a directory: itself, or the folder that contains it. */
export function itemIn(directory: string, object: StoredObject): FileItem | undefined {
  if (!object.key.startsWith(directory) || object.key === directory) return undefined
  const slash = object.key.indexOf('/', directory.length)
  return slash === -1 ? fileItem(object) : folderItem(object.key.slice(0, slash + 1))
}

/** Number and size of some objects. @experimental */
export interface FileTotals {
  /** Number of files. */
  files: number
  /** Total size in bytes. */
  size: number
}

/** Counts files and their bytes; objects that mark a folder don't count. @experimental */
export function computeTotals(objects: readonly StoredObject[]): FileTotals {
  const files = objects.filter(({ key }) => !key.endsWith('/'))
  return { files: files.length, size: files.reduce((sum, { size }) => sum + size, 0) }
}
