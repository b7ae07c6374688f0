import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes a folder's entries outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is as durable as it gets.
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Makes a folder with everything below it outlive a power cut. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncTree(join(folder, entry.name))
    else if (entry.isFile()) syncPath(join(folder, entry.name))
  syncPath(folder)
}

/** Makes one file, or one folder's entries, outlive a power cut. */
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
