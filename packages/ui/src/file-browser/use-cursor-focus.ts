import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../hooks/hooks.js'

/** Finds the element of an entry in either view. */
const entryElement = (root: HTMLElement | null, id: string | undefined): HTMLElement | null =>
  id === undefined ? null : (root?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`) ?? null)

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Keeps focus on the current entry: when the cursor moves, when the entry is deleted, and when a dialog returns
 * focus.
 */
export function useCursorFocus(
  body: RefObject<HTMLElement | null>,
  cursor: string | undefined,
  editing: boolean,
  onEntryFocus: (id: string) => void,
) {
  const wanted = useRef(false)
  const inside = useRef(false)
  const parked = useRef(false)

  // The cursor may change within two frames.
  const latest = useLatest(cursor)
  const focusCursor = () => (entryElement(body.current, latest.current) ?? body.current)?.focus({ preventScroll: true })

  useLayoutEffect(() => {
    if (editing || parked.current) return
    const nowhere = document.activeElement === null || document.activeElement === document.body
    const lost = (inside.current && nowhere) || document.activeElement === body.current
    if (!wanted.current && !lost) return
    wanted.current = false
    focusCursor()
  })

  return {
    focusCursor,
    /** Focuses the current entry after the next render. */
    focusNext: () => {
      wanted.current = true
    },
    /**
     * Runs an action that may open a dialog, with focus on an element that still exists when the dialog closes; the
     * entry may be deleted by then.
     */
    runParked: (action: () => void) => {
      parked.current = true
      body.current?.focus({ preventScroll: true })
      action()
      twoFrames(() => {
        parked.current = false
        if (document.activeElement === body.current) focusCursor()
      })
    },
    focusProps: {
      onFocus: (event: FocusEvent) => {
        inside.current = true
        if (event.target === body.current && !parked.current) focusCursor()
        // A click or assistive technology can focus an entry without our keyboard handling.
        const id = event.target instanceof HTMLElement ? event.target.dataset.entry : undefined
        if (id !== undefined && id !== cursor) onEntryFocus(id)
      },
      onBlur: () => {
        inside.current = false
      },
    },
  }
}
