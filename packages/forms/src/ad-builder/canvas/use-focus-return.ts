import { type RefObject, useEffect, useRef } from 'react'

const isLost = () => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/**
 * Returns focus to the canvas when the focused part of the builder disappears or is disabled, such as the row of a deleted
 * layer. `state` changes with everything that the builder shows.
 */
export function useFocusReturn(canvas: RefObject<HTMLElement | null>, state: unknown): void {
  const isWithin = useRef(false)
  useEffect(() => {
    const root = canvas.current?.closest('[data-slot="ad-builder"]')
    const onFocusIn = ({ target }: FocusEvent) => {
      isWithin.current = target instanceof Node && root?.contains(target) === true
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Node) || !root?.contains(target)) return
      // A click beside all controls takes the focus away, and a dialog moves it only afterwards.
      setTimeout(() => {
        if (isWithin.current && document.activeElement === document.body) canvas.current?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [canvas])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the state.
  useEffect(() => {
    if (isWithin.current && isLost()) canvas.current?.focus({ preventScroll: true })
  }, [canvas, state])
}
