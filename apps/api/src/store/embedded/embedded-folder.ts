import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Error for a database whose files are missing, truncated or changed. The message says what to do next. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'

  constructor(dataDir: string, damage: string) {
    super(
      [
        `The database in ${databaseFolder(dataDir)} is damaged: ${damage}.`,
        'Placard changed nothing. What to do next:',
        `1. Copy the whole folder ${dataDir} to a safe place before anything else.`,
        '2. Check the disk, and whether files were removed or only partly copied. If you have the missing files, put them back and start again.',
        '3. Otherwise restore your latest backup into a new folder: PLACARD_DATA_DIR=<new folder> npm run restore -- <backup file>',
        ...(existsSync(damageRecordFile(dataDir))
          ? [
              `Placard recorded the damage in ${damageRecordFile(dataDir)} and does not start with this file. Remove it by hand only if you have repaired the database.`,
            ]
          : []),
      ].join('\n'),
    )
  }
}

/** Returns the embedded database's folder in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

/** Returns the file in a data folder that says which damage was found in its embedded database. */
export const damageRecordFile = (dataDir: string): string => join(dataDir, 'database-damage.txt')

/** Returns the folder in which a restore collects its files until all are verified. */
export const restoreFolder = (dataDir: string): string => join(dataDir, 'restore-in-progress')

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Returns whether the data folder contains assets or report files. */
const hasStoredFiles = (dataDir: string) =>
  namesIn(join(dataDir, 'files')).some(
    (shard) => /^[0-9a-f]{2}$/.test(shard) && namesIn(join(dataDir, 'files', shard)).length > 0,
  )

/** Throws if a new database would be created over the remains of another one. */
export function requireIntactFolder(dataDir: string): void {
  if (existsSync(restoreFolder(dataDir)))
    throw new Error(
      `A restore into ${dataDir} did not finish. Delete that folder, or choose another one, and restore again.`,
    )
  const names = namesIn(databaseFolder(dataDir))
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new DatabaseDamaged(dataDir, 'the folder is not empty, but its file PG_VERSION is missing')
  if (names.length === 0 && hasStoredFiles(dataDir))
    throw new DatabaseDamaged(dataDir, `the folder is missing or empty, but ${join(dataDir, 'files')} holds files`)
}
