import { ApiError, REPORT_CACHE_SECONDS, TIMED_OUT } from '@placard/domain'
import { QueryClient } from '@tanstack/react-query'
import { onSession, shownUser } from '../state/session-store.js'

/** Only what may be different a moment later is asked again: no answer at all, or the server's own fault. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 &&
  error instanceof ApiError &&
  error.message !== TIMED_OUT &&
  (error.status === 0 || error.status === 502 || error.status === 503)

/** The console's cache of what the API said. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      gcTime: REPORT_CACHE_SECONDS * 1000,
    },
  },
})

let userID = shownUser()?.id

// What one user loaded is not for the next one at this browser.
onSession(() => {
  const next = shownUser()?.id
  if (next !== userID) queryClient.clear()
  userID = next
})
