import {
  MAX_UNFINISHED_REPORT_FILES,
  REPORT_FILE_NOT_FOUND,
  type ReportFileRequest,
  TOO_MANY_REPORT_FILES,
} from '@placard/domain/internal/report'
import { NOT_OF_LINK } from '@placard/domain/internal/share'
import type { HandOverRequest } from '@placard/domain/internal/tags'
import type { ReportFile } from '@placard/domain/report'
import { and, eq, exists, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { campaignNotFound, linkNotFound, notSignedIn, Refusal } from '../../refusal.js'
import { hashContent, randomSecret } from '../../secrets.js'
import { userColumns } from '../accounts/sessions.js'
import { dropJob, type JobKind, queueJob } from '../jobs.js'
import { campaign, reportFile, shareToken, storedFile, user } from '../schema.js'
import type { Db } from '../store.js'
import { type UserViewer, type Viewer, visibleCampaign, visibleTo } from '../visibility.js'
import { isLive, readSettings } from './link-rows.js'

/** Content of a generated file: a report or a hand-over pack. */
export type FileRequest = ReportFileRequest | HandOverRequest

/** Lifetime of a report file, in ms. */
export const REPORT_FILE_MS = 24 * 3_600_000
/** Lifetime of a file behind a link in an email, in ms. */
const LINKED_FILE_MS = 7 * REPORT_FILE_MS
/** Value of Retry-After in seconds, after which there usually is room for another file. */
const RETRY_SECONDS = 5

/** Returns the error for a file that does not exist, has expired or belongs to somebody else. */
export const reportFileNotFound = (): Refusal => new Refusal('not-found', REPORT_FILE_NOT_FOUND)

const shown = { name: reportFile.name, state: reportFile.state, progress: reportFile.progress }

/** Requester whose row is locked. */
interface LockedReader {
  /** Condition for their files. */
  isOfReader: SQL
  /** Moment at which their access ends, and with it their files; null for none. */
  endsAt: Date | null
}

/** Locks the requester, so that simultaneous requests respect the limit. */
async function lockReader(db: Db, viewer: Viewer, now: Date): Promise<LockedReader> {
  if ('user' in viewer) {
    const { id } = viewer.user
    const found = await db.select({ id: user.id }).from(user).where(eq(user.id, id)).for('no key update')
    if (found.length === 0) throw notSignedIn()
    return { isOfReader: eq(reportFile.userID, id), endsAt: null }
  }
  const id = viewer.shareTokenID
  const [found] = await db
    .select({ version: shareToken.version, endsAt: shareToken.expiresAt })
    .from(shareToken)
    .where(and(eq(shareToken.id, id), isLive(now)))
    .for('no key update')
  if (!found) throw linkNotFound()
  // Changed since it was opened: it may show less now.
  if (found.version !== viewer.version) throw new Refusal('forbidden', NOT_OF_LINK)
  return { isOfReader: eq(reportFile.shareTokenID, id), endsAt: found.endsAt }
}

/**
 * Returns the kind of the job that generates files for a viewer. Servers of before links had a scope would ignore it,
 * and do not know the second kind.
 */
export const fileJobKind = (viewer: Viewer): JobKind =>
  'link' in viewer && (viewer.link.creativeIDs !== null || viewer.link.leftOut.length > 0)
    ? 'make-link-file'
    : 'make-report-file'

const computeExpiry = (now: Date, lifeMs: number, endsAt: Date | null) =>
  new Date(Math.min(now.getTime() + lifeMs, endsAt?.getTime() ?? Number.POSITIVE_INFINITY))

/**
 * Inserts a file to generate, and its job. Throws a `Refusal` for viewers without access or with too many unfinished
 * files.
 */
export async function addReportFile(
  db: Db,
  { viewer, request, name, now }: { viewer: Viewer; request: FileRequest; name: string; now: Date },
): Promise<ReportFile> {
  const { isOfReader, endsAt } = await lockReader(db, viewer, now)
  const { campaignID } = request
  const visible = await db
    .select({ id: campaign.id })
    .from(campaign)
    .where(visibleCampaign(viewer, campaignID))
    .for('key share')
  if (visible.length === 0) throw campaignNotFound()
  const isUnderway = and(isOfReader, inArray(reportFile.state, ['waiting', 'working']), gt(reportFile.expiresAt, now))
  if ((await db.$count(reportFile, isUnderway)) >= MAX_UNFINISHED_REPORT_FILES)
    throw new Refusal('too-many', TOO_MANY_REPORT_FILES, { retryAfter: RETRY_SECONDS })
  const file = secretFileName(name)
  const key = hashContent(file)
  await db.insert(reportFile).values({
    key,
    name,
    campaignID,
    request,
    state: 'waiting',
    userID: 'user' in viewer ? viewer.user.id : null,
    shareTokenID: 'user' in viewer ? null : viewer.shareTokenID,
    createdAt: now,
    expiresAt: computeExpiry(now, REPORT_FILE_MS, endsAt),
  })
  await queueJob(db, { kind: fileJobKind(viewer), subjectID: key, dueAt: now, now })
  return { file, name, state: 'waiting', progress: 0 }
}

/** Requester of a file. */
export interface FileReader {
  reader: UserViewer | undefined
  now: Date
}

/**
 * Returns the condition for a file by its name: a share link's file for anybody who knows the name while the link opens,
 * others only for their user, while they may see the campaign.
 */
const readable = (db: Db, file: string, { reader, now }: FileReader) => {
  const own =
    reader &&
    and(
      eq(reportFile.userID, reader.user.id),
      exists(
        db
          .select({ id: campaign.id })
          .from(campaign)
          .where(and(eq(campaign.id, reportFile.campaignID), visibleTo(reader))),
      ),
    )
  const ofLink = exists(
    db
      .select({ id: shareToken.id })
      .from(shareToken)
      .where(and(eq(shareToken.id, reportFile.shareTokenID), isLive(now))),
  )
  return and(eq(reportFile.key, hashContent(file)), gt(reportFile.expiresAt, now), or(ofLink, own))
}

/** Returns the progress of a file. Throws a `Refusal` if this reader cannot access it. */
export async function findReportFile(db: Db, file: string, by: FileReader): Promise<ReportFile> {
  const [found] = await db
    .select(shown)
    .from(reportFile)
    .where(readable(db, file, by))
  if (!found) throw reportFileNotFound()
  return { file, ...found }
}

/** Returns a ready file's name and location. Throws a `Refusal` if there is none. */
export async function findReadyFile(
  db: Db,
  file: string,
  by: FileReader,
): Promise<{ name: string; key: string; contentType: string; bytes: number }> {
  const { key, contentType, bytes } = storedFile
  const [found] = await db
    .select({ name: reportFile.name, key, contentType, bytes })
    .from(reportFile)
    .innerJoin(storedFile, eq(storedFile.key, reportFile.fileKey))
    .where(and(readable(db, file, by), eq(reportFile.state, 'ready')))
  if (!found) throw reportFileNotFound()
  return found
}

/** Cancels a file; one that is ready or failed is deleted. Throws a `Refusal`. */
export async function cancelReportFile(db: Db, file: string, by: FileReader): Promise<void> {
  const isReadable = readable(db, file, by)
  const stopped = await db
    .update(reportFile)
    .set({ state: 'cancelled' })
    .where(and(isReadable, inArray(reportFile.state, ['waiting', 'working', 'cancelled'])))
    .returning({ key: reportFile.key })
  if (stopped.length > 0) {
    await dropJob(db, 'make-report-file', hashContent(file))
    return dropJob(db, 'make-link-file', hashContent(file))
  }
  const gone = await db.delete(reportFile).where(isReadable).returning({ key: reportFile.key })
  if (gone.length === 0) throw reportFileNotFound()
}

/** Deletes expired files. */
export async function removeExpiredReportFiles(db: Db, now: Date): Promise<void> {
  await db.delete(reportFile).where(lte(reportFile.expiresAt, now))
}

/** File to generate. `viewer` is undefined if its user can no longer sign in, or its link no longer opens. */
export interface ReportFileWork {
  request: FileRequest
  viewer: Viewer | undefined
}

const unfinished = (key: string) => and(eq(reportFile.key, key), inArray(reportFile.state, ['waiting', 'working']))

/** Marks a file as being generated; undefined if it is no longer wanted. */
export async function beginReportFile(db: Db, key: string, now: Date): Promise<ReportFileWork | undefined> {
  const [begun] = await db.update(reportFile).set({ state: 'working', progress: 0 }).where(unfinished(key)).returning()
  if (!begun?.request) return undefined
  const { request, campaignID, userID, shareTokenID } = begun
  if (shareTokenID !== null) {
    // A change of what it shows deletes its files, so these are the settings of the request.
    const [link] = await db
      .select()
      .from(shareToken)
      .where(and(eq(shareToken.id, shareTokenID), isLive(now)))
    const { version = 0 } = link ?? {}
    return { request, viewer: link && { shareTokenID, campaignID, link: readSettings(link), version } }
  }
  const [found] = await db
    .select(userColumns)
    .from(user)
    .where(and(eq(user.id, userID ?? ''), isNull(user.disabledAt)))
  return { request, viewer: found && { user: found } }
}

/** Stores the progress of a file and returns whether it is still wanted. */
export async function recordProgress(db: Db, key: string, progress: number): Promise<boolean> {
  const noted = await db.update(reportFile).set({ progress }).where(unfinished(key)).returning({ key: reportFile.key })
  return noted.length > 0
}

/** Generated file in the file store. */
export interface StoredReport {
  key: string
  contentType: string
  bytes: number
}

/** Inserts a report file that is in the store. Without an owner: quotas do not count files that expire. */
export async function addStoredReport(db: Db, file: StoredReport, now: Date): Promise<void> {
  await db.insert(storedFile).values({ ...file, ownerID: null, createdAt: now })
}

/**
 * Makes a stored file available to everybody who knows its name, for as long as the share link opens. Does nothing if
 * that has ended.
 */
export async function addLinkedFile(
  db: Db,
  linked: { file: string; name: string; campaignID: string; shareTokenID: string; fileKey: string },
  now: Date,
): Promise<void> {
  const { file, ...values } = linked
  const [link] = await db
    .select({ endsAt: shareToken.expiresAt })
    .from(shareToken)
    .where(and(eq(shareToken.id, linked.shareTokenID), isLive(now)))
    .for('share')
  if (!link) return
  await db.insert(reportFile).values({
    ...values,
    key: hashContent(file),
    state: 'ready',
    progress: 100,
    createdAt: now,
    expiresAt: computeExpiry(now, LINKED_FILE_MS, link.endsAt),
  })
}

/** Returns a name for a file that cannot be guessed, with the ending of `name`. */
export const secretFileName = (name: string): string => `${randomSecret()}.${name.split('.').at(-1)}`

/** Marks a file as ready and returns whether it is still wanted. */
export async function finishReportFile(db: Db, key: string, fileKey: string): Promise<boolean> {
  const done = await db
    .update(reportFile)
    .set({ state: 'ready', progress: 100, fileKey })
    .where(unfinished(key))
    .returning({ key: reportFile.key })
  return done.length > 0
}

/** Marks a file as failed, or as waiting for a retry. */
export async function failReportFile(db: Db, key: string, state: 'failed' | 'waiting'): Promise<void> {
  await db.update(reportFile).set({ state, progress: 0 }).where(unfinished(key))
}

/** File that was generated within the request. */
export interface GeneratedFile {
  name: string
  campaignID: string
  made: StoredReport
}

/** Makes a generated file available to its user. Throws a `Refusal` if they may not see its campaign. */
export async function addReadyFile(
  db: Db,
  viewer: UserViewer,
  { name, campaignID, made }: GeneratedFile,
  now: Date,
): Promise<ReportFile> {
  const file = secretFileName(name)
  await db.transaction(async (tx) => {
    const visible = await tx
      .select({ id: campaign.id })
      .from(campaign)
      .where(visibleCampaign(viewer, campaignID))
      .for('key share')
    if (visible.length === 0) throw campaignNotFound()
    await addStoredReport(tx, made, now)
    await tx.insert(reportFile).values({
      key: hashContent(file),
      name,
      campaignID,
      userID: viewer.user.id,
      state: 'ready',
      progress: 100,
      fileKey: made.key,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REPORT_FILE_MS),
    })
  })
  return { file, name, state: 'ready', progress: 100 }
}
