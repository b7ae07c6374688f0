import { expiryMoment } from '@placard/domain'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { currentSession, leavePaused, pauseWhenOver, usePaused, useUser } from '../state/session-store.js'

/** The longest time that a timer can wait, in ms. */
const LONGEST_MS = 2 ** 31 - 1

function Leave() {
  useEffect(leavePaused, [])
  return null
}

// Without its code there is only the sign-in screen.
const SessionDialog = lazy(
  (): Promise<{ default: ComponentType }> => import('./session-dialog.js').catch(() => ({ default: Leave })),
)

/** Sees to it that a session which ends while something is typed can be taken up again on the same page. */
export function SessionOver() {
  const paused = usePaused()
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a check renews the user, and with it how long the session lasts.
  useEffect(() => {
    const session = currentSession()
    if (!session) return
    const left = expiryMoment(session.expiry).getTime() - Date.now() - session.clockOffset
    const timer = setTimeout(pauseWhenOver, Math.min(Math.max(left, 0) + 1, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [user])
  return <Suspense fallback={null}>{paused && <SessionDialog />}</Suspense>
}
