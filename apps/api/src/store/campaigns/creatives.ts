import type { Campaign } from '@placard/domain/campaign'
import type { Asset, Creative, CreativeSummary, LiveCreative } from '@placard/domain/creative'
import { CREATIVES_PER_PAGE } from '@placard/domain/internal/api'
import { CREATIVES_IN_CAMPAIGN } from '@placard/domain/internal/campaign'
import { creativeSize, FILES_PREFIX, resolvedLandingPage } from '@placard/domain/internal/creative'
import { count, eq, getTableColumns, type SQL, sql, sum } from 'drizzle-orm'
import { asset, campaign, creative, liveCreative, liveTotal, storedFile } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCampaign, visibleCreative } from '../visibility.js'

/** Row of the `asset` table. */
export type AssetRow = typeof asset.$inferSelect

/** Returns an asset of the contract; `bytes` is the size of its file, `publicUrl` the server's own origin. */
export function createAsset(
  { fileKey, createdAt: _, codec, insecureUrls, exits, brokenReferences, animation, ...row }: AssetRow,
  bytes: number | undefined,
  publicUrl: string,
): Asset {
  const path = `${FILES_PREFIX}${fileKey}`
  return {
    ...row,
    filename: fileKey,
    path,
    url: `${publicUrl}${path}`,
    new: false,
    ...(codec !== null && { codec }),
    ...(insecureUrls !== null && insecureUrls.length > 0 && { insecureUrls }),
    ...(exits !== null && exits.length > 0 && { exits }),
    ...(brokenReferences !== null && brokenReferences.length > 0 && { brokenReferences }),
    ...(animation !== null && { animation }),
    ...(bytes !== undefined && { bytes }),
  }
}

/** Returns the assets of creatives by creative, in the order in which they were added. */
export async function loadAssets(db: Db, creativeIDs: string[], publicUrl: string): Promise<Map<string, Asset[]>> {
  const rows = await db
    .select({ row: asset, bytes: storedFile.bytes })
    .from(asset)
    .innerJoin(storedFile, eq(storedFile.key, asset.fileKey))
    .where(equalsAny(asset.creativeID, creativeIDs))
    .orderBy(asset.createdAt, asset.id)
  const byCreative = new Map<string, Asset[]>(creativeIDs.map((id) => [id, []]))
  for (const { row, bytes } of rows) byCreative.get(row.creativeID)?.push(createAsset(row, bytes, publicUrl))
  return byCreative
}

/** Row of the `creative` table. */
export type CreativeRow = typeof creative.$inferSelect

/** Returns the selected creatives in order, each with its live ids and its campaign. */
async function loadSummaries(db: Db, where: SQL): Promise<{ campaignID: string; summary: CreativeSummary }[]> {
  const { campaignID, id, name, type, width, height } = creative
  const [rows, lives] = await Promise.all([
    db
      .select({ campaignID, id, name, type, width, height })
      .from(creative)
      .where(where)
      .orderBy(creative.position, creative.id),
    db
      .select({ creativeID: liveCreative.creativeID, id: liveCreative.id })
      .from(liveCreative)
      .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
      .where(where)
      .orderBy(liveCreative.position, liveCreative.id),
  ])
  const liveIDs = new Map<string, string[]>(rows.map((row) => [row.id, []]))
  for (const { creativeID, id: liveID } of lives) liveIDs.get(creativeID)?.push(liveID)
  return rows.map((row) => ({
    campaignID: row.campaignID,
    summary: {
      id: row.id,
      name: row.name,
      type: row.type,
      size: creativeSize(row.width, row.height),
      liveIDs: liveIDs.get(row.id) ?? [],
    },
  }))
}

/** Returns the creatives of a campaign in order, each with its live ids. */
export async function loadCreatives(db: Db, campaignID: string): Promise<CreativeSummary[]> {
  const rows = await loadSummaries(db, eq(creative.campaignID, campaignID))
  return rows.map(({ summary }) => summary)
}

/** Creatives in a campaign's summary: the first ones, the number of all, and whether any is published. */
export type CreativesOfCampaign = Pick<Campaign, 'creatives' | 'creativeCounts' | 'isPublished'>

/** Returns the creatives in the summaries of campaigns. Campaigns without any are missing. */
export async function loadFirstCreatives(db: Db, campaignIDs: string[]): Promise<Map<string, CreativesOfCampaign>> {
  const bySize = db
    .select({ campaignID: creative.campaignID, count: count().as('count') })
    .from(creative)
    .where(equalsAny(creative.campaignID, campaignIDs))
    .groupBy(creative.campaignID, creative.width, creative.height)
    .as('by_size')
  // The first published one decides.
  const published = db
    .select({ one: sql`1` })
    .from(creative)
    .innerJoin(liveCreative, eq(liveCreative.creativeID, creative.id))
    .where(eq(creative.campaignID, bySize.campaignID))
  const counts = await db
    .select({
      campaignID: bySize.campaignID,
      all: sum(bySize.count).mapWith(Number),
      sizes: count(),
      isPublished: sql<boolean>`exists (${published})`,
    })
    .from(bySize)
    .groupBy(bySize.campaignID)
  const first = db
    .select({ id: creative.id })
    .from(creative)
    .where(eq(creative.campaignID, campaign.id))
    .orderBy(creative.position, creative.id)
    .limit(CREATIVES_IN_CAMPAIGN)
    .as('first')
  const firstIDs = db
    .select({ id: first.id })
    .from(campaign)
    .crossJoinLateral(first)
    .where(equalsAny(campaign.id, campaignIDs))
  const rows = await loadSummaries(db, sql`${creative.id} = any(array(${firstIDs}))`)
  const found = new Map<string, CreativesOfCampaign>(
    counts.map(({ campaignID, isPublished, ...creativeCounts }) => [
      campaignID,
      { creatives: [], creativeCounts, isPublished },
    ]),
  )
  for (const { campaignID, summary } of rows) found.get(campaignID)?.creatives.push(summary)
  return found
}

