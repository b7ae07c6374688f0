import { WELCOME_BACK, WELCOME_BACK_MS } from '@placard/domain'
import { useToast } from '@placard/ui'
import { useEffect, useRef } from 'react'
import { currentSession } from '../state/session-store.js'

const KEY = 'welcomed'

/** Whether this tab has not welcomed its user yet; broken storage welcomes once a load. */
function firstInTab(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Once a load, then.
  }
  return true
}

/** Welcomes back whoever is signed in for a while, once a tab. */
export function useWelcomeBack(): void {
  const toast = useToast()
  const done = useRef(false)
  useEffect(() => {
    const session = currentSession()
    if (done.current || !session || Date.now() - session.lastLogin <= WELCOME_BACK_MS) return
    done.current = true
    if (firstInTab()) toast.show(WELCOME_BACK)
  }, [toast])
}
