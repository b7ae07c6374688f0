import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to an element of `selector` inside `root` when the focused one inside it is removed. Spread the result on `root`. */
export function useFocusRetention(root: RefObject<HTMLElement | null>, selector: string) {
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(selector)?.focus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
