import type { FileItem, StoredObject } from './file-listing.js'
import { comparableKey, nameOfKey, parentDirectory } from './file-path.js'

/** Copy of an object to another key. @experimental */
export interface FileTransfer {
  from: string
  to: string
  /** Size in bytes. */
  size: number
}

/** Object with the key that a new one would get. @experimental */
export interface FileConflict {
  /** Key that is taken. */
  key: string
  existing: StoredObject
}

/** Answer to a conflict. @experimental */
export type FileConflictChoice = 'skip' | 'replace' | 'keep-both'

/** Directory of a key; of a folder, its parent. @experimental */
export const findDirectory = (key: string): string =>
  key.endsWith('/') ? parentDirectory(key) : key.slice(0, key.lastIndexOf('/') + 1)

/** Splits a name without its extension into stem and number: 'a (2)' is the second 'a'. */
function splitNumber(name: string): { stem: string; number: number } {
  const [, stem, number] = /^(.+) \((\d{1,6})\)$/s.exec(name) ?? []
  return stem === undefined ? { stem: name, number: 1 } : { stem, number: Number(number) }
}

/**
 * Returns a similar key that is not taken: 'a/main.mp4' becomes 'a/main (2).mp4', and that 'a/main (3).mp4'. A folder
 * keeps its trailing slash.
 * @experimental
 */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(key)) return key
  const name = nameOfKey(key)
  const dot = key.endsWith('/') ? 0 : name.lastIndexOf('.')
  const ending = key.endsWith('/') ? '/' : dot > 0 ? name.slice(dot) : ''
  const { stem, number } = splitNumber(dot > 0 ? name.slice(0, dot) : name)
  for (let next = number + 1; ; next++) {
    const free = `${findDirectory(key)}${stem} (${next})${ending}`
    if (!isTaken(free)) return free
  }
}

/**
 * Explains why items cannot be moved or copied into a directory; undefined if they can. A copy into the same directory
 * gets another name.
 * @experimental
 */
export function transferProblem(
  kind: 'move' | 'copy',
  items: readonly Pick<FileItem, 'id' | 'name' | 'kind'>[],
  target: string,
): string | undefined {
  const inside = items.find(({ id, kind: what }) => what === 'folder' && target.startsWith(id))
  if (inside)
    return kind === 'move'
      ? `“${inside.name}” can’t be moved into itself.`
      : `“${inside.name}” can’t be copied into itself.`
  if (kind === 'move' && items.every(({ id }) => findDirectory(id) === target))
    return items.length === 1 ? 'It’s already in this folder.' : 'They’re already in this folder.'
  return undefined
}

/**
 * Returns the copies that put items into a directory.
 * @param objects Each selected file, and all objects below the selected folders.
 * @param isTaken Whether the directory has an item with a key. Items that are copied within their directory get
 * another name, those that are moved within it stay.
 * @experimental
 */
export function planTransfers(
  kind: 'move' | 'copy',
  items: readonly Pick<FileItem, 'id'>[],
  objects: readonly StoredObject[],
  target: string,
  isTaken: (key: string) => boolean,
): FileTransfer[] {
  const newKeys = new Set<string>()
  const places = items.flatMap(({ id }): [string, string][] => {
    const isHere = findDirectory(id) === target
    if (isHere && kind === 'move') return []
    const targetKey = target + nameOfKey(id) + (id.endsWith('/') ? '/' : '')
    const place = isHere ? freeKey(targetKey, (key) => isTaken(key) || newKeys.has(key)) : targetKey
    newKeys.add(place)
    return [[id, place]]
  })
  return placeObjects(objects, places)
}

/** Returns the copies that give an item another name. @experimental */
export const planRename = (
  item: Pick<FileItem, 'id'>,
  name: string,
  objects: readonly StoredObject[],
): FileTransfer[] =>
  placeObjects(objects, [[item.id, findDirectory(item.id) + name + (item.id.endsWith('/') ? '/' : '')]])

/** Returns a copy for each object of an item, at the same place below the item's new key. */
function placeObjects(
  objects: readonly StoredObject[],
  places: readonly (readonly [id: string, place: string])[],
): FileTransfer[] {
  const files = new Map(places.filter(([id]) => !id.endsWith('/')))
  const folders = places.filter(([id]) => id.endsWith('/'))
  return objects.flatMap(({ key, size }) => {
    const file = files.get(key)
    if (file !== undefined) return [{ from: key, to: file, size }]
    const [id, place] = folders.find(([folder]) => key.startsWith(folder)) ?? []
    return id === undefined ? [] : [{ from: key, to: place + key.slice(id.length), size }]
  })
}

/**
 * Returns new keys, each folder and file of them spelled like an existing one that looks the same, so that no folder gets
 * two entries that nobody can tell apart. Different keys stay different.
 * @experimental
 */
export function spellLikeExisting(keys: readonly string[], existing: Iterable<string>): string[] {
  const exact = new Set<string>()
  const byForm = new Map<string, string>()
  for (const key of existing)
    for (const path of pathsTo(key)) {
      if (exact.has(path)) continue
      exact.add(path)
      if (!byForm.has(comparableKey(path))) byForm.set(comparableKey(path), path)
    }
  const spell = (key: string) => {
    let spelled = ''
    for (const step of splitSteps(key)) {
      const path = spelled + step
      spelled = exact.has(path) ? path : (byForm.get(comparableKey(path)) ?? path)
    }
    return spelled
  }
  const given = new Set(keys.filter((key) => spell(key) === key))
  return keys.map((key) => {
    const spelled = spell(key)
    if (spelled === key || given.has(spelled)) return key
    given.add(spelled)
    return spelled
  })
}

/** Splits a key after each slash. */
const splitSteps = (key: string): string[] => {
  const parts = key.split('/')
  const name = parts.pop()
  return [...parts.map((part) => `${part}/`), ...(name ? [name] : [])]
}

/** Returns each folder of a key, and the key. */
function pathsTo(key: string): string[] {
  let path = ''
  return splitSteps(key).map((step) => {
    path += step
    return path
  })
}

/**
 * Returns the conflicts of new keys with existing objects, in the order of the keys. Objects that only mark a folder
 * never conflict.
 * @experimental
 */
export const findConflicts = (keys: readonly string[], existing: ReadonlyMap<string, StoredObject>): FileConflict[] =>
  keys.flatMap((key) => {
    const object = key.endsWith('/') ? undefined : existing.get(key)
    return object ? [{ key, existing: object }] : []
  })

/**
 * Returns the final key of each new object, in the same order; undefined for a skipped one.
 * @param choices Answers by conflicting key; a key without one has no conflict.
 * @experimental
 */
export function resolveConflicts(
  keys: readonly string[],
  choices: ReadonlyMap<string, FileConflictChoice>,
  isTaken: (key: string) => boolean,
): (string | undefined)[] {
  const newKeys = new Set(keys)
  return keys.map((key) => {
    const choice = choices.get(key)
    if (choice === 'skip') return undefined
    if (choice !== 'keep-both') return key
    const free = freeKey(key, (one) => isTaken(one) || newKeys.has(one))
    newKeys.add(free)
    return free
  })
}

/** Keys that one request can delete. @experimental */
export const MAX_DELETED_KEYS = 1000

/** Splits keys into the batches that one request each can delete. @experimental */
export function deletionBatches(keys: readonly string[]): string[][] {
  const batches: string[][] = []
  for (let start = 0; start < keys.length; start += MAX_DELETED_KEYS)
    batches.push(keys.slice(start, start + MAX_DELETED_KEYS))
  return batches
}
