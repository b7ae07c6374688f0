import { useEffect } from 'react'

/** `lg` of the theme: from here on the side menu stands beside the page. */
const WIDE = '(min-width: 62rem)'

export const isWide = (): boolean => window.matchMedia(WIDE).matches

/** Calls back on Ctrl+B or Cmd+B, except where it makes text bold. */
export function useSideMenuKeys(onToggle: (() => void) | undefined) {
  useEffect(() => {
    if (!onToggle) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      onToggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onToggle])
}

/** Calls back when the window becomes wide enough for the menu beside the page. */
export function useWidened(onWide: () => void) {
  useEffect(() => {
    const query = window.matchMedia(WIDE)
    const onChange = () => query.matches && onWide()
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [onWide])
}
