import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.fonts.addEventListener('loadingdone', listener)
  return () => document.fonts.removeEventListener('loadingdone', listener)
}

// The fonts are counted, not the events: one that fires between measuring and subscribing would be missed.
const countLoaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length

/** Returns the number of loaded fonts. Measure text again when it changes. */
export function useLoadedFonts(): number {
  return useSyncExternalStore(subscribe, countLoaded, () => 0)
}
