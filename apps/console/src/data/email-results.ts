import type { MutationKey } from '@tanstack/react-query'
import { queryClient } from './query-client.js'

/** Time in ms during which the result of an email is awaited after its request. */
const AWAITED_MS = 60_000
const INTERVAL_MS = 5_000

/** Returns the interval in ms at which to refetch the result of an email that a mutation has caused; false once it is over. */
export function emailResultInterval(mutationKey: MutationKey): number | false {
  const since = Date.now() - AWAITED_MS
  const recent = queryClient
    .getMutationCache()
    .find({ mutationKey, predicate: ({ state }) => state.submittedAt > since })
  return recent ? INTERVAL_MS : false
}
