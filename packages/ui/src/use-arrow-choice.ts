import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

type Handlers = Pick<ComponentProps<'div'>, 'onFocus' | 'onKeyDownCapture'>

/**
 * Has arrows choose the radio that they move to, however short the key was pressed: Radix moves the focus a moment
 * later and chooses only while the key is still down, which a page that is busy just then can miss. Takes the group's
 * own listeners along.
 */
export function useArrowChoice(own: Handlers): Handlers {
  const moving = useRef(false)
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
      own.onKeyDownCapture?.(event)
      moving.current = ARROWS.has(event.key)
    },
    onFocus(event: FocusEvent<HTMLDivElement>) {
      own.onFocus?.(event)
      const { target } = event
      if (!moving.current) return
      moving.current = false
      // Radix may have chosen it in this very event.
      setTimeout(() => target.ariaChecked === 'false' && target.click())
    },
  }
}
