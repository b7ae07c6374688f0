import type { KeyboardEvent } from 'react'

/** What the keys of a row can do. */
export interface RowKeys {
  /** How many lines there are. */
  length: number
  /** Chooses the row of a line or not, or all from the last chosen one on; `false` where rows are not chosen. */
  select: (index: number, isRange: boolean) => boolean
  /** Has the row of a line removed. */
  remove: (index: number) => void
}

const WAYS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
const isTyping = (target: Element) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** The arrows go to the same control of another row, Space on a name chooses its row, Delete has it removed. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, { length, select, remove }: RowKeys): void {
  const { target, key, shiftKey } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(target instanceof Element) || isTyping(target)) return
  // What floats above a row belongs to it in React, but not on the screen.
  const line = event.currentTarget.contains(target) ? target.closest<HTMLElement>('tr[data-line]') : null
  if (!line) return
  const index = Number(line.dataset.line)
  const way = WAYS[key]
  if (way !== undefined) {
    const next = index + way
    if (next < 0 || next >= length) return
    event.preventDefault()
    goTo(event.currentTarget, line, next, controlsOf(line).indexOf(target))
  } else if (key === ' ' && target.tagName === 'A') {
    if (select(index, shiftKey)) event.preventDefault()
  } else if (key === 'Delete') remove(index)
}

const controlsOf = (line: Element): Element[] => [...line.querySelectorAll('a[href], button:not([disabled])')]

function focusIn(body: Element, index: number, control: number): boolean {
  const line = body.querySelector(`tr[data-line="${index}"]`)
  if (!line) return false
  const controls = controlsOf(line)
  const found = controls[control] ?? controls[0]
  if (found instanceof HTMLElement) found.focus()
  return true
}

/** A line that is far from the sight is not drawn: the sight then comes back to where the focus is first. */
function goTo(body: Element, from: Element, index: number, control: number): void {
  if (focusIn(body, index, control)) return
  from.scrollIntoView({ block: 'center' })
  requestAnimationFrame(() => requestAnimationFrame(() => focusIn(body, index, control)))
}
