import { endpoints } from '@placard/domain'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import type { Creation } from '../mutations.js'
import { queryClient } from '../query-client.js'

/** Share links of a campaign, without their tokens, which the server returns only on creation. */
export const shareLinksQuery = (campaignID: string) =>
  queryOptions({
    queryKey: ['share-links', campaignID],
    queryFn: async ({ signal }) => (await call(endpoints.tokens, { query: { campaignID }, signal })).data,
  })

/** Mutations of the share links of a campaign. */
export function shareLinkMutations(campaignID: string) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['share-links', campaignID] })
  return {
    create: mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Creation<{ campaignID: string }>) =>
        (await call(endpoints.newToken, { body: input, idempotencyKey })).data,
      onSettled,
    }),
    revoke: mutationOptions({
      mutationFn: (id: string) => call(endpoints.revokeToken, { query: { campaignID, id } }),
      onSettled,
    }),
    changeSites: mutationOptions({
      mutationFn: ({ id, origins }: { id: string; origins: string[] }) =>
        call(endpoints.updateToken, { body: { campaignID, id, origins } }),
      onSettled,
    }),
  }
}
