import type { Campaign } from '@placard/domain/campaign'
import type { CreativeSummary } from '@placard/domain/creative'
import { settings } from '../../state/settings.js'
import { queryClient } from '../query-client.js'
import { type CampaignList, campaignsQuery } from './campaigns.js'
import { creativesQuery } from './creatives.js'

/** Campaigns of the loaded lists, the last edited first. */
export function knownCampaigns(): Campaign[] {
  const campaignByID = new Map<string, Campaign>()
  for (const [, list] of queryClient.getQueriesData<CampaignList>({ queryKey: ['campaigns'] }))
    for (const campaign of list?.campaigns ?? []) campaignByID.set(campaign.id, campaign)
  return [...campaignByID.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

/**
 * Campaigns of the loaded lists, after the list that the user last showed has been loaded where it was not. Throws the
 * server's error if none are known.
 */
export async function loadCampaigns(): Promise<Campaign[]> {
  try {
    await queryClient.ensureQueryData(campaignsQuery(settings().campaignScope))
  } catch (failure) {
    // The campaigns known so far are searched.
    if (knownCampaigns().length === 0) throw failure
  }
  return knownCampaigns()
}

/** Creative of a campaign, as far as lists of campaigns include it. */
export interface KnownCreative extends Pick<CreativeSummary, 'id' | 'name' | 'type' | 'size'> {
  campaign: Pick<Campaign, 'id' | 'name'>
  /** True if it has a tag. */
  isPublished: boolean
}

/** Creatives in lists of campaigns, which include the first ones of each. */
export const listCreatives = (campaigns: readonly Campaign[]): KnownCreative[] =>
  campaigns.flatMap(({ id, name, creatives }) =>
    creatives.map(({ liveIDs, ...creative }) => ({
      ...creative,
      campaign: { id, name },
      isPublished: liveIDs.length > 0,
    })),
  )

/** Number of campaigns whose complete lists of creatives one search loads. */
const LOADED_LISTS = 8
/** Maximum number of creatives of a campaign whose list is loaded for a search. */
const LOADED_CREATIVES = 500

/**
 * Searches the creatives of the known campaigns. If it finds none, it also loads those that the lists of the last edited
 * campaigns leave out, until `signal` is aborted.
 */
export async function findCreatives(
  isFound: (creative: KnownCreative) => boolean,
  signal: AbortSignal,
): Promise<KnownCreative[]> {
  const campaigns = await loadCampaigns()
  const found = listCreatives(campaigns).filter(isFound)
  if (found.length > 0) return found
  const partial = campaigns.filter(
    ({ creatives, creativeCounts: { all } }) => all > creatives.length && all <= LOADED_CREATIVES,
  )
  for (const { id, name } of partial.slice(0, LOADED_LISTS)) {
    signal.throwIfAborted()
    const { creatives } = await queryClient.ensureQueryData(creativesQuery(id))
    const all = creatives.map(({ id: creativeID, name: creativeName, type, size, liveCreatives }) => ({
      ...{ id: creativeID, name: creativeName, type, size, campaign: { id, name } },
      isPublished: liveCreatives.length > 0,
    }))
    found.push(...all.filter(isFound))
  }
  return found
}
