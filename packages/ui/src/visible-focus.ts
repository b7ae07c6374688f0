import type { FocusEvent } from 'react'

/** A menu or dialog that was closed with the pointer gives focus back; a hint at its trigger must not open for that. */
export function onlyVisibleFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
