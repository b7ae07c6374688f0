import type { Creative, CreativeInput } from '@placard/domain/creative'
import {
  FALLBACK_NOT_FOUND,
  fallbackCreativeID,
  freeCopyName,
  NO_CREATIVE_YET,
} from '@placard/domain/internal/creative'
import { createId, isTemporaryId } from '@placard/domain/internal/text'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { campaignNotFound, changedMeanwhile, creativeNotFound, invalid } from '../../refusal.js'
import { asset, campaign, creative } from '../schema.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCampaign, visibleCreative, visibleTo } from '../visibility.js'
import { type CreativeRow, completeCreatives, findCreative } from './creatives.js'
import { bytesOfCreative, requireCreativeLimit, requireQuota } from './quota.js'

/** Viewer and time of a change, and the settings that it needs. */
export interface Change {
  viewer: Viewer
  now: Date
  publicUrl: string
  /** Quota of the campaign's owner, in bytes. */
  quota: number
}

/** Creative and the version that the user saw. */
export interface Version {
  id: string
  version: number
}

/** Marks a campaign as changed and locks it until the transaction ends. Returns its id; undefined if there is none. */
export async function touchCampaign(tx: Db, which: SQL | undefined, now: Date): Promise<string | undefined> {
  const [touched] = await tx.update(campaign).set({ updatedAt: now }).where(which).returning({ id: campaign.id })
  return touched?.id
}

/**
 * Starts every change of a creative: marks its campaign as changed and locks it until the transaction ends, so that
 * changes within a campaign run one after the other without deadlocks. Returns the campaign's id.
 */
export async function lockParentCampaign(tx: Db, creativeID: string, { viewer, now }: Change): Promise<string> {
  if (isTemporaryId(creativeID)) throw invalid([{ path: ['id'], message: NO_CREATIVE_YET }])
  const ofCreative = sql`${campaign.id} = (select ${creative.campaignID} from ${creative} where ${creative.id} = ${creativeID})`
  const campaignID = await touchCampaign(tx, and(ofCreative, visibleTo(viewer)), now)
  if (campaignID === undefined) throw creativeNotFound()
  return campaignID
}

async function requireFallback(tx: Db, { id, campaignID, settings }: CreativeRow): Promise<void> {
  const fallback = fallbackCreativeID(settings)
  if (fallback === undefined) return
  const [found] = await tx
    .select({ id: creative.id })
    .from(creative)
    .where(and(eq(creative.id, fallback), eq(creative.campaignID, campaignID), ne(creative.id, id)))
  if (!found) throw invalid([{ path: ['settings'], message: FALLBACK_NOT_FOUND }])
}

const atTheEnd = (campaignID: string) =>
  sql<number>`(select coalesce(max(${creative.position}) + 1, 0) from ${creative} where ${creative.campaignID} = ${campaignID})`

/** Returns a creative of the contract from its row. */
export async function completeOne(db: Db, row: CreativeRow | undefined, { publicUrl }: Change): Promise<Creative> {
  const [whole] = row ? await completeCreatives(db, [row], publicUrl) : []
  if (!whole) throw creativeNotFound()
  return whole
}

/** Adds a creative at the end of a campaign. */
export async function addCreative(
  db: Db,
  { campaignID, ...input }: CreativeInput & { campaignID: string },
  change: Change,
): Promise<Creative> {
  return db.transaction(async (tx) => {
    const found = await touchCampaign(tx, visibleCampaign(change.viewer, campaignID), change.now)
    if (found === undefined) throw campaignNotFound()
    await requireCreativeLimit(tx, campaignID)
    const [row] = await tx
      .insert(creative)
      .values({ ...input, id: createId(), campaignID, position: atTheEnd(campaignID), updatedAt: change.now })
      .returning()
    if (row) await requireFallback(tx, row)
    await requireQuota(tx, campaignID, change.quota)
    return completeOne(tx, row, change)
  })
}

/**
 * Updates a creative and increments its version, if it still is the version that was seen. Its campaign has to be
 * locked. Without changes of the draft, its time stays.
 */
