import { useSyncExternalStore } from 'react'

let arrivals = 0

function watch(call: () => void): () => void {
  const count = () => {
    arrivals += 1
    call()
  }
  document.fonts.addEventListener('loadingdone', count)
  return () => document.fonts.removeEventListener('loadingdone', count)
}

/** Another number each time a typeface arrives: what was measured before then is to be measured again. */
export function useTypeface(): number {
  return useSyncExternalStore(
    watch,
    () => arrivals,
    () => 0,
  )
}
