import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type TabRowEdge = 'none' | 'left' | 'right' | 'both'

/** Distance between the selected tab and the edge, where the row fades out. */
const MARGIN = 32

/** Returns the edges at which tabs are scrolled out of view, and scrolls the selected tab into view. */
export function useTabRow(row: RefObject<HTMLElement | null>): TabRowEdge {
  const [edge, setEdge] = useState<TabRowEdge>('none')

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const reveal = () => {
      const selected = element.querySelector<HTMLElement>('[data-state="active"]')
      if (!selected) return
      const [outer, inner] = [element.getBoundingClientRect(), selected.getBoundingClientRect()]
      // Scrolls only the row: `scrollIntoView` would scroll the page too.
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
