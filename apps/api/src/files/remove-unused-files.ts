import { and, inArray, notExists, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { asset, liveFile, mail, reportFile, storedFile } from '../store/schema.js'
import type { Db } from '../store/store.js'
import { databasePrefix } from './file-keys.js'
import { removeOldTemporaryFiles, TEMPORARY_FILE_MS } from './temporary-files.js'

const BATCH = 500

/** Whatever can name a file. */
const NAMING = [asset, liveFile, reportFile, mail]

const unreferenced = (db: Db) =>
  and(
    ...NAMING.map((table) =>
      notExists(db.select({ one: sql`1` }).from(table).where(sql`${table.fileKey} = ${storedFile.key}`)),
    ),
  )

/**
 * Deletes every file that nothing names any more: first its row, so that nothing can name it again, then its bytes. The
 * database itself refuses when somebody begins to name it at the same moment.
 */
export async function removeUnusedFiles({ db, files }: Pick<Context, 'db' | 'files'>): Promise<void> {
  const gone = await db.delete(storedFile).where(unreferenced(db)).returning({ key: storedFile.key })
  const failures: unknown[] = []
  for (const { key } of gone) await files.remove(key).catch((cause) => failures.push(cause))
  // Told only now: what one file meets shall not keep the others.
  if (failures.length > 0) throw failures[0]
}

/** Sweeps after rows were deleted. What cannot be removed now is told to the log and left to the hourly sweep. */
export const tryRemoveUnusedFiles = (context: Pick<Context, 'db' | 'files'>, log: FastifyBaseLogger): Promise<void> =>
  removeUnusedFiles(context).catch((cause) => log.error(cause))

async function removeUnknown({ db, files }: Pick<Context, 'db' | 'files'>, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const known = await db.select({ key: storedFile.key }).from(storedFile).where(inArray(storedFile.key, keys))
  const kept = new Set(known.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await files.remove(key)
}

/** Deletes what interrupted uploads and deletions left in the store: old files of this database without a row. */
export async function removeOrphanedFiles(
  context: Pick<Context, 'db' | 'files' | 'now'> & { config: Pick<Config, 'dataDir'> },
): Promise<void> {
  const { config, db, files, now } = context
  await removeUnusedFiles(context)
  await removeOldTemporaryFiles(config, now())
  const mark = await databasePrefix(db)
  let old: string[] = []
  for await (const { key, writtenAt } of files.list()) {
    // A young one may be of an upload whose row is still on its way.
    if (!key.startsWith(mark) || now().getTime() - writtenAt.getTime() < TEMPORARY_FILE_MS) continue
    old.push(key)
    if (old.length < BATCH) continue
    await removeUnknown(context, old)
    old = []
  }
  await removeUnknown(context, old)
}
