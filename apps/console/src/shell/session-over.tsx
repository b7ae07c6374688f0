import { expiryMoment } from '@placard/domain/internal/account'
import { lazyPart } from '@placard/ui'
import { useEffect } from 'react'
import { currentSession, leavePaused, pauseWhenOver, usePaused, useUser } from '../state/session-store.js'

/** Longest delay of a timer, in ms. */
const LONGEST_MS = 2 ** 31 - 1

function Leave() {
  useEffect(leavePaused, [])
  return null
}

// If the code of the dialog fails to load, the sign-in screen opens.
const SessionDialog = lazyPart(() => import('./session-dialog.js'), { failed: <Leave /> })

/** Pauses a session that expires, and then asks to sign in on the same page if a form has unsaved input. */
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
  return paused && <SessionDialog />
}
