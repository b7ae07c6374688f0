import { type CreativeSummary, NO_LIVE_IDS } from '@placard/domain'
import { and, eq } from 'drizzle-orm'
import { campaignNotFound, Refusal } from '../../refusal.js'
import { creativesOf } from '../campaigns/creatives.js'
import { campaign, creative, liveCreative } from '../schema.js'
import { eqAnyOf } from '../sql.js'
import type { Db } from '../store.js'
import { type Viewer, visibleCampaign, visibleTo } from '../visibility.js'

/** What a report is about: a campaign, and those of its creatives and live ids that were asked for. */
export interface ReportSubject {
  campaign: { id: string; name: string; start: string | null; end: string | null }
  creatives: CreativeSummary[]
  liveIDs: string[]
}

/** The campaign that live ids belong to. All of them must be of one campaign that the viewer may see. */
async function campaignOfLiveIDs(db: Db, viewer: Viewer, liveIDs: string[]): Promise<string> {
  const rows = await db
    .select({ liveID: liveCreative.id, campaignID: creative.campaignID })
    .from(liveCreative)
    .innerJoin(creative, eq(creative.id, liveCreative.creativeID))
    .innerJoin(campaign, eq(campaign.id, creative.campaignID))
    .where(and(eqAnyOf(liveCreative.id, liveIDs), visibleTo(viewer)))
  const [first] = rows
  if (!first || rows.length < new Set(liveIDs).size) throw campaignNotFound()
  if (rows.some(({ campaignID }) => campaignID !== first.campaignID))
    throw new Refusal(400, 'A report takes live ids of one campaign only.')
  return first.campaignID
}

/** Finds what a report is about. Throws a `Refusal` when the viewer may not see it or it names nothing. */
export async function findReportSubject(
  db: Db,
  viewer: Viewer,
  { campaignID, liveIDs }: { campaignID?: string | undefined; liveIDs?: string[] | undefined },
): Promise<ReportSubject> {
  const id = liveIDs ? await campaignOfLiveIDs(db, viewer, liveIDs) : campaignID
  if (id === undefined) throw new Refusal(400, NO_LIVE_IDS)
  if (campaignID !== undefined && campaignID !== id) throw campaignNotFound()
  const [found] = await db
    .select({ id: campaign.id, name: campaign.name, start: campaign.start, end: campaign.end })
    .from(campaign)
    .where(visibleCampaign(viewer, id))
  if (!found) throw campaignNotFound()
  const all = await creativesOf(db, id)
  if (!liveIDs) return { campaign: found, creatives: all, liveIDs: all.flatMap((each) => each.liveIDs) }
  const wanted = new Set(liveIDs)
  const creatives = all.filter((each) => each.liveIDs.some((liveID) => wanted.has(liveID)))
  return { campaign: found, creatives, liveIDs: [...wanted] }
}
