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
 * Writes on an element that scrolls sideways at which ends some of it is out of sight (`data-more="start end"`), for a
 * fade there. Hand over what is in it: it looks again when that changes.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, content?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may be wider.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const mark = () => {
      // Right to left it counts from zero downwards.
      const before = Math.abs(element.scrollLeft)
      const after = element.scrollWidth - element.clientWidth - before
      const more = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
      if ((element.dataset.more ?? '') !== more) element.dataset.more = more
    }
    // Also reports the first size, after layout: measuring here would force another layout.
    const resize = new ResizeObserver(mark)
    resize.observe(element)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      resize.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [scroller, content])
}