export async function incrementVersion(
  tx: Db,
  { id, version }: Version,
  changes: Partial<CreativeInput & Pick<Creative, 'html'> & { updatedAt: Date }>,
  { viewer, publicUrl }: Change,
): Promise<CreativeRow> {
  const [row] = await tx
    .update(creative)
    .set({ ...changes, version: sql`${creative.version} + 1` })
    .where(and(visibleCreative(viewer, id), eq(creative.version, version)))
    .returning()
  if (row) return row
  const current = await findCreative(tx, viewer, id, publicUrl)
  throw current ? changedMeanwhile(current) : creativeNotFound()
}

/** Changes a creative's settings or html, if it still is the version that was seen. */
export async function changeCreative(
  db: Db,
  { id, version, ...changes }: Version & (CreativeInput | Pick<Creative, 'html'>),
  change: Change,
): Promise<Creative> {
  return db.transaction(async (tx) => {
    const campaignID = await lockParentCampaign(tx, id, change)
    const before = await bytesOfCreative(tx, id)
    const row = await incrementVersion(tx, { id, version }, { ...changes, updatedAt: change.now }, change)
    if ('settings' in changes) await requireFallback(tx, row)
    // Above the quota, changes that reduce the size are allowed.
    if ((await bytesOfCreative(tx, id)) > before) await requireQuota(tx, campaignID, change.quota)
    return completeOne(tx, row, change)
  })
}

async function copyAssets(tx: Db, from: string, to: string): Promise<void> {
  const rows = await tx.select().from(asset).where(eq(asset.creativeID, from))
  if (rows.length > 0) await tx.insert(asset).values(rows.map((row) => ({ ...row, id: createId(), creativeID: to })))
}

/** Duplicates a creative at the end of its campaign: html, settings and files, but no published versions. */
export async function duplicateCreative(db: Db, creativeID: string, change: Change): Promise<Creative> {
  return db.transaction(async (tx) => {
    const campaignID = await lockParentCampaign(tx, creativeID, change)
    const [original] = await tx.select().from(creative).where(visibleCreative(change.viewer, creativeID))
    if (!original) throw creativeNotFound()
    await requireCreativeLimit(tx, campaignID)
    const names = await tx.select({ name: creative.name }).from(creative).where(eq(creative.campaignID, campaignID))
    const copy = {
      id: createId(),
      name: freeCopyName(original.name, new Set(names.map(({ name }) => name))),
      position: atTheEnd(campaignID),
      updatedAt: change.now,
      version: 1,
    }
    const [row] = await tx
      .insert(creative)
      .values({ ...original, ...copy })
      .returning()
    await copyAssets(tx, original.id, copy.id)
    await requireQuota(tx, campaignID, change.quota)
    return completeOne(tx, row, change)
  })
}

/** Removes a deleted creative as fallback of the campaign's other creatives. */
async function forgetFallback(tx: Db, campaignID: string, deletedID: string, now: Date): Promise<void> {
  const named = { key: 'fallbackCreative', value: deletedID }
  const without = sql`(select coalesce(jsonb_agg(setting), '[]') from jsonb_array_elements(${creative.settings}) setting where setting <> ${JSON.stringify(named)}::jsonb)`
  await tx
    .update(creative)
    .set({ settings: without, updatedAt: now, version: sql`${creative.version} + 1` })
    .where(and(eq(creative.campaignID, campaignID), sql`${creative.settings} @> ${JSON.stringify([named])}::jsonb`))
}

/** Deletes a creative with its files and published copies. */
export async function deleteCreative(db: Db, creativeID: string, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const campaignID = await lockParentCampaign(tx, creativeID, change)
    const deleted = await tx
      .delete(creative)
      .where(visibleCreative(change.viewer, creativeID))
      .returning({ id: creative.id })
    if (deleted.length === 0) throw creativeNotFound()
    await forgetFallback(tx, campaignID, creativeID, change.now)
  })
}
