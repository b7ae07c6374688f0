import type { Campaign } from '@placard/domain'
import { queryClient } from '../query-client.js'
import { type CampaignList, campaignListQuery } from './campaigns.js'

/** Campaigns of the loaded lists, the last edited first. */
export function knownCampaigns(): Campaign[] {
  const known = new Map<string, Campaign>()
  for (const [, list] of queryClient.getQueriesData<CampaignList>({ queryKey: ['campaigns'] }))
    for (const campaign of list?.campaigns ?? []) known.set(campaign.id, campaign)
  return [...known.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

/** Campaigns of the loaded lists, after the own list has been loaded where it was not. */
export async function loadCampaigns(): Promise<Campaign[]> {
  // Without the list, the campaigns known so far are searched.
  await queryClient.ensureQueryData(campaignListQuery('mine')).catch(() => undefined)
  return knownCampaigns()
}
