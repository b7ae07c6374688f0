import type { ReportFileRequest } from '@placard/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { reportFile, storedFile, user } from './schema.js'
import { userColumns } from './sessions.js'
import type { Db } from './store.js'
import type { Viewer } from './visibility.js'

/** A file that is to be made. `viewer` is undefined when its user may not sign in any more. */
export interface ReportFileWork {
  request: ReportFileRequest
  viewer: Viewer | undefined
}

const unfinished = (key: string) => and(eq(reportFile.key, key), inArray(reportFile.state, ['waiting', 'working']))

/** Begins to make a file; undefined when nobody waits for it any more. */
export async function beginReportFile(db: Db, key: string): Promise<ReportFileWork | undefined> {
  const [begun] = await db.update(reportFile).set({ state: 'working', progress: 0 }).where(unfinished(key)).returning()
  if (!begun?.request) return undefined
  const { request, campaignID, userID, shareTokenID } = begun
  if (shareTokenID !== null) return { request, viewer: { shareTokenID, campaignID } }
  const [found] = await db
    .select(userColumns)
    .from(user)
    .where(and(eq(user.id, userID ?? ''), isNull(user.disabledAt)))
  return { request, viewer: found && { user: found } }
}

/** Notes how far a file is. Answers whether somebody still waits for it. */
export async function noteProgress(db: Db, key: string, progress: number): Promise<boolean> {
  const noted = await db.update(reportFile).set({ progress }).where(unfinished(key)).returning({ key: reportFile.key })
  return noted.length > 0
}

/** Where the bytes of a file are that was made. */
export interface StoredReport {
  key: string
  contentType: string
  bytes: number
}

/** Notes a report's file that is in the store. It has no owner: no quota counts what expires by itself. */
export async function addStoredReport(db: Db, file: StoredReport, now: Date): Promise<void> {
  await db.insert(storedFile).values({ ...file, ownerID: null, createdAt: now })
}

/** Hands a file over to whom it was made for. Answers whether somebody still waits for it. */
export async function finishReportFile(db: Db, key: string, fileKey: string): Promise<boolean> {
  const done = await db
    .update(reportFile)
    .set({ state: 'ready', progress: 100, fileKey })
    .where(unfinished(key))
    .returning({ key: reportFile.key })
  return done.length > 0
}

/** Notes that a file could not be made: for good, or this time. */
export async function failReportFile(db: Db, key: string, state: 'failed' | 'waiting'): Promise<void> {
  await db.update(reportFile).set({ state, progress: 0 }).where(unfinished(key))
}
