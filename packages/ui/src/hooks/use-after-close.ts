import { useRef } from 'react'

/**
 * Has what was chosen in a menu happen once the menu is closed and lets the focus go where it is sent: an input that
 * opens, a row behind the one that went. Where nothing was chosen the focus goes back to the trigger.
 */
export function useAfterClose(): {
  /** What is to happen once the menu is closed. */
  afterClose: (act: () => void) => void
  /** For the content of the menu. */
  onCloseAutoFocus: (event: Event) => void
} {
  const chosen = useRef<(() => void) | undefined>(undefined)
  return {
    afterClose: (act) => {
      chosen.current = act
    },
    onCloseAutoFocus: (event) => {
      const act = chosen.current
      chosen.current = undefined
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
