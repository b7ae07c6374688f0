import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Buttons go when they have done their work; the focus then goes to the next one of their part, not to the top of the page. */
export function useFocusKept(root: RefObject<HTMLElement | null>) {
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
