import { computeTotals, findDirectory, nameOfKey, type StoredObject } from '@placard/domain/internal/files'
import { makeZip } from 'client-zip'
import { explained } from './file-error.js'
import { expandItems, type FileStore, linkTo, readObject } from './file-store.js'
import type { FileTaskWatch } from './files.js'

/** Largest archive in bytes that is collected before it is saved; larger ones are written to the disk directly. */
const MAX_COLLECTED_BYTES = 512 * 1024 ** 2

/** Window in which the user can choose where a file is saved; some browsers have none. */
type SavePicker = (options: { suggestedName: string }) => Promise<{ createWritable: () => Promise<WritableStream> }>

function saveUrl(url: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

/** Saves a file as a browser download, by a link for a limited time. */
export const downloadFile = (store: FileStore, { id, name }: { id: string; name: string }): Promise<void> =>
  explained(store.access, async () => saveUrl((await linkTo(store, id, name)).url, name))

/** Returns the entries of an archive, each loaded when the archive has got that far. */
async function* createEntries(
  store: FileStore,
  root: string,
  objects: readonly StoredObject[],
  { signal, onProgress }: FileTaskWatch,
) {
  let done = 0
  for (const { key, modified } of objects) {
    signal.throwIfAborted()
    const entry = { name: key.slice(root.length), ...(modified !== undefined && { lastModified: new Date(modified) }) }
    if (key.endsWith('/')) yield entry
    else {
      const { stream } = await readObject(store, key, { signal })
      yield { ...entry, input: stream() }
      done += 1
      onProgress(done)
    }
  }
}

/** Items to save as an archive. */
export interface ArchiveOrder {
  store: FileStore
  items: readonly { id: string; size?: number; modified?: Date | string | number }[]
  /** Called with the number of files once it is known. */
  onCount: (files: number) => void
  watch: FileTaskWatch
}

/** Saves files and folders as a ZIP archive, which is written while its files load. */
export const downloadArchive = ({ store, items, onCount, watch }: ArchiveOrder): Promise<void> =>
  explained(store.access, async () => {
    const [first] = items
    if (!first) return
    const objects = await expandItems(store, items, watch.signal)
    const { files, size } = computeTotals(objects)
    onCount(files)
    const root = findDirectory(first.id)
    const name = `${items.length === 1 ? nameOfKey(first.id) : nameOfKey(root) || 'Files'}.zip`
    const archive = makeZip(createEntries(store, root, objects, watch))
    const picker = (window as { showSaveFilePicker?: SavePicker }).showSaveFilePicker
    if (size > MAX_COLLECTED_BYTES && picker) {
      const target = await picker({ suggestedName: name })
      return archive.pipeTo(await target.createWritable(), { signal: watch.signal })
    }
    const url = URL.createObjectURL(await new Response(archive).blob())
    saveUrl(url, name)
    // The download reads the URL after this task.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  })