type LiveRow = Omit<typeof liveCreative.$inferSelect, 'snapshot'>

/** Returns the tags of creatives by creative, in the order of their creation. */
async function loadTags(db: Db, creativeIDs: string[]): Promise<Map<string, LiveRow[]>> {
  const { snapshot: _, ...columns } = getTableColumns(liveCreative)
  const rows = await db
    .select(columns)
    .from(liveCreative)
    .where(equalsAny(liveCreative.creativeID, creativeIDs))
    .orderBy(liveCreative.position, liveCreative.id)
  const byCreative = new Map<string, LiveRow[]>(creativeIDs.map((id) => [id, []]))
  for (const row of rows) byCreative.get(row.creativeID)?.push(row)
  return byCreative
}

const createLiveCreative = ({ id, number, publishedAt, pausedAt }: LiveRow): LiveCreative => ({
  id,
  publishedAt: publishedAt.toISOString(),
  version: number,
  ...(pausedAt !== null && { pausedAt: pausedAt.toISOString() }),
})

/** Returns whether publishing a creative would change what its newest tag shows. */
const hasUnpublishedChanges = (
  { draftAt, publishedAt, landingPage }: LiveRow,
  updatedAt: Date,
  landing: string | undefined,
): boolean => updatedAt > (draftAt ?? publishedAt) || (landingPage !== null && landingPage !== landing)

type CampaignOfCreative = NonNullable<Creative['campaign']>

async function loadCampaigns(db: Db, rows: CreativeRow[]): Promise<Map<string, CampaignOfCreative>> {
  const { id, name, landingPage } = campaign
  const ids = [...new Set(rows.map(({ campaignID }) => campaignID))]
  const found = await db.select({ id, name, landingPage }).from(campaign).where(equalsAny(id, ids))
  return new Map(
    found.map((row) => [row.id, { name: row.name, ...(row.landingPage !== null && { landingPage: row.landingPage }) }]),
  )
}

async function loadCounts(db: Db, creativeIDs: string[]): Promise<Map<string, Creative['data']>> {
  const rows = await db
    .select({
      id: liveCreative.creativeID,
      impressions: sum(liveTotal.impressions).mapWith(Number),
      engagement: sum(liveTotal.engagement).mapWith(Number),
      clicks: sum(liveTotal.clicks).mapWith(Number),
      videoStarts: sum(liveTotal.videoStarts).mapWith(Number),
      videoCompletes: sum(liveTotal.videoCompletes).mapWith(Number),
    })
    .from(liveCreative)
    .innerJoin(liveTotal, eq(liveTotal.liveID, liveCreative.id))
    .where(equalsAny(liveCreative.creativeID, creativeIDs))
    .groupBy(liveCreative.creativeID)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Loads the assets, tags, counts and campaigns of creatives: four queries, however many creatives. */
export async function completeCreatives(db: Db, rows: CreativeRow[], publicUrl: string): Promise<Creative[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // Sequential, because `db` may be a transaction with one connection.
  const assets = await loadAssets(db, ids, publicUrl)
  const tags = await loadTags(db, ids)
  const counts = await loadCounts(db, ids)
  const campaigns = await loadCampaigns(db, rows)
  return rows.map(({ position: _, updatedAt, ...row }) => {
    const own = tags.get(row.id) ?? []
    const about = { ...row, size: creativeSize(row.width, row.height), campaign: campaigns.get(row.campaignID) }
    const newest = own.at(-1)
    return {
      ...about,
      assets: assets.get(row.id) ?? [],
      liveCreatives: own.map(createLiveCreative),
      data: counts.get(row.id) ?? { impressions: 0, engagement: 0, clicks: 0, videoStarts: 0, videoCompletes: 0 },
      updatedAt: updatedAt.toISOString(),
      ...(newest && { unpublishedChanges: hasUnpublishedChanges(newest, updatedAt, resolvedLandingPage(about)) }),
    }
  })
}

/** Returns a creative that the viewer may see. */
export async function findCreative(
  db: Db,
  viewer: Viewer,
  creativeID: string,
  publicUrl: string,
): Promise<Creative | undefined> {
  const rows = await db.select().from(creative).where(visibleCreative(viewer, creativeID))
  return (await completeCreatives(db, rows, publicUrl))[0]
}

/** Page of a list and its size. Without a page, the whole list. */
export interface PageWanted {
  page?: number | undefined
  size?: number | undefined
}

/** Returns the creatives of a campaign in order, and their number; undefined if the viewer may not see the campaign. */
export async function listCreatives(
  db: Db,
  viewer: Viewer,
  { campaignID, page, size = CREATIVES_PER_PAGE }: PageWanted & { campaignID: string },
  publicUrl: string,
): Promise<{ creatives: Creative[]; pages: number; total: number } | undefined> {
  const [found] = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (!found) return undefined
  const own = eq(creative.campaignID, campaignID)
  const query = db.select().from(creative).where(own).orderBy(creative.position, creative.id).$dynamic()
  const rows = await (page === undefined ? query : query.limit(size).offset((page - 1) * size))
  const creatives = await completeCreatives(db, rows, publicUrl)
  if (page === undefined) return { creatives, pages: 1, total: creatives.length }
  const total = await db.$count(creative, own)
  return { creatives, pages: Math.max(1, Math.ceil(total / size)), total }
}
