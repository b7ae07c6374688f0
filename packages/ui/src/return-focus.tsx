import { type RefObject, useEffect, useState } from 'react'
import { TABBABLE } from './use-overflow.js'

/** What had focus when a dialog opened, and everything that it was in. */
type Way = readonly Element[]

/** A menu closes as it opens a dialog; its button is what the focus goes back to. */
function origin(): Element | null {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const trigger = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return trigger ?? active
}

function wayUp(from: Element | null): Way {
  const way: Element[] = []
  for (let step = from; step && step !== document.body; step = step.parentElement) way.push(step)
  return way
}

interface RememberFocusProps {
  /** The dialog's id, which its trigger points at. */
  dialog: RefObject<HTMLElement | null>
  into: RefObject<Way>
}

/** Stands in an open dialog and remembers where the focus came from. */
export function RememberFocus({ dialog, into }: RememberFocusProps) {
  // While rendering: when effects run, what had the focus may be gone already.
  const [way] = useState(() => (typeof document === 'undefined' ? [] : wayUp(origin())))
  useEffect(() => {
    // Safari does not focus the buttons that it clicks.
    const trigger = document.querySelector(`[aria-controls="${CSS.escape(dialog.current?.id ?? '')}"]`)
    into.current = way.length > 0 ? way : wayUp(trigger)
  }, [way, into, dialog])
  return null
}

/** Gives focus back; when the element is gone, to the first control of what it was in, or to the page's main part. */
export function returnFocus(way: Way): void {
  const [opener, ...around] = way
  if (opener?.isConnected && focused(opener)) return
  const left = around.find((element) => element.isConnected)
  const control = left?.querySelector(TABBABLE)
  if (control && focused(control)) return
  const main = document.querySelector<HTMLElement>('main, [role="main"]')
  if (!main) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  main.focus({ preventScroll: true })
}

function focused(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus()
  return document.activeElement === element
}
