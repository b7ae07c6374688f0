import {
  CREATIVES_PER_PAGE,
  type Creative,
  type CreativeSummary,
  creativeSize,
  type LiveCreative,
} from '@placard/domain'
import { eq, sql, sum } from 'drizzle-orm'
import { assetsOf } from './assets.js'
import { campaign, creative, liveCreative, liveTotal } from './schema.js'
import type { Db } from './store.js'
import { type Viewer, visibleCampaign, visibleCreative } from './visibility.js'

/** A row of the `creative` table. */
export type CreativeRow = typeof creative.$inferSelect

/** The creatives of campaigns by campaign, each with its published copies, in their order. */
export async function creativesOf(db: Db, campaignIDs: string[]): Promise<Map<string, CreativeSummary[]>> {
  const rows = await db
    .select({
      campaignID: creative.campaignID,
      id: creative.id,
      name: creative.name,
      type: creative.type,
      width: creative.width,
      height: creative.height,
      liveIDs: sql<
        string[]
      >`coalesce(array_agg(${liveCreative.id} order by ${liveCreative.position}, ${liveCreative.id}) filter (where ${liveCreative.id} is not null), '{}')`,
    })
    .from(creative)
    .leftJoin(liveCreative, eq(liveCreative.creativeID, creative.id))
    .where(sql`${creative.campaignID} = any(${sql.param(campaignIDs)}::text[])`)
    .groupBy(creative.id)
    .orderBy(creative.position, creative.id)
  const byCampaign = new Map<string, CreativeSummary[]>(campaignIDs.map((id) => [id, []]))
  for (const { campaignID, width, height, ...rest } of rows)
    byCampaign.get(campaignID)?.push({ ...rest, size: creativeSize(width, height) })
  return byCampaign
}

async function liveCreativesOf(db: Db, creativeIDs: string[]): Promise<Map<string, LiveCreative[]>> {
  const rows = await db
    .select({ creativeID: liveCreative.creativeID, id: liveCreative.id, publishedAt: liveCreative.publishedAt })
    .from(liveCreative)
    .where(sql`${liveCreative.creativeID} = any(${sql.param(creativeIDs)}::text[])`)
    .orderBy(liveCreative.position, liveCreative.id)
  const byCreative = new Map<string, LiveCreative[]>(creativeIDs.map((id) => [id, []]))
  for (const { creativeID, id, publishedAt } of rows)
    byCreative.get(creativeID)?.push({ id, publishedAt: publishedAt.toISOString() })
  return byCreative
}

async function countsOf(db: Db, creativeIDs: string[]): Promise<Map<string, Creative['data']>> {
  const rows = await db
    .select({
      id: liveCreative.creativeID,
      impressions: sum(liveTotal.impressions).mapWith(Number),
      engagement: sum(liveTotal.engagement).mapWith(Number),
      clicks: sum(liveTotal.clicks).mapWith(Number),
    })
    .from(liveCreative)
    .innerJoin(liveTotal, eq(liveTotal.liveID, liveCreative.id))
    .where(sql`${liveCreative.creativeID} = any(${sql.param(creativeIDs)}::text[])`)
    .groupBy(liveCreative.creativeID)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Fills creatives with their files, published copies and counts: three queries, however many creatives. */
export async function completeCreatives(db: Db, rows: CreativeRow[], publicUrl: string): Promise<Creative[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  // One after the other: this may be a transaction, which has one connection.
  const assets = await assetsOf(db, ids, publicUrl)
  const lives = await liveCreativesOf(db, ids)
  const counts = await countsOf(db, ids)
  return rows.map(({ position: _, updatedAt, ...row }) => ({
    ...row,
    size: creativeSize(row.width, row.height),
    assets: assets.get(row.id) ?? [],
    liveCreatives: lives.get(row.id) ?? [],
    data: counts.get(row.id) ?? { impressions: 0, engagement: 0, clicks: 0 },
    updatedAt: updatedAt.toISOString(),
  }))
}

/** One creative of a campaign that the viewer may see. */
export async function findCreative(
  db: Db,
  viewer: Viewer,
  creativeID: string,
  publicUrl: string,
): Promise<Creative | undefined> {
  const rows = await db.select().from(creative).where(visibleCreative(viewer, creativeID))
  return (await completeCreatives(db, rows, publicUrl))[0]
}

/** A part of a long list: which page, of how many rows. Without a page the whole list. */
export interface PageWanted {
  page?: number | undefined
  size?: number | undefined
}

/** The creatives of a campaign in their order, and how many there are; undefined when the viewer may not see the campaign. */
export async function listCreatives(
  db: Db,
  viewer: Viewer,
  { campaignID, page, size = CREATIVES_PER_PAGE }: PageWanted & { campaignID: string },
  publicUrl: string,
): Promise<{ creatives: Creative[]; pages: number; total: number } | undefined> {
  const [found] = await db.select({ id: campaign.id }).from(campaign).where(visibleCampaign(viewer, campaignID))
  if (!found) return undefined
  const own = eq(creative.campaignID, campaignID)
  const wanted = db.select().from(creative).where(own).orderBy(creative.position, creative.id).$dynamic()
  const rows = await (page === undefined ? wanted : wanted.limit(size).offset((page - 1) * size))
  const creatives = await completeCreatives(db, rows, publicUrl)
  if (page === undefined) return { creatives, pages: 1, total: creatives.length }
  const total = await db.$count(creative, own)
  return { creatives, pages: Math.max(1, Math.ceil(total / size)), total }
}
