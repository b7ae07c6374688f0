import { WELCOME_BACK_MS } from '@placard/domain/internal/account'
import { WELCOME_BACK } from '@placard/domain/internal/console'
import { useTranslate } from '@placard/forms'
import { useToast } from '@placard/ui'
import { useEffect, useRef } from 'react'
import { translateNotice } from '../../parts/translate-notice.js'
import { currentSession } from '../../state/session-store.js'

const KEY = 'welcomed'

/** True if this tab has not welcomed its user yet; without storage, once per page load. */
function firstInTab(): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Without storage: once per page load.
  }
  return true
}

/** Shows the welcome-back toast, once per tab. */
export function useWelcomeBack(): void {
  const toast = useToast()
  const translate = useTranslate()
  const done = useRef(false)
  useEffect(() => {
    const session = currentSession()
    if (done.current || !session || Date.now() - session.lastLogin <= WELCOME_BACK_MS) return
    done.current = true
    if (firstInTab()) toast.show(translateNotice(WELCOME_BACK, translate))
  }, [toast, translate])
}
