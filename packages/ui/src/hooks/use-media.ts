import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; on a server it is `onServer`. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
