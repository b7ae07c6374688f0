import { mayListAllCampaigns, type User } from '@placard/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { campaign, creative } from './schema.js'

/** Requester of data: a signed-in user, or the holder of a share link, who sees one campaign's report only. */
export type Viewer = { user: User } | { shareTokenID: string; campaignID: string }

/** Returns the condition for the campaigns that a viewer may see; undefined for all of them. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if ('campaignID' in viewer) return eq(campaign.id, viewer.campaignID)
  return mayListAllCampaigns(viewer.user.role) ? undefined : eq(campaign.ownerID, viewer.user.id)
}

/** Returns the condition for one campaign, if the viewer may see it. */
export const visibleCampaign = (viewer: Viewer, campaignID: string): SQL | undefined =>
  and(eq(campaign.id, campaignID), visibleTo(viewer))

/** Returns the condition for one creative of a campaign that the viewer may see. */
export const visibleCreative = (viewer: Viewer, creativeID: string): SQL | undefined =>
  and(
    eq(creative.id, creativeID),
    sql`exists (select 1 from ${campaign} where ${campaign.id} = ${creative.campaignID} and ${visibleTo(viewer) ?? sql`true`})`,
  )
