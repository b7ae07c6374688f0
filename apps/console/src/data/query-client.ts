import { ApiError, TIMED_OUT } from '@placard/domain/api'
import { REPORT_CACHE_SECONDS } from '@placard/domain/internal/report'
import { QueryClient } from '@tanstack/react-query'
import { onSession, shownUser } from '../state/session-store.js'

/** Retries once after failures that may be gone a moment later: no response, or a 502 or 503. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 &&
  error instanceof ApiError &&
  error.message !== TIMED_OUT &&
  (error.status === 0 || error.status === 502 || error.status === 503)

/** The console's cache of API responses. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: REPORT_CACHE_SECONDS * 1000,
    },
    mutations: { networkMode: 'always' },
  },
})

let userID = shownUser()?.id

// The next user of this browser must not see the data of the one before.
onSession(() => {
  const next = shownUser()?.id
  if (next !== userID) queryClient.clear()
  userID = next
})
