import { useEffect, useRef } from 'react'

/**
 * Calls `onReload` once for each refusal of a report by its share link, which shows something else now. The same
 * refusal again is none, so that the page does not ask forever. Memoize `onReload`.
 */
export function useLinkRefusal(refusal: unknown, onReload: () => void): void {
  const handled = useRef<unknown>(undefined)
  useEffect(() => {
    if (refusal === undefined || handled.current === refusal) return
    handled.current = refusal
    onReload()
  }, [refusal, onReload])
}
