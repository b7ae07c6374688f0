import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../hooks/hooks.js'

/** The element of an entry, in whichever view. */
const entryElement = (root: HTMLElement | null, id: string | undefined): HTMLElement | null =>
  id === undefined ? null : (root?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`) ?? null)

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/**
 * Keeps the focus on the entry that the keys are at: when they move, when that entry is deleted, and when a dialog
 * that an action opened gives the focus back.
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

  // Two frames later the cursor may be another one.
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
    /** Focuses the entry of the keys after the next render. */
    focusNext: () => {
      wanted.current = true
    },
    /**
     * Runs what may open a dialog, with the focus on an element that will still be there when the dialog closes; the
     * entry that it was about may be gone by then.
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
        // A press, or assistive technology, puts the focus on an entry without a key of ours.
        const id = event.target instanceof HTMLElement ? event.target.dataset.entry : undefined
        if (id !== undefined && id !== cursor) onEntryFocus(id)
      },
      onBlur: () => {
        inside.current = false
      },
    },
  }
}
