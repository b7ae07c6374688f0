import type {
  DiscrepancyChoices,
  DiscrepancySummary,
  PartnerChoices,
  PartnerReading,
} from '@placard/domain/discrepancy'
import { fullName } from '@placard/domain/internal/account'
import {
  DISCREPANCY_NOT_FOUND,
  type Discrepancy,
  MAX_DISCREPANCIES,
  summarizeDiscrepancy,
  TOO_MANY_DISCREPANCIES,
} from '@placard/domain/internal/discrepancy'
import { createId } from '@placard/domain/internal/text'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { campaignNotFound, changedMeanwhile, Refusal } from '../../refusal.js'
import { requireRoom } from '../campaigns/quota.js'
import type { StoredReport } from '../schema/discrepancy-schema.js'
import { campaign, discrepancy, storedFile, user } from '../schema.js'
import type { Db } from '../store.js'
import { type UserViewer, type Viewer, visibleCampaign, visibleTo } from '../visibility.js'
import { rememberCorrections, rememberMatches } from './remembered-corrections.js'

/** Check in the database. */
export type DiscrepancyRow = typeof discrepancy.$inferSelect

/** Largest number of rows of a file that are kept for corrections: 500 creatives on 40 days. */
const MAX_KEPT_ROWS = 20_000

/** Returns the error for a check that does not exist or belongs to somebody else. */
export const discrepancyNotFound = (): Refusal => new Refusal('not-found', DISCREPANCY_NOT_FOUND)

const creator = { id: user.id, first_name: user.firstName, last_name: user.lastName }
type Creator = { id: string; first_name: string; last_name: string } | null

const createPerson = (found: Creator) => found && { id: found.id, name: fullName(found) }

/** Returns a check of the contract from its row. */
function createDiscrepancy(
  { row, creator }: { row: Omit<DiscrepancyRow, 'rows'>; creator: Creator },
  hasRows: boolean,
) {
  const { id, campaignID, version, fileName, fileBytes, fileKey, tz, choices, report } = row
  const answer: Discrepancy = {
    ...{ id, campaignID, version, fileName, fileBytes, tz, choices },
    createdAt: row.createdAt.toISOString(),
    comparedAt: row.comparedAt.toISOString(),
    createdBy: createPerson(creator),
    isFileKept: fileKey !== null,
    needsFile: !hasRows,
    ...report,
  }
  return answer
}

/** Returns a check that the viewer may see. Throws a `Refusal` if there is none. */
export async function findDiscrepancy(db: Db, viewer: Viewer, id: string): Promise<Discrepancy> {
  const { rows, ...columns } = getTableColumns(discrepancy)
  const [found] = await db
    .select({ row: columns, creator, hasRows: sql<boolean>`${rows} is not null` })
    .from(discrepancy)
    .innerJoin(campaign, eq(campaign.id, discrepancy.campaignID))
    .leftJoin(user, eq(user.id, discrepancy.createdBy))
    .where(and(eq(discrepancy.id, id), visibleTo(viewer)))
  if (!found) throw discrepancyNotFound()
  return createDiscrepancy(found, found.hasRows)
}

/** Returns the row of a check that the viewer may change. Throws a `Refusal` if there is none. */
export async function findDiscrepancyRow(db: Db, viewer: Viewer, id: string): Promise<DiscrepancyRow> {
  const [found] = await db
    .select({ row: discrepancy })
    .from(discrepancy)
    .innerJoin(campaign, eq(campaign.id, discrepancy.campaignID))
    .where(and(eq(discrepancy.id, id), visibleTo(viewer)))
  if (!found) throw discrepancyNotFound()
  return found.row
}

/** Page of a campaign's checks; `pagination` is undefined if it has all of them. */
interface DiscrepancyPage {
  discrepancies: DiscrepancySummary[]
  pagination?: { page: number; pages: number; total: number }
}

/** Returns the checks of a campaign, the newest first. Throws a `Refusal` if the viewer may not see it. */
export async function listDiscrepancies(
  db: Db,
  viewer: Viewer,
  {
    campaignID,
    page,
    size = MAX_DISCREPANCIES,
  }: { campaignID: string; page?: number | undefined; size?: number | undefined },
): Promise<DiscrepancyPage> {
  const visible = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (visible.length === 0) throw campaignNotFound()
  const { id, version, createdAt, comparedAt, fileName, fileKey, summary } = discrepancy
  const rows = await db
    .select({ row: { id, version, createdAt, comparedAt, fileName, fileKey, summary }, creator })
    .from(discrepancy)
    .leftJoin(user, eq(user.id, discrepancy.createdBy))
    .where(eq(discrepancy.campaignID, campaignID))
    .orderBy(desc(createdAt), id)
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
  const discrepancies = rows.map(
    ({ row, creator }): DiscrepancySummary => ({
      ...{ id: row.id, version: row.version, fileName: row.fileName },
      createdAt: row.createdAt.toISOString(),
      comparedAt: row.comparedAt.toISOString(),
      createdBy: createPerson(creator),
      isFileKept: row.fileKey !== null,
      ...row.summary,
    }),
  )
  if (page === undefined) return { discrepancies }
  const total = await db.$count(discrepancy, eq(discrepancy.campaignID, campaignID))
  return { discrepancies, pagination: { page, pages: Math.max(1, Math.ceil(total / size)), total } }
}

