import type { User } from '@placard/domain'
import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import { campaign, reportFile } from './schema.js'
import type { Db } from './store.js'
import { type Viewer, visibleTo } from './visibility.js'

/** How long a report file can be fetched, in ms. */
export const REPORT_FILE_MS = 24 * 3_600_000

/** Notes a file that was made, and whom it was made for. */
export async function addReportFile(
  db: Db,
  { viewer, now, ...file }: { key: string; name: string; campaignID: string; viewer: Viewer; now: Date },
): Promise<void> {
  await db.insert(reportFile).values({
    ...file,
    userID: 'user' in viewer ? viewer.user.id : null,
    shareTokenID: 'user' in viewer ? null : viewer.shareTokenID,
    createdAt: now,
    expiresAt: new Date(now.getTime() + REPORT_FILE_MS),
  })
}

/**
 * The name of a file that this reader may fetch: one of a share link for anybody who knows its random name, any other
 * only for the user it was made for, and only while they may see the campaign.
 */
export async function findReportFile(
  db: Db,
  key: string,
  reader: User | undefined,
  now: Date,
): Promise<{ name: string } | undefined> {
  const own = reader && and(eq(reportFile.userID, reader.id), visibleTo({ user: reader }))
  const [found] = await db
    .select({ name: reportFile.name })
    .from(reportFile)
    .innerJoin(campaign, eq(campaign.id, reportFile.campaignID))
    .where(and(eq(reportFile.key, key), gt(reportFile.expiresAt, now), or(isNotNull(reportFile.shareTokenID), own)))
  return found
}

/** Forgets files that have expired. */
export async function removeExpiredReportFiles(db: Db, now: Date): Promise<void> {
  await db.delete(reportFile).where(lte(reportFile.expiresAt, now))
}

/** The keys of all files that can still be fetched. */
export async function reportFileKeys(db: Db): Promise<Set<string>> {
  const rows = await db.select({ key: reportFile.key }).from(reportFile)
  return new Set(rows.map(({ key }) => key))
}
