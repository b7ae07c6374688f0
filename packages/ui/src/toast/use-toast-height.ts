import { type RefObject, useEffect } from 'react'

const HEIGHT = '--placard-toast-height'

/** Publishes the height that toasts cover at the lower edge as `--placard-toast-height`, so that a page can scroll its end clear of them. */
export function useToastHeight(region: RefObject<HTMLElement | null>, isAtBottom: boolean): void {
  useEffect(() => {
    const element = region.current
    if (!element || !isAtBottom) return
    const { style } = document.documentElement
    const resize = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      if (height > 0) style.setProperty(HEIGHT, `${height}px`)
      else style.removeProperty(HEIGHT)
    })
    resize.observe(element)
    return () => {
      resize.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [region, isAtBottom])
}
