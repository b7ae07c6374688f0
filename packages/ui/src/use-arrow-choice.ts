import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

type Handlers = Pick<ComponentProps<'div'>, 'onFocusCapture' | 'onKeyDownCapture'>

/**
 * Has arrows choose the radio that they move to, however short the key was pressed: Radix moves the focus a moment
 * later and chooses only while the key is still down, which a page that is busy just then can miss. Takes the group's
 * own listeners along; `chosen` has to be told of every choice.
 */
export function useArrowChoice(own: Handlers): { handlers: Handlers; chosen: () => void } {
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
        // Radix may choose it in this very event.
        setTimeout(() => {
          if (reached.current === target) target.click()
        })
      },
    },
    chosen: () => {
      reached.current = undefined
    },
  }
}
