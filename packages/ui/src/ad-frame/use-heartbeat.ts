import { useEffect, useEffectEvent, useRef } from 'react'

/** Interval in ms between pings. */
const PING_INTERVAL_MS = 1000
/** Number of pings in a row without an answer after which a document counts as unresponsive. */
const MAX_UNANSWERED = 3
/** Time in ms that a document has to answer the pause button. */
const PAUSE_TIMEOUT_MS = 1000

export interface HeartbeatOptions {
  /** True while a document is loaded that answers pings. */
  isActive: boolean
  /** Pings the document. */
  ping: () => void
  /** Called when the document does not answer. */
  onUnresponsive: () => void
}

export interface Heartbeat {
  /** Records an answer. */
  onAnswer: () => void
  /** Pings once more and waits a second only, because the user wants the document to do something. */
  expectAnswer: () => void
}

/**
 * Detects a document whose script never ends: it leaves three pings in a row unanswered. Pings are counted, not
 * seconds, because a page that was suspended or busy has sent none. Nothing is counted while the page is hidden, because
 * browsers then slow its frames down.
 */
export function useHeartbeat({ isActive, ping, onUnresponsive }: HeartbeatOptions): Heartbeat {
  const unanswered = useRef(0)
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') unanswered.current = 0
    else if (unanswered.current >= MAX_UNANSWERED) onUnresponsive()
    else {
      unanswered.current += 1
      ping()
    }
  })
  useEffect(() => {
    if (!isActive) return
    unanswered.current = 0
    const timer = setInterval(() => tick(), PING_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(timeout.current)
    }
  }, [isActive])
  return {
    onAnswer: () => {
      unanswered.current = 0
      clearTimeout(timeout.current)
    },
    expectAnswer: () => {
      if (!isActive) return
      clearTimeout(timeout.current)
      timeout.current = setTimeout(onUnresponsive, PAUSE_TIMEOUT_MS)
      ping()
    },
  }
}
