import { type Campaign, type CampaignInput, type CampaignSums, campaignReport } from '@placard/domain/campaign'
import { CAMPAIGNS_PER_PAGE } from '@placard/domain/internal/api'
import { NO_CAMPAIGN_YET } from '@placard/domain/internal/campaign'
import { createId, isTemporaryId } from '@placard/domain/internal/text'
import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { campaignNotFound, changedMeanwhile, invalid } from '../../refusal.js'
import type { Stores } from '../facts/fact-home.js'
import { loadSchedules, rescheduleCampaignEnds } from '../schedules/schedules.js'
import { campaign, creative, liveCreative, liveTotal } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCampaign } from '../visibility.js'
import { TREND_DAYS } from './campaign-totals.js'
import { type CreativesOfCampaign, loadFirstCreatives } from './creatives.js'
import { requireCampaignLimit } from './quota.js'

const NO_TREND = Array<number>(TREND_DAYS).fill(0)
const NO_CREATIVES: CreativesOfCampaign = { creatives: [], creativeCounts: { all: 0, sizes: 0 }, isPublished: false }
const NO_TOTAL: CampaignSums = { impressions: 0, engagement: 0, clicks: 0, videoCompletes: 0 }

/** Returns the counts of campaigns and when they were last updated, from the totals of their live ids. */
async function loadCampaignTotals(db: Db, campaignIDs: string[]) {
  const total = (column: PgColumn) => sum(column).mapWith(Number)
  const rows = await db
    .select({
      id: creative.campaignID,
      impressions: total(liveTotal.impressions),
      engagement: total(liveTotal.engagement),
      clicks: total(liveTotal.clicks),
      videoCompletes: total(liveTotal.videoCompletes),
      writtenAt: sql`max(${liveTotal.writtenAt})`.mapWith(liveTotal.writtenAt),
      firstEventHour: sql`min(${liveTotal.firstEventHour})`.mapWith(liveTotal.firstEventHour),
      lastEventHour: sql`max(${liveTotal.lastEventHour})`.mapWith(liveTotal.lastEventHour),
      firstVideoHour: sql`min(${liveTotal.firstVideoHour})`.mapWith(liveTotal.firstVideoHour),
      lastVideoHour: sql`max(${liveTotal.lastVideoHour})`.mapWith(liveTotal.lastVideoHour),
    })
    .from(creative)
    .innerJoin(liveCreative, eq(liveCreative.creativeID, creative.id))
    .innerJoin(liveTotal, eq(liveTotal.liveID, liveCreative.id))
    .where(equalsAny(creative.campaignID, campaignIDs))
    .groupBy(creative.campaignID)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns when something was last counted for each campaign. */
export const newestFacts = async (db: Db, campaignIDs: string[]): Promise<Map<string, Date>> =>
  new Map([...(await loadCampaignTotals(db, campaignIDs))].map(([id, { writtenAt }]) => [id, writtenAt]))

/** Returns when something was last counted for live ids; undefined for nothing. */
export async function loadNewestFactTime(db: Db, liveIDs: string[]): Promise<Date | undefined> {
  const [newest] = await db
    .select({ writtenAt: sql`max(${liveTotal.writtenAt})`.mapWith(liveTotal.writtenAt) })
    .from(liveTotal)
    .where(equalsAny(liveTotal.liveID, liveIDs))
  return newest?.writtenAt ?? undefined
}

type CampaignRow = typeof campaign.$inferSelect

/** Returns a campaign without creatives and schedules. */
const createCampaign = (
  { id, name, start, end, updatedAt, version, landingPage }: CampaignRow,
  total = NO_TOTAL,
): Campaign => ({
  id,
  name,
  data: {
    impressions: total.impressions,
    engagement: total.engagement,
    clicks: total.clicks,
    start: start === null ? null : { date: start },
    end: end === null ? null : { date: end },
  },
  videoCompletes: total.videoCompletes,
  ...NO_CREATIVES,
  trend: NO_TREND,
  ...campaignReport(total),
  updatedAt: updatedAt.toISOString(),
  ...(landingPage !== null && { landingPage }),
  version,
  scheduledReports: [],
})

/** Loads everything that belongs to campaigns: a fixed number of queries, however many campaigns. */
async function complete({ db, facts }: Stores, viewer: Viewer, rows: CampaignRow[], now: Date): Promise<Campaign[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [creatives, totals, trends, schedules] = await Promise.all([
    loadFirstCreatives(db, ids),
    loadCampaignTotals(db, ids),
    facts.trends(ids, now),
    loadSchedules(db, viewer, ids),
  ])
  return rows.map((row) => ({
    ...createCampaign(row, totals.get(row.id)),
    ...(creatives.get(row.id) ?? NO_CREATIVES),
    trend: trends.get(row.id) ?? NO_TREND,
    scheduledReports: schedules.get(row.id) ?? [],
  }))
}

interface ListWanted {
  viewer: Viewer
  where: SQL | undefined
  page: number | undefined
  size?: number | undefined
  now: Date
}

/** Returns campaigns, last changed first; with a page, that page and the total. */
export async function listCampaigns(
  stores: Stores,
  { viewer, where, page, size = CAMPAIGNS_PER_PAGE, now }: ListWanted,
): Promise<{ campaigns: Campaign[]; pages: number; total: number }> {
  const { db } = stores
  const query = db.select().from(campaign).where(where).orderBy(desc(campaign.updatedAt), campaign.id).$dynamic()
  if (page === undefined) {
    const campaigns = await complete(stores, viewer, await query, now)
    return { campaigns, pages: 1, total: campaigns.length }
  }
  const [counted] = await db.select({ count: count() }).from(campaign).where(where)
  const total = counted?.count ?? 0
  const rows = await query.limit(size).offset((page - 1) * size)
  return { campaigns: await complete(stores, viewer, rows, now), pages: Math.max(1, Math.ceil(total / size)), total }
}

/** Returns a campaign that the viewer may see. */
export async function findCampaign(
  stores: Stores,
  viewer: Viewer,
  campaignID: string,
  now: Date,
): Promise<Campaign | undefined> {
  const rows = await stores.db.select().from(campaign).where(visibleCampaign(viewer, campaignID))
  return (await complete(stores, viewer, rows, now))[0]
}

const decided = ({ name, data, landingPage }: CampaignInput) => ({
  name,
  start: data.start?.date ?? null,
  end: data.end?.date ?? null,
  ...(landingPage !== undefined && { landingPage }),
})

/** Creates a campaign of a user. */
export async function addCampaign(db: Db, ownerID: string, input: CampaignInput, now: Date): Promise<Campaign> {
  const row = {
    id: createId(),
    ownerID,
    landingPage: null,
    ...decided(input),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await requireCampaignLimit(db, ownerID)
  await db.insert(campaign).values(row)
  return createCampaign(row)
}

/** Changes a campaign's name, flight and landing page, if it still is the version that was seen. */
export async function changeCampaign(
  stores: Stores,
  viewer: Viewer,
  { id, version, ...input }: CampaignInput & { id: string; version: number },
  now: Date,
): Promise<Campaign> {
  if (isTemporaryId(id)) throw invalid([{ path: ['id'], message: NO_CAMPAIGN_YET }])
  const seen = and(visibleCampaign(viewer, id), eq(campaign.version, version))
  const changed = await stores.db.transaction(async (tx) => {
    const [before] = await tx.select().from(campaign).where(seen).for('no key update')
    const [after] = await tx
      .update(campaign)
      .set({ ...decided(input), updatedAt: now, version: sql`${campaign.version} + 1` })
      .where(seen)
      .returning()
    if (!before || !after) return []
    if (before.start !== after.start || before.end !== after.end) await rescheduleCampaignEnds(tx, after, now)
    return [after]
  })
  const [answer] = await complete(stores, viewer, changed, now)
  if (answer) return answer
  const current = await findCampaign(stores, viewer, id, now)
  throw current ? changedMeanwhile(current) : campaignNotFound()
}

/** Deletes a campaign with its creatives, published versions, files, share links and report files. */
export async function deleteCampaign(db: Db, viewer: Viewer, campaignID: string): Promise<void> {
  const deleted = await db.delete(campaign).where(visibleCampaign(viewer, campaignID)).returning({ id: campaign.id })
  if (deleted.length === 0) throw campaignNotFound()
}