/** File of a check. */
export interface ComparedFile {
  name: string
  bytes: number
  sha256: string
  /** Key in the file store; null if it is not kept. */
  key: string | null
}

/** Result of comparing a file, with the choices that led to it. */
export interface ComparedDiscrepancy {
  choices: DiscrepancyChoices
  remembered: PartnerChoices
  report: StoredReport
  rows: PartnerReading['rows']
}

/** Viewer, time, and quota of kept files in bytes. */
export interface DiscrepancyChange {
  viewer: UserViewer
  now: Date
  quota: number
}

async function addFile(tx: Db, { key, bytes }: ComparedFile, { viewer, now, quota }: DiscrepancyChange) {
  if (key === null) return
  const ownerID = viewer.user.id
  await requireRoom(tx, ownerID, bytes, quota)
  await tx.insert(storedFile).values({ key, contentType: 'application/octet-stream', bytes, ownerID, createdAt: now })
}

const createColumns = ({ choices, remembered, report, rows }: ComparedDiscrepancy, now: Date) => ({
  ...{ choices, remembered, report },
  rows: rows.length > MAX_KEPT_ROWS ? null : rows,
  summary: summarizeDiscrepancy(report),
  comparedAt: now,
})

async function remember(
  tx: Db,
  { campaignID, headerHash }: Pick<DiscrepancyRow, 'campaignID' | 'headerHash'>,
  before: DiscrepancyChoices,
  { choices, remembered, report }: ComparedDiscrepancy,
  now: Date,
): Promise<void> {
  const kind = { campaignID, headerHash, platform: report.reading.platform }
  const { roles, ...others } = choices.reading ?? {}
  const all = { ...remembered, ...others }
  const allRoles = { ...remembered.roles, ...roles }
  if (choices.reading !== undefined || before.reading !== undefined)
    await rememberCorrections(tx, kind, { ...all, ...(Object.keys(allRoles).length > 0 && { roles: allRoles }) }, now)
  const creativeIDs = report.creatives.map(({ id }) => id)
  const matches = { before: before.matches ?? {}, after: choices.matches ?? {}, creativeIDs }
  await rememberMatches(tx, kind, matches, now)
}

/** Adds a check to a campaign. Throws a `Refusal` if the viewer may not see it, or it has the maximum number. */
export async function addDiscrepancy(
  tx: Db,
  added: Pick<DiscrepancyRow, 'campaignID' | 'headerHash' | 'tz'>,
  compared: ComparedDiscrepancy,
  file: ComparedFile,
  change: DiscrepancyChange,
): Promise<Discrepancy> {
  const { viewer, now } = change
  const { campaignID } = added
  // Locked, so that simultaneous requests respect the limit.
  const visible = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(visibleCampaign(viewer, campaignID))
    .for('no key update')
  if (visible.length === 0) throw campaignNotFound()
  if ((await tx.$count(discrepancy, eq(discrepancy.campaignID, campaignID))) >= MAX_DISCREPANCIES)
    throw new Refusal('conflict', TOO_MANY_DISCREPANCIES)
  await addFile(tx, file, change)
  const id = createId()
  await tx.insert(discrepancy).values({
    ...added,
    ...createColumns(compared, now),
    ...{ id, createdBy: viewer.user.id, createdAt: now },
    ...{ fileName: file.name, fileBytes: file.bytes, fileSha256: file.sha256, fileKey: file.key },
  })
  await remember(tx, added, {}, compared, now)
  return findDiscrepancy(tx, viewer, id)
}

/**
 * Stores a corrected check. Throws a `Refusal` if somebody else has changed it since `row` was read. `fileKey` is the
 * key of a file that is kept from now on.
 */
export async function changeDiscrepancy(
  db: Db,
  row: DiscrepancyRow,
  compared: ComparedDiscrepancy,
  { fileKey, ...change }: DiscrepancyChange & { fileKey: string | null },
): Promise<Discrepancy> {
  return db.transaction(async (tx) => {
    const { fileName: name, fileBytes: bytes, fileSha256: sha256 } = row
    await addFile(tx, { name, bytes, sha256, key: fileKey }, change)
    const changed = await tx
      .update(discrepancy)
      .set({
        ...createColumns(compared, change.now),
        ...(fileKey !== null && { fileKey }),
        version: sql`${discrepancy.version} + 1`,
      })
      .where(and(eq(discrepancy.id, row.id), eq(discrepancy.version, row.version)))
      .returning({ id: discrepancy.id })
    const current = () => findDiscrepancy(tx, change.viewer, row.id)
    if (changed.length === 0) throw changedMeanwhile(await current())
    await remember(tx, row, row.choices, compared, change.now)
    return current()
  })
}

/** Deletes a check. Throws a `Refusal` if the viewer may not see it. */
export async function deleteDiscrepancy(db: Db, viewer: Viewer, id: string): Promise<void> {
  const isVisible = sql`exists (select 1 from ${campaign} where ${campaign.id} = ${discrepancy.campaignID} and ${visibleTo(viewer) ?? sql`true`})`
  const gone = await db
    .delete(discrepancy)
    .where(and(eq(discrepancy.id, id), isVisible))
    .returning({ id: discrepancy.id })
  if (gone.length === 0) throw discrepancyNotFound()
}
