import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseShard } from '../files/file-keys.js'
import { syncPath, syncTree } from '../fsync.js'
import { openEmbedded } from '../store/embedded/embedded.js'
import { DatabaseDamaged, restoreFolder } from '../store/embedded/embedded-folder.js'
import { requireReadableRows } from '../store/embedded/rows-by-index.js'
import { requireKnownMigrations } from '../store/store.js'
import type { Manifest } from './manifest.js'
import { BackupBroken, readBackup } from './read-backup.js'

/** Result of a restore. */
export interface Restored {
  manifest: Manifest
  campaigns: number
  users: number
}

const COUNTS = 'select (select count(*) from campaign)::int as campaigns, (select count(*) from "user")::int as users'

/** Opens the extracted database, which recovers to the moment of the backup, and verifies it. */
async function verifyData(folder: string, manifest: Manifest): Promise<Restored> {
  const embedded = await openEmbedded(folder)
  try {
    await requireReadableRows(folder, embedded)
    const damage = await embedded.findDamage('all')
    if (damage !== undefined) throw new DatabaseDamaged(folder, damage)
    await requireKnownMigrations(embedded.pool)
    const { rows } = await embedded.pool.query<Omit<Restored, 'manifest'>>(COUNTS)
    const { rows: files } = await embedded.pool.query<{ key: string }>('select key from stored_file')
    const missing = files.filter(({ key }) => !existsSync(join(folder, 'files', chooseShard(key), key)))
    if (manifest.files === 'folder' && missing.length > 0)
      throw new BackupBroken(`${missing.length} files that its database names are missing`)
    return { manifest, campaigns: 0, users: 0, ...rows[0] }
  } finally {
    await embedded.close()
  }
}

/**
 * Restores a backup into a data folder that is empty or does not exist. Everything is extracted and verified in a
 * subfolder first; a server refuses a folder with an unfinished restore.
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(
      `The folder ${dataDir} is not empty. Restore into a new one: set PLACARD_DATA_DIR to a folder that does not exist yet.`,
    )
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const extracted = restoreFolder(dataDir)
  mkdirSync(extracted, { mode: 0o700 })
  try {
    const restored = await verifyData(extracted, await readBackup(file, extracted))
    syncTree(extracted)
    // The database comes last, because no server starts without it.
    for (const name of ['files', 'secret', 'database'])
      if (existsSync(join(extracted, name))) renameSync(join(extracted, name), join(dataDir, name))
    rmSync(extracted, { recursive: true })
    syncPath(dataDir)
    syncPath(dirname(dataDir))
    return restored
  } catch (cause) {
    rmSync(extracted, { recursive: true, force: true })
    throw cause
  }
}
