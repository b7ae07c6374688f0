import { and, inArray, notExists, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.js'
import type { Context } from '../context.js'
import { databasePrefix } from '../files/file-keys.js'
import { removeOldTemporaryFiles, TEMPORARY_FILE_MS } from '../files/temporary-files.js'
import { asset, discrepancy, liveFile, mail, objectPart, reportFile, storedFile, uploadPart } from '../store/schema.js'
import { equalsAny } from '../store/sql.js'
import type { Db } from '../store/store.js'

const BATCH = 500

/** Tables that reference files. */
const NAMING = [asset, discrepancy, liveFile, reportFile, mail, objectPart, uploadPart]

const unreferenced = (db: Db, keys: string[] | undefined) =>
  and(
    keys && equalsAny(storedFile.key, keys),
    ...NAMING.map((table) =>
      notExists(db.select({ one: sql`1` }).from(table).where(sql`${table.fileKey} = ${storedFile.key}`)),
    ),
  )

/**
 * Deletes every file that nothing references, or those among `keys`: first its row, so that nothing can reference it
 * again, then its bytes. Foreign keys prevent the deletion if a reference is added at the same moment.
 */
export async function removeUnusedFiles({ db, files }: Pick<Context, 'db' | 'files'>, keys?: string[]): Promise<void> {
  const gone = await db.delete(storedFile).where(unreferenced(db, keys)).returning({ key: storedFile.key })
  const failures: unknown[] = []
  for (const { key } of gone) await files.remove(key).catch((cause) => failures.push(cause))
  // Thrown at the end, so that one failure does not keep the other files.
  if (failures.length > 0) throw failures[0]
}

/** Removes unused files after rows were deleted. Failures are logged and left to the hourly cleanup. */
export const tryRemoveUnusedFiles = (
  context: Pick<Context, 'db' | 'files'>,
  log: FastifyBaseLogger,
  keys?: string[],
): Promise<void> => removeUnusedFiles(context, keys).catch((cause) => log.error(cause))

async function removeUnknown({ db, files }: Pick<Context, 'db' | 'files'>, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = await db.select({ key: storedFile.key }).from(storedFile).where(inArray(storedFile.key, keys))
  const kept = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await files.remove(key)
}

/**
 * Deletes files without a row that interrupted uploads and deletions left in the store. Only old files with this
 * database's prefix are considered.
 */
export async function removeOrphanedFiles(
  context: Pick<Context, 'db' | 'files' | 'now'> & { config: Pick<Config, 'dataDir'> },
): Promise<void> {
  const { config, db, files, now } = context
  await removeUnusedFiles(context)
  await removeOldTemporaryFiles(config, now())
  const mark = await databasePrefix(db)
  let old: string[] = []
  for await (const { key, writtenAt } of files.list()) {
    // A recent file may belong to an upload whose row is not committed yet.
    if (!key.startsWith(mark) || now().getTime() - writtenAt.getTime() < TEMPORARY_FILE_MS) continue
    old.push(key)
    if (old.length < BATCH) continue
    await removeUnknown(context, old)
    old = []
  }
  await removeUnknown(context, old)
}
