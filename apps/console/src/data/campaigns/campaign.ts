import { endpoints, errorText } from '@placard/domain/api'
import type { Campaign, CampaignInput } from '@placard/domain/campaign'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pMapSettled } from 'p-map'
import { call } from '../api.js'
import type { Creation } from '../mutations.js'
import { queryClient } from '../query-client.js'
import { removeReports } from '../reports/reports.js'
import { type CampaignList, campaignsChanged, forgetCampaigns, knownCampaign } from './campaigns.js'

const createKey = (campaignID: string) => ['campaign', campaignID]

/** Query of one campaign; until it is loaded, its entry in a loaded list. */
export const campaignQuery = (campaignID: string) =>
  queryOptions({
    queryKey: createKey(campaignID),
    queryFn: async ({ signal }) => (await call(endpoints.get, { query: { campaignID }, signal })).data,
    staleTime: 10_000,
    placeholderData: () => knownCampaign(campaignID),
  })

/** Puts a campaign into the cache, and refetches the lists. */
export function takeCampaign(campaign: Campaign): void {
  queryClient.setQueryData(createKey(campaign.id), campaign)
  queryClient.setQueriesData<CampaignList>(
    { queryKey: ['campaigns'] },
    (list) =>
      list?.campaigns && { ...list, campaigns: list.campaigns.map((one) => (one.id === campaign.id ? campaign : one)) },
  )
  void campaignsChanged()
  // Their landing page may come from the campaign.
  void queryClient.invalidateQueries({ queryKey: ['creatives', campaign.id] })
}

/** Refetches a campaign and the lists after its creatives have changed. */
export const campaignChanged = (campaignID: string): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries({ queryKey: createKey(campaignID) }), campaignsChanged()])

/** Creates a campaign. */
export const createCampaignMutation = mutationOptions({
  mutationFn: async ({ input, idempotencyKey }: Creation<CampaignInput>) =>
    (await call(endpoints.newCampaign, { body: input, idempotencyKey })).data,
  onSuccess: takeCampaign,
})

/** Saves name, flight and landing page; throws a `VersionConflict` when somebody else has changed them meanwhile. */
export const updateCampaignMutation = mutationOptions({
  mutationFn: async (input: CampaignInput & Pick<Campaign, 'id' | 'version'>) =>
    (await call(endpoints.updateCampaign, { body: input })).data,
  onSuccess: takeCampaign,
})

/** Removes deleted campaigns, and everything that belongs to them, from the cache. */
function forgetCampaignsWhole(campaignIDs: readonly string[]): void {
  for (const campaignID of campaignIDs) {
    for (const what of ['campaign', 'creatives', 'schedules', 'share-links'])
      queryClient.removeQueries({ queryKey: [what, campaignID] })
    removeReports(campaignID)
  }
  forgetCampaigns(campaignIDs)
}

/** Number of campaigns that are deleted at the same time. */
const CONCURRENCY = 4

/**
 * Deletes campaigns on the server and removes them here. Refused ones stay; throws an error with their number and the
 * first reason, or the reason alone for a single campaign.
 */
export async function deleteCampaigns(campaignIDs: readonly string[], options: { keepalive: boolean }): Promise<void> {
  const remove = (campaignID: string) => call(endpoints.deleteCampaign, { query: { campaignID }, ...options })
  // A page that is being closed has no time to wait for earlier calls.
  const results = options.keepalive
    ? await Promise.allSettled(campaignIDs.map(remove))
    : await pMapSettled(campaignIDs, remove, { concurrency: CONCURRENCY })
  forgetCampaignsWhole(campaignIDs.filter((_, index) => results[index]?.status === 'fulfilled'))
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (refusals.length === 0) return
  if (campaignIDs.length === 1) throw refusals[0]
  const reason = errorText(refusals[0], 'Please try again.')
  throw new Error(`${refusals.length} of ${campaignIDs.length} campaigns were not deleted. ${reason}`)
}
