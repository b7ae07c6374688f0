import type { NewAccessToken } from '@placard/domain/account'
import { endpoints } from '@placard/domain/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api.js'
import { queryClient } from '../query-client.js'

const queryKey = ['access-tokens']

/** Marks the list of access tokens as stale, after a change that may have revoked them. */
export const invalidateAccessTokens = () => queryClient.invalidateQueries({ queryKey })

/** Access tokens of the signed-in user. */
export const accessTokensQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await call(endpoints.accessTokens, { signal })).data,
})

/** Creates an access token; only its result contains the secret. */
export const createAccessTokenMutation = mutationOptions({
  mutationFn: async (body: NewAccessToken) => (await call(endpoints.newAccessToken, { body })).data,
  onSettled: invalidateAccessTokens,
  // The secret must not stay in the cache.
  gcTime: 0,
})

/** Revokes an access token. */
export const revokeAccessTokenMutation = mutationOptions({
  mutationFn: (id: string) => call(endpoints.revokeAccessToken, { query: { id } }),
  onSettled: invalidateAccessTokens,
})
