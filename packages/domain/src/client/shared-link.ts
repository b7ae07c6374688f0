import { endpoints } from '../endpoints/endpoints.js'
import { ApiError } from '../problem/problem.js'
import { DEFAULT_LINK_SETTINGS } from '../share-token/link-defaults.js'
import type { SharedLinkInfo } from '../share-token/link-settings.js'
import type { ApiCaller } from './api-caller.js'

/** A link of a server that cannot say what its links show. */
const OF_OLDER_SERVER: SharedLinkInfo = {
  state: 'open',
  settings: DEFAULT_LINK_SETTINGS,
  flight: { start: null, end: null },
  hasLogo: false,
}

/**
 * Fetches what a share link shows, or that it needs a password. A 404 is left to its report: it is the answer for a
 * dead link, and that of servers without this call.
 */
async function fetchSharedLink(client: ApiCaller, token: string, signal: AbortSignal): Promise<SharedLinkInfo> {
  try {
    const query = { sharedToken: token }
    return (await client.call(endpoints.sharedLink, { query, anonymous: true, signal })).data
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return OF_OLDER_SERVER
    throw failure
  }
}

/**
 * Returns TanStack Query options for what a share link shows; it is fetched again only on request. If it has changed,
 * the reports of before are dropped from the `cache`, a QueryClient.
 */
export function sharedLinkQueryOptions(
  client: ApiCaller,
  token: string,
  cache: {
    getQueryData: (queryKey: readonly unknown[]) => unknown
    removeQueries: (filters: { queryKey: readonly unknown[] }) => void
  },
) {
  const queryKey = ['share-link', token] as const
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<SharedLinkInfo> {
      const info = await fetchSharedLink(client, token, signal)
      const before = cache.getQueryData(queryKey)
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(info))
        cache.removeQueries({ queryKey: ['report', 'share', token] })
      return info
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Counts a view of a share link as soon as somebody can see the page: not in a background tab, nor before a prerendered
 * page is opened. Failures are silent. Returns a function that cancels what is not sent yet.
 */
export function countLinkView(client: ApiCaller, token: string): () => void {
  const query = { sharedToken: token }
  const count = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    // Kept alive, because a view counts even if the page is closed at once.
    client.call(endpoints.viewLink, { query, anonymous: true, keepalive: true }).catch(() => undefined)
  }
  const stop = () => document.removeEventListener('visibilitychange', count)
  document.addEventListener('visibilitychange', count)
  // Later, because StrictMode mounts everything twice.
  const timer = setTimeout(count)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
