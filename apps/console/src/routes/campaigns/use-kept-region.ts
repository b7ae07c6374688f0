import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Where somebody was in the rows, by the entry of the history. */
const places = new Map<string, number>()

/** Going back leads to the rows where one was: a long table scrolls by itself. */
export function useKeptRegion(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const region = root.current?.querySelector<HTMLElement>('[data-slot="table-region"]')
    if (!region) return
    const wanted = places.get(key) ?? 0
    if (wanted > 0) region.scrollTop = wanted
    const keep = () => places.set(key, region.scrollTop)
    region.addEventListener('scroll', keep, { passive: true })
    return () => region.removeEventListener('scroll', keep)
  }, [key, root])
}
