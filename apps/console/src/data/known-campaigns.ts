import type { Campaign } from '@placard/domain'
import type { CampaignList } from './campaigns.js'
import { queryClient } from './query-client.js'

/** The campaigns that some list has brought already, the last edited first. */
export function shownCampaigns(): Campaign[] {
  const known = new Map<string, Campaign>()
  for (const [, list] of queryClient.getQueriesData<CampaignList>({ queryKey: ['campaigns'] }))
    for (const campaign of list?.campaigns ?? []) known.set(campaign.id, campaign)
  return [...known.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}
