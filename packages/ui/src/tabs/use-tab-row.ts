import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type TabRowEdge = 'none' | 'left' | 'right' | 'both'

/** What stays between the chosen tab and the edge, where the row fades out. */
const MARGIN = 32

/** Tells on which sides of a row tabs are out of sight, and brings the chosen one into sight. */
export function useTabRow(row: RefObject<HTMLElement | null>): TabRowEdge {
  const [edge, setEdge] = useState<TabRowEdge>('none')

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const reveal = () => {
      const chosen = element.querySelector<HTMLElement>('[data-state="active"]')
      if (!chosen) return
      const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()]
      // Only the row moves: `scrollIntoView` would scroll the page as well.
      if (inner.left < outer.left) element.scrollLeft += inner.left - outer.left - MARGIN
      else if (inner.right > outer.right) element.scrollLeft += inner.right - outer.right + MARGIN
    }
    reveal()
    const observer = new MutationObserver(reveal)
    observer.observe(element, { subtree: true, attributeFilter: ['data-state'] })
    return () => observer.disconnect()
  }, [row])

  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const outer = element.getBoundingClientRect()
      const first = element.firstElementChild?.getBoundingClientRect()
      const last = element.lastElementChild?.getBoundingClientRect()
      if (!first || !last) return
      const left = Math.min(first.left, last.left) < outer.left - 1
      const right = Math.max(first.right, last.right) > outer.right + 1
      setEdge(left && right ? 'both' : left ? 'left' : right ? 'right' : 'none')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return edge
}
