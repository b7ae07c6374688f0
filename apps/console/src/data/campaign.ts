import { type Campaign, type CampaignInput, endpoints, errorText } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { type CampaignList, campaignsChanged, forgetCampaigns, knownCampaign } from './campaigns.js'
import { queryClient } from './query-client.js'

const keyOf = (campaignID: string) => ['campaign', campaignID]

/** One campaign; until it is loaded, what some list knows of it. */
export const campaignQuery = (campaignID: string) =>
  queryOptions({
    queryKey: keyOf(campaignID),
    queryFn: async ({ signal }) => (await call(endpoints.get, { query: { campaignID }, signal })).data,
    staleTime: 10_000,
    placeholderData: () => knownCampaign(campaignID),
  })

/** Shows a campaign as it is now wherever it is shown. */
export function takeCampaign(campaign: Campaign): void {
  queryClient.setQueryData(keyOf(campaign.id), campaign)
  queryClient.setQueriesData<CampaignList>(
    { queryKey: ['campaigns'] },
    (list) =>
      list?.campaigns && { ...list, campaigns: list.campaigns.map((one) => (one.id === campaign.id ? campaign : one)) },
  )
  void campaignsChanged()
}

/** Has a campaign, and what lists say of it, asked for again: its creatives have changed. */
export const campaignChanged = (campaignID: string): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries({ queryKey: keyOf(campaignID) }), campaignsChanged()])

/** Drops the kept reports of a campaign: what they are about has changed. */
export function dropReports(campaignID: string): void {
  const start = `[${JSON.stringify(['campaign', campaignID])}`
  queryClient.removeQueries({
    predicate: ({ queryKey: [what, text] }) => what === 'report' && String(text).startsWith(start),
  })
}

/** Makes a campaign. The same key makes a repetition of the call answer what the first one did. */
export async function createCampaign(input: CampaignInput, idempotencyKey: string): Promise<Campaign> {
  const { data } = await call(endpoints.newCampaign, { body: input, idempotencyKey })
  takeCampaign(data)
  return data
}

/** Saves name and flight; throws a `VersionConflict` when somebody else was faster. */
export async function saveCampaign(input: CampaignInput & Pick<Campaign, 'id' | 'version'>): Promise<Campaign> {
  const { data } = await call(endpoints.updateCampaign, { body: input })
  takeCampaign(data)
  return data
}

/** Deletes a campaign on the server. */
export const deleteCampaign = (campaignID: string, options: { keepalive: boolean }) =>
  call(endpoints.deleteCampaign, { query: { campaignID }, ...options })

/** Takes campaigns that are no more, and all that was known about them, from what is known here. */
export function forgetCampaignsWhole(campaignIDs: readonly string[]): void {
  for (const campaignID of campaignIDs) {
    for (const what of ['campaign', 'creatives', 'schedules', 'share-links'])
      queryClient.removeQueries({ queryKey: [what, campaignID] })
    dropReports(campaignID)
  }
  forgetCampaigns(campaignIDs)
}

/** So many calls at once delete many campaigns. */
const AT_ONCE = 4

/** Deletes campaigns on the server, and forgets them. Those that it refuses stay, with the words of the first refusal. */
export async function deleteCampaigns(campaignIDs: readonly string[], options: { keepalive: boolean }): Promise<void> {
  const deleted: string[] = []
  const refusals: unknown[] = []
  const remove = async (campaignID: string) => {
    try {
      await deleteCampaign(campaignID, options)
      deleted.push(campaignID)
    } catch (refusal) {
      refusals.push(refusal)
    }
  }
  // A page that is being closed has no time for one after the other.
  const step = options.keepalive ? campaignIDs.length : AT_ONCE
  for (let at = 0; at < campaignIDs.length; at += step) await Promise.all(campaignIDs.slice(at, at + step).map(remove))
  forgetCampaignsWhole(deleted)
  if (refusals.length === 0) return
  if (campaignIDs.length === 1) throw refusals[0]
  const words = errorText(refusals[0], 'Please try again.')
  throw new Error(`${refusals.length} of ${campaignIDs.length} campaigns were not deleted. ${words}`)
}
