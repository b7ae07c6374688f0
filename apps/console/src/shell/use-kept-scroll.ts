import { useEffect, useLayoutEffect } from 'react'

/** How long a screen may take until it is as high as it was, in ms. */
const PATIENCE_MS = 8000
/** What the reader does by hand ends the waiting. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Where the reader was, by the entry of the history. */
const places = new Map<string, number>()

/** Scrolls to a place as soon as the page is high enough for it; answers what stops the waiting. */
function scrollOnceThere(top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return
    stop()
    window.scrollTo(0, top)
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of BY_HAND) window.removeEventListener(event, stop)
  }
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/**
 * Going back, or forward again, leads to where the reader was on that screen, once it is high enough for that; whoever
 * scrolls meanwhile has their way. `key` names the entry of the history.
 */
export function useKeptScroll(key: string, backwards: boolean): void {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  // Before the next screen is laid out: where it is shorter the browser scrolls, and that is no place of the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how one came matters only when one comes.
  useLayoutEffect(() => {
    const wanted = backwards ? (places.get(key) ?? 0) : 0
    const stop = wanted > 0 ? scrollOnceThere(wanted) : undefined
    // The new screen may be too short for where the last one was: what counts is what the reader scrolled to.
    const keep = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      window.removeEventListener('scroll', keep)
      stop?.()
    }
  }, [key])
}
