import { useRef } from 'react'

/**
 * Delays a menu's action until the menu has closed, so that the action can move focus. Without an action, focus
 * returns to the trigger.
 */
export function useAfterClose(): {
  /** Runs a function after the menu has closed. */
  afterClose: (act: () => void) => void
  /** Pass it to the content of the menu. */
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
