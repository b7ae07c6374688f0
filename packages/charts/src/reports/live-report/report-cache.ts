import type { ApiCaller } from '@placard/domain/client'
import { REPORT_CACHE_SECONDS } from '@placard/domain/internal/report'
import { QueryClient } from '@tanstack/react-query'

/** Reports that one client has fetched. */
export interface ReportCache {
  queryClient: QueryClient
  /** Number of times the cache was cleared: reports of an earlier generation may belong to another user. */
  generation: () => number
  subscribe: (listener: () => void) => () => void
  /** Drops all reports and refetches the visible ones. */
  clear: (options?: { unauthorized: boolean }) => void
}

function createCache(client: ApiCaller): ReportCache {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: REPORT_CACHE_SECONDS * 1000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const listeners = new Set<() => void>()
  let generation = 0
  const clear = ({ unauthorized } = { unauthorized: false }) => {
    generation += 1
    for (const listener of listeners) listener()
    // Refetching a report that was just rejected with 401 would loop.
    void queryClient.resetQueries({ predicate: ({ state }) => !unauthorized || state.data !== undefined })
  }
  client.onUserChange?.(clear)
  return {
    queryClient,
    generation: () => generation,
    clear,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const caches = new WeakMap<ApiCaller, ReportCache>()

/**
 * Drops the reports that a client has fetched and refetches the visible ones. Signing in, signing out and every 401
 * response do this; call it when the user changes in another way.
 */
export const clearReports = (client: ApiCaller): void => findReportCache(client).clear()

/** Returns the cache of a client's reports. */
export function findReportCache(client: ApiCaller): ReportCache {
  const cache = caches.get(client) ?? createCache(client)
  caches.set(client, cache)
  return cache
}
