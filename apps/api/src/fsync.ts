import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Syncs a folder's entries to disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is as durable as it gets.
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Syncs a folder and everything below it to disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncTree(join(folder, entry.name))
    else if (entry.isFile()) syncPath(join(folder, entry.name))
  syncPath(folder)
}

/** Syncs one file, or one folder's entries, to disk. */
export function syncPath(path: string): void {
  try {
    const file = openSync(path, 'r')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (cause) {
    // Windows can neither open a folder nor sync what is opened for reading.
    if (process.platform !== 'win32') throw cause
  }
}
