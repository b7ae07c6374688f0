import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parseStored } from '../../state/storage.js'

/** Maximum time for restoring a scroll position, in ms. */
const PATIENCE_MS = 8000
/** Input events that cancel the restoration. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a position once the page is high enough, and again if late content shifts it. Returns a function that
 * cancels this, and whether it is still running.
 */
function scrollOnceThere(top: number): { stop: () => void; isWaiting: () => boolean } {
  let waiting = true
  const observer = new ResizeObserver(() => {
    if (window.scrollY === top || document.documentElement.scrollHeight < top + window.innerHeight) return
    window.scrollTo(0, top)
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop() {
    waiting = false
    clearTimeout(timer)
    observer.disconnect()
    for (const event of BY_HAND) window.removeEventListener(event, stop)
  }
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return { stop, isWaiting: () => waiting }
}

/** Stores the scroll position before the page is reloaded or left. */
const KEPT = 'place'

function placeBefore(entry: string): number {
  try {
    const kept = parseStored(sessionStorage.getItem(KEPT))
    return Array.isArray(kept) && kept[0] === entry && typeof kept[1] === 'number' ? kept[1] : 0
  } catch {
    return 0
  }
}

function keepPlace(entry: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([entry, window.scrollY]))
  } catch {
    // Without storage the page starts at the top.
  }
}

/**
 * Restores the scroll position after Back, Forward and reload, once the page is high enough; scrolling by the user
 * cancels it. `key` identifies the history entry and changes whenever a screen stores its state in the URL.
 */
export function useScrollRestoration(key: string, pathname: string, backwards: boolean): void {
  const shown = useRef<string>(undefined)
  /** Scroll positions by history entry. */
  const [places] = useState(() => new Map([[key, placeBefore(key + pathname)]]))
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  // A layout effect, because a shorter next screen makes the browser scroll, which must not be stored for the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `backwards` matters only when the path changes.
  useLayoutEffect(() => {
    if (!backwards && shown.current === pathname) places.set(key, window.scrollY)
    shown.current = pathname
    const position = backwards ? (places.get(key) ?? 0) : 0
    const wayBack = position > 0 ? scrollOnceThere(position) : undefined
    // A new screen that is too short also makes the browser scroll; only scrolling by the user counts.
    const keep = () => {
      if (!wayBack?.isWaiting()) places.set(key, window.scrollY)
    }
    const onLeave = () => keepPlace(key + pathname)
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', onLeave)
      wayBack?.stop()
    }
  }, [key])
}
