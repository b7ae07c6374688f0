import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parseStored } from '../state/storage.js'

/** How long a screen may take until it stands as it stood, in ms. */
const PATIENCE_MS = 8000
/** What the reader does by hand ends the waiting. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a place once the page is high enough for it, and again when what loads late makes the page shorter for a
 * moment, which scrolls it. Answers what stops that, and whether it still goes on.
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

/** Keeps where the page is when it is reloaded or left for another site: too late for the history, which has gone on then. */
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
    // Without storage the page begins at its top.
  }
}

/**
 * Going back, or forward again, or loading the page once more leads to where the reader was on that screen, once it is
 * high enough for that; whoever scrolls meanwhile has their way. `key` names the entry of the history, which is another
 * one as soon as a screen writes its state into its address.
 */
export function useScrollRestoration(key: string, pathname: string, backwards: boolean): void {
  const shown = useRef<string>(undefined)
  /** Where the reader was, by the entry of the history. */
  const [places] = useState(() => new Map([[key, placeBefore(key + pathname)]]))
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  // Before the next screen is laid out: where it is shorter the browser scrolls, and that is no place of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how one came matters only when one comes.
  useLayoutEffect(() => {
    if (!backwards && shown.current === pathname) places.set(key, window.scrollY)
    shown.current = pathname
    const wanted = backwards ? (places.get(key) ?? 0) : 0
    const wayBack = wanted > 0 ? scrollOnceThere(wanted) : undefined
    // The new screen may be too short for where the last one was: what counts is what the reader scrolled to.
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
