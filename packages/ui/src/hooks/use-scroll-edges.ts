import { type RefObject, useLayoutEffect } from 'react'

/** Classes for a scroll container that fade out its edges where content is scrolled out of view. */
export const scrollFades = [
  '[--fade:1.5rem] data-[more~=end]:[mask-image:linear-gradient(to_left,transparent,black_var(--fade))]',
  'data-[more~=start]:[mask-image:linear-gradient(to_right,transparent,black_var(--fade))]',
  'data-[more~=start]:data-[more~=end]:[mask-image:linear-gradient(to_right,transparent,black_var(--fade),black_calc(100%-var(--fade)),transparent)]',
  'rtl:data-[more=end]:[mask-image:linear-gradient(to_right,transparent,black_var(--fade))] rtl:data-[more=start]:[mask-image:linear-gradient(to_left,transparent,black_var(--fade))]',
  'forced-colors:[mask-image:none]! print:[mask-image:none]!',
]

/**
 * Sets `data-more="start end"` on a horizontal scroll container, at the ends where content is scrolled out of view.
 * Pass the content, so that it is measured again when that changes.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, content?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may be wider.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const mark = () => {
      // In RTL layouts, scrollLeft is negative.
      const before = Math.abs(element.scrollLeft)
      const after = element.scrollWidth - element.clientWidth - before
      const more = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
      if ((element.dataset.more ?? '') !== more) element.dataset.more = more
    }
    // Also reports the initial size after layout; measuring here would force a layout.
    const resize = new ResizeObserver(mark)
    resize.observe(element)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [scroller, content])
}
