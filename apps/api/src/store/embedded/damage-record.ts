import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { syncPath } from '../../fsync.js'
import { DatabaseDamaged, damageRecordFile } from './embedded-folder.js'

/**
 * Writes the first damage found into the data folder, so that the next start refuses also where it cannot find the
 * damage again. Only for the process that holds the folder.
 */
export function recordDamage(dataDir: string, damage: string): void {
  const file = damageRecordFile(dataDir)
  if (existsSync(file)) return
  const unfinished = `${file}.part`
  writeFileSync(unfinished, `${new Date().toISOString()} ${damage}\n`, { mode: 0o600 })
  syncPath(unfinished)
  renameSync(unfinished, file)
  syncPath(dataDir)
}

/** Throws `DatabaseDamaged` if damage was recorded; a person removes the record once the database is repaired. */
export function requireNoRecordedDamage(dataDir: string): void {
  const file = damageRecordFile(dataDir)
  if (!existsSync(file)) return
  throw new DatabaseDamaged(dataDir, `damage was found earlier: ${readFileSync(file, 'utf8').trim()}`)
}
