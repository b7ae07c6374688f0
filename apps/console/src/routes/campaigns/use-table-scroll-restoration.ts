import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scroll positions of the table, by history entry. */
const positions = new Map<string, number>()

/** Restores the scroll position inside a long table after going back, which the browser does only for the page. */
export function useTableScrollRestoration(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const region = root.current?.querySelector<HTMLElement>('[data-slot="table-region"]')
    if (!region) return
    const wanted = positions.get(key) ?? 0
    if (wanted > 0) region.scrollTop = wanted
    const keep = () => positions.set(key, region.scrollTop)
    region.addEventListener('scroll', keep, { passive: true })
    return () => region.removeEventListener('scroll', keep)
  }, [key, root])
}
