import { useSyncExternalStore } from 'react'

function watch(call: () => void): () => void {
  document.fonts.addEventListener('loadingdone', call)
  return () => document.fonts.removeEventListener('loadingdone', call)
}

/** Not a count of arrivals: one that comes between measuring and watching would go unseen. */
const loadedFaces = () => [...document.fonts].filter(({ status }) => status === 'loaded').length

/** Another number each time a typeface arrives: what was measured before then is to be measured again. */
export function useTypeface(): number {
  return useSyncExternalStore(watch, loadedFaces, () => 0)
}
