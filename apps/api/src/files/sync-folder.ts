import { open } from 'node:fs/promises'

/** Makes a folder's entries outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the rename is as durable as it gets.
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
