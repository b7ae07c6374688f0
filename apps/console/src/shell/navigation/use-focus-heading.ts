import { useEffect, useRef } from 'react'

const WAIT_MS = 8000

/** Delay in ms after which a dialog that closes with its screen has restored focus. */
const GIVEN_BACK_MS = 100

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  const inputs = new AbortController()
  // The user has already moved on, possibly to the top bar, which a closing dialog may focus as well.
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => inputs.abort(), { capture: true, once: true, signal: inputs.signal })
  setTimeout(() => {
    if (inputs.signal.aborted) return
    inputs.abort()
    const isTaken = document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]')
    if (heading.isConnected && !isTaken) heading.focus({ preventScroll: true })
  }, GIVEN_BACK_MS)
}

/**
 * Scrolls to the top after each navigation to another path and moves focus to the new screen's h1, which may appear
 * only when its code has loaded.
 */
export function useFocusHeading(pathname: string, backwards: boolean): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!backwards) window.scrollTo(0, 0)
    const heading = () => document.querySelector<HTMLElement>('h1')
    const found = heading()
    if (found) return focusHeading(found)
    const observer = new MutationObserver(() => {
      const late = heading()
      if (!late) return
      observer.disconnect()
      focusHeading(late)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [pathname, backwards])
}
