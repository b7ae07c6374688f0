import { endpoints, type ShareLink } from '@placard/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.js'
import { queryClient } from './query-client.js'

/** The share links of a campaign, without the newly made ones' secret: the server knows that only once. */
export const shareLinksQuery = (campaignID: string) =>
  queryOptions({
    queryKey: ['share-links', campaignID],
    queryFn: async ({ signal }) => (await call(endpoints.tokens, { query: { campaignID }, signal })).data,
  })

/** Makes a new public link to a campaign's report; tries with one key make one link. */
export async function createShareLink(campaignID: string, idempotencyKey: string): Promise<ShareLink> {
  const { data } = await call(endpoints.newToken, { body: { campaignID }, idempotencyKey })
  await queryClient.invalidateQueries({ queryKey: ['share-links', campaignID] })
  return data
}

/** Ends a link at once for everybody who has it. */
export async function revokeShareLink(campaignID: string, id: string): Promise<void> {
  await call(endpoints.revokeToken, { query: { campaignID, id } })
  await queryClient.invalidateQueries({ queryKey: ['share-links', campaignID] })
}
