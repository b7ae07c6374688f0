import { queryClient } from './query-client.js'

/** Loads again what is on the screen and failed, is old, or was said while there was no server to say it. */
export function refreshSince(lostAt: number): void {
  void queryClient.refetchQueries(
    {
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.state.dataUpdatedAt >= lostAt || query.isStale(),
    },
    { cancelRefetch: false },
  )
}
