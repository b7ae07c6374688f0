import { isTyping } from '@placard/ui'
import type { KeyboardEvent } from 'react'

/** Actions of the keys on a row. */
export interface RowKeys {
  /** Number of lines. */
  length: number
  /** Toggles the selection of a row, or of a range from the last one on. Returns false if rows are not selectable. */
  select: (index: number, isRange: boolean) => boolean
  /** Removes the row of a line. */
  remove: (index: number) => void
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** Handles row keys: arrows move focus to the same control of another row, Space on a name selects its row, Delete removes it. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { length, select, remove }: RowKeys): void {
  const { target, key, shiftKey } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(target instanceof Element) || isTyping(target)) return
  // Events of portals bubble to the row in React, but not in the document.
  const line = event.currentTarget.contains(target) ? target.closest<HTMLElement>('tr[data-line]') : null
  if (!line) return
  const index = Number(line.dataset.line)
  const step = STEPS[key]
  if (step !== undefined) {
    const next = index + step
    if (next < 0 || next >= length) return
    event.preventDefault()
    moveFocus(event.currentTarget, line, next, findControls(line).indexOf(target))
  } else if (key === ' ' && target.tagName === 'A') {
    if (select(index, shiftKey)) event.preventDefault()
  } else if (key === 'Delete') remove(index)
}

const findControls = (line: Element): Element[] => [...line.querySelectorAll('a[href], button:not([disabled])')]

function focusIn(body: Element, index: number, control: number): boolean {
  const line = body.querySelector(`tr[data-line="${index}"]`)
  if (!line) return false
  const controls = findControls(line)
  const found = controls[control] ?? controls[0]
  if (found instanceof HTMLElement) found.focus()
  return true
}

/** Rows outside the viewport are not rendered. When focus is on one of them, scrolls to it first. */
function moveFocus(body: Element, from: Element, index: number, control: number): void {
  if (focusIn(body, index, control)) return
  from.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => requestAnimationFrame(() => focusIn(body, index, control)))
}
