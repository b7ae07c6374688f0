import { useEffect } from 'react'

/**
 * Calls back when an internal link is hovered or focused. With a delay in ms it ignores links that the pointer only
 * passes, and touches, which may start a scroll.
 */
export function useLinkIntent(onIntent: (link: HTMLAnchorElement) => void, dwellMs = 0): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onEvent = (event: Event) => {
      clearTimeout(timer)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== window.location.origin) return
      if (dwellMs === 0) onIntent(link)
      else if (!(event instanceof PointerEvent && event.pointerType === 'touch'))
        timer = setTimeout(onIntent, dwellMs, link)
    }
    document.addEventListener('pointerover', onEvent, { passive: true })
    document.addEventListener('focusin', onEvent)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onEvent)
      document.removeEventListener('focusin', onEvent)
    }
  }, [onIntent, dwellMs])
}
