import { mayListAllCampaigns, type User } from '@placard/domain'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { campaign, creative } from './schema.js'

/** Who asks: a signed-in user, or whoever holds a share link, who sees one campaign's report and nothing else. */
export type Viewer = { user: User } | { shareTokenID: string; campaignID: string }

/** The part of every WHERE on campaigns that says whether this viewer may see them; undefined: all of them. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if ('campaignID' in viewer) return eq(campaign.id, viewer.campaignID)
  return mayListAllCampaigns(viewer.user.role) ? undefined : eq(campaign.ownerID, viewer.user.id)
}

/** The part of a WHERE that picks one campaign that the viewer may see. */
export const visibleCampaign = (viewer: Viewer, campaignID: string): SQL | undefined =>
  and(eq(campaign.id, campaignID), visibleTo(viewer))

/** The part of a WHERE that picks one creative of a campaign that the viewer may see. */
export const visibleCreative = (viewer: Viewer, creativeID: string): SQL | undefined =>
  and(
    eq(creative.id, creativeID),
    sql`exists (select 1 from ${campaign} where ${campaign.id} = ${creative.campaignID} and ${visibleTo(viewer) ?? sql`true`})`,
  )
