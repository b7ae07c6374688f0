import { queryClient } from './query-client.js'

/** Refetches shown queries that failed, are stale, or were loaded after the connection was lost at `lostAt` (ms since 1970). */
export function refetchStale(lostAt: number): void {
  void queryClient.refetchQueries(
    {
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.state.dataUpdatedAt >= lostAt || query.isStale(),
    },
    { cancelRefetch: false },
  )
}
