import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the chosen segment in sight where not all of them fit. */
export function useChosenInSight(scroller: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice may be out of sight.
  useLayoutEffect(() => {
    const element = scroller.current
    const segment = element?.querySelector<HTMLElement>('[aria-checked="true"]')
    if (!element || !segment || element.scrollWidth <= element.clientWidth) return
    const [box, view] = [segment.getBoundingClientRect(), element.getBoundingClientRect()]
    if (box.left >= view.left && box.right <= view.right) return
    element.scrollLeft += (box.left + box.right - view.left - view.right) / 2
  }, [scroller, chosen])
}
