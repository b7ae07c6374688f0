import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

type Handlers = Pick<ComponentProps<'div'>, 'onFocusCapture' | 'onKeyDownCapture'>

/**
 * Selects the radio that an arrow key moves to, however short the key press: Radix moves focus a moment later and
 * selects only while the key is down, which a busy page can miss. `handlers` include the group's own listeners; call
 * `onSelected` on every selection.
 */
export function useArrowSelection(own: Handlers): { handlers: Handlers; onSelected: () => void } {
  const moving = useRef(false)
  const reached = useRef<HTMLElement>(undefined)
  return {
    handlers: {
      onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
        own.onKeyDownCapture?.(event)
        moving.current = ARROWS.has(event.key)
      },
      onFocusCapture(event: FocusEvent<HTMLDivElement>) {
        own.onFocusCapture?.(event)
        if (!moving.current) return
        const { target } = event
        moving.current = false
        if (target.ariaChecked !== 'false') return
        reached.current = target
        // Radix may select it during this event.
        setTimeout(() => {
          if (reached.current === target) target.click()
        })
      },
    },
    onSelected: () => {
      reached.current = undefined
    },
  }
}
