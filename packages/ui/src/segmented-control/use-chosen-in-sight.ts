import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the chosen segment in sight where not all of them fit, and writes on the element at which ends some are out of
 * sight (`data-more="start end"`), for a fade there.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be out of sight.
  useLayoutEffect(() => {
    const element = scroller.current
    const segment = element?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (!element || !segment || element.scrollWidth <= element.clientWidth) return
    const [box, view] = [segment.getBoundingClientRect(), element.getBoundingClientRect()]
    if (box.left >= view.left && box.right <= view.right) return
    element.scrollLeft += (box.left + box.right - view.left - view.right) / 2
  }, [scroller, chosen])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const mark = () => {
      // Right to left it counts from zero downwards.
      const before = Math.abs(element.scrollLeft)
      const after = element.scrollWidth - element.clientWidth - before
      element.dataset.more = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
    }
    mark()
    const resize = new ResizeObserver(mark)
    resize.observe(element)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [scroller])
}
