import { useRef } from 'react'

/**
 * Has what was action in a menu happen once the menu is closed and lets the focus go where it is sent: an input that
 * opens, a row behind the one that went. Where nothing was action the focus goes back to the trigger.
 */
export function useAfterClose(): {
  /** Runs a function after the menu has closed. */
  afterClose: (act: () => void) => void
  /** For the content of the menu. */
  onCloseAutoFocus: (event: Event) => void
} {
  const action = useRef<(() => void) | undefined>(undefined)
  return {
    afterClose: (act) => {
      action.current = act
    },
    onCloseAutoFocus: (event) => {
      const act = action.current
      action.current = undefined
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
