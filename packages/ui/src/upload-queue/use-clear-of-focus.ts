import { type RefObject, useEffect, useState } from 'react'

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && a.width > 0 && a.height > 0

/**
 * Keeps a panel that floats over the page off the element that has the focus (WCAG 2.4.11): the panel goes to the
 * other side, or, where it takes the whole width, the page scrolls the element free.
 */
export function useClearOfFocus(panel: RefObject<HTMLElement | null>, floats: boolean): 'end' | 'start' {
  const [side, setSide] = useState<'end' | 'start'>('end')
  useEffect(() => {
    if (!floats) return
    const onFocus = (event: FocusEvent) => {
      const [box, target] = [panel.current, event.target]
      if (!box || !(target instanceof HTMLElement) || box.contains(target) || target.closest('[role="dialog"]')) return
      if (!overlaps(target.getBoundingClientRect(), box.getBoundingClientRect())) return
      if (box.offsetWidth > window.innerWidth / 2) target.scrollIntoView({ block: 'start', behavior: 'instant' })
      else setSide((was) => (was === 'end' ? 'start' : 'end'))
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [panel, floats])
  return side
}
