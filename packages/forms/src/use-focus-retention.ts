import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves focus to the next button of a component when the focused one disappears. */
export function useFocusRetention(root: RefObject<HTMLElement | null>) {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    const next = root.current?.querySelector<HTMLElement>('button:not([disabled]), a[href], [tabindex="-1"]')
    next?.focus()
  })
  return {
    onFocus: () => {
      inside.current = true
    },
    onBlur: () => {
      inside.current = false
    },
  }
}
