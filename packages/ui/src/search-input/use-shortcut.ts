import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null)

/** A control that is not drawn, or lies behind an open dialog, is not meant by a key. */
function isReachable(element: HTMLElement) {
  const behind = element.closest('[inert], [aria-hidden="true"]') !== null
  const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"][data-state="open"]')]
  return element.checkVisibility() && !behind && dialogs.every((dialog) => dialog.contains(element))
}

/** Focuses a control and marks its text when a key is pressed alone, anywhere but where text is typed. */
export function useShortcut(key: string | undefined, control: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!key) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key.toLowerCase() !== key.toLowerCase() || isTyping(event.target)) return
      if (!control.current || !isReachable(control.current)) return
      event.preventDefault()
      control.current.focus()
      control.current.select()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, control])
}
