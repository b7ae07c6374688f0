import type { User } from '@placard/domain/account'
import { mayListAllCampaigns } from '@placard/domain/internal/account'
import type { LinkSettings } from '@placard/domain/share'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { campaign, creative } from './schema.js'
import { equalsAny } from './sql.js'

/** A user, by a session or an access token, which may be limited to some campaigns. */
export interface UserViewer {
  user: User
  campaignIDs?: readonly string[] | undefined
  /** True for a short-lived token, which is in the browser of a reader who is not the user. */
  isReader?: boolean
}

/** Holder of a share link, who sees one campaign's report only, as far as the link shows it. */
export interface LinkViewer {
  shareTokenID: string
  campaignID: string
  /** Settings of the link. */
  link: LinkSettings
  /** Version of the link that was opened. */
  version: number
}

/** Requester of data. */
export type Viewer = UserViewer | LinkViewer

/** Returns the ids of the creatives that a viewer's link is limited to; null without a limit. */
export const readScope = (viewer: Viewer): string[] | null => ('link' in viewer ? viewer.link.creativeIDs : null)

/** Returns the condition for the campaigns that a viewer may see; undefined for all of them. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if ('campaignID' in viewer) return eq(campaign.id, viewer.campaignID)
  const { user, campaignIDs } = viewer
  const own = mayListAllCampaigns(user.role) ? undefined : eq(campaign.ownerID, user.id)
  return and(own, campaignIDs && equalsAny(campaign.id, [...campaignIDs]))
}

/**
 * Returns whether a viewer may see who gets a campaign's report: its share links and the recipients of its schedules.
 * Readers of a shared or embedded report may not, because a link outlives their token.
 */
export const maySeeDistribution = (viewer: Viewer): boolean => 'user' in viewer && !viewer.isReader

/** Returns the condition for one campaign, if the viewer may see it. */
export const visibleCampaign = (viewer: Viewer, campaignID: string): SQL | undefined =>
  and(eq(campaign.id, campaignID), visibleTo(viewer))

/** Returns the condition for one creative of a campaign that the viewer may see. */
export const visibleCreative = (viewer: Viewer, creativeID: string): SQL | undefined =>
  and(
    eq(creative.id, creativeID),
    sql`exists (select 1 from ${campaign} where ${campaign.id} = ${creative.campaignID} and ${visibleTo(viewer) ?? sql`true`})`,
  )
