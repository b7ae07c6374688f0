import type { CreativeSummary } from '@placard/domain/creative'
import { NO_LIVE_IDS } from '@placard/domain/internal/report'
import { and, eq } from 'drizzle-orm'
import { campaignNotFound, Refusal } from '../../refusal.js'
import { loadCreatives } from '../campaigns/creatives.js'
import { campaign, creative, liveCreative } from '../schema.js'
import { equalsAny } from '../sql.js'
import type { Db } from '../store.js'
import { readScope, type Viewer, visibleCampaign, visibleTo } from '../visibility.js'

/** Subject of a report: a campaign, and the requested creatives and live ids. */
export interface ReportSubject {
  campaign: { id: string; name: string; start: string | null; end: string | null }
  creatives: CreativeSummary[]
  liveIDs: string[]
}

/** Returns the campaign of live ids. They have to belong to one campaign that the viewer may see. */
async function campaignOfLiveIDs(db: Db, viewer: Viewer, liveIDs: string[]): Promise<string> {
  const scope = readScope(viewer)
  const rows = await db
    .select({ liveID: liveCreative.id, campaignID: creative.campaignID })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .innerJoin(campaign, eq(campaign.id, creative.campaignID))
    .where(
      and(equalsAny(liveCreative.id, liveIDs), visibleTo(viewer), scope ? equalsAny(creative.id, scope) : undefined),
    )
  const [first] = rows
  if (!first || rows.length < new Set(liveIDs).size) throw campaignNotFound()
  if (rows.some(({ campaignID }) => campaignID !== first.campaignID))
    throw new Refusal('invalid', 'The live ids of a report have to belong to one campaign.')
  return first.campaignID
}

/** Campaign or live ids that a report is requested for. */
interface RequestedSubject {
  campaignID?: string | undefined
  liveIDs?: string[] | undefined
}

/** Returns the campaign that a report is requested for. Throws a `Refusal` when the request names none, or several. */
export async function findReportCampaign(
  db: Db,
  viewer: Viewer,
  { campaignID, liveIDs }: RequestedSubject,
): Promise<string> {
  const id = liveIDs ? await campaignOfLiveIDs(db, viewer, liveIDs) : campaignID
  if (id === undefined) throw new Refusal('invalid', NO_LIVE_IDS)
  if (campaignID !== undefined && campaignID !== id) throw campaignNotFound()
  return id
}

/** Loads the creatives and live ids of a report on a campaign. Throws a `Refusal` when the viewer may not see it. */
export async function loadReportSubject(
  db: Db,
  viewer: Viewer,
  { campaignID, liveIDs }: { campaignID: string; liveIDs?: string[] | undefined },
): Promise<ReportSubject> {
  const scope = readScope(viewer)
  const [[about], ofCampaign] = await Promise.all([
    db
      .select({ id: campaign.id, name: campaign.name, start: campaign.start, end: campaign.end })
      .from(campaign)
      .where(visibleCampaign(viewer, campaignID)),
    loadCreatives(db, campaignID),
  ])
  if (!about) throw campaignNotFound()
  const all = scope ? ofCampaign.filter(({ id }) => scope.includes(id)) : ofCampaign
  if (!liveIDs) return { campaign: about, creatives: all, liveIDs: all.flatMap((each) => each.liveIDs) }
  const liveIDSet = new Set(liveIDs)
  const creatives = all.filter((each) => each.liveIDs.some((liveID) => liveIDSet.has(liveID)))
  const shown = new Set(creatives.flatMap((each) => each.liveIDs))
  return { campaign: about, creatives, liveIDs: [...liveIDSet].filter((liveID) => shown.has(liveID)) }
}

/** Finds the campaign that is asked for and loads its `ReportSubject`. Throws a `Refusal` like both steps. */
export async function findReportSubject(db: Db, viewer: Viewer, requested: RequestedSubject): Promise<ReportSubject> {
  const campaignID = await findReportCampaign(db, viewer, requested)
  return loadReportSubject(db, viewer, { ...requested, campaignID })
}
