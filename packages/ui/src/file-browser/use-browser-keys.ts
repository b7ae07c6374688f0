import { type KeyboardEvent, useRef } from 'react'
import { shortcutKey } from '../hooks/hooks.js'
import { findByPrefix } from './order.js'
import type { FileBrowserModel } from './use-file-browser.js'

/** Relevant parts of a key press. */
export interface KeyPress {
  key: string
  shiftKey: boolean
  /** Ctrl, or Cmd on a Mac. */
  command: boolean
  altKey: boolean
}

/** Layout of the entries. */
export interface Shape {
  /** Index of the entry with the cursor. */
  index: number
  /** Number of entries. */
  count: number
  /** Number of columns; one in a list. */
  columns: number
  /** Number of visible lines. */
  page: number
  /** True for RTL pages. */
  rtl: boolean
}

type Intent =
  | { type: 'move'; index: number; extend: boolean }
  | { type: 'leave'; edge: 'top' }
  | { type: 'toggle' }
  | { type: 'extend' }
  | { type: 'all' | 'clear' | 'open' | 'rename' | 'delete' | 'up' | 'enter-row' }
  | { type: 'typed'; text: string }

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)

/** Returns the index an arrow or similar key moves to, or undefined for other keys. */
function target({ key, command }: KeyPress, { index, count, columns, page, rtl }: Shape): number | undefined {
  const line = index - (index % columns)
  // The last row may be shorter: move to its last entry.
  const down = (lines: number) =>
    index + lines * columns < count ? index + lines * columns : line + columns < count ? count - 1 : index
  switch (key) {
    case 'ArrowDown':
      return down(1)
    case 'ArrowUp':
      return index - columns < 0 ? index : index - columns
    case 'ArrowRight':
    case 'ArrowLeft':
      if (columns === 1) return undefined
      return clamp(index + ((key === 'ArrowRight') === rtl ? -1 : 1), count)
    case 'PageDown':
      return down(page)
    case 'PageUp':
      return index - page * columns < 0 ? index % columns : index - page * columns
    case 'Home':
      return columns === 1 || command ? 0 : line
    case 'End':
      return columns === 1 || command ? count - 1 : clamp(line + columns - 1, count)
    default:
      return undefined
  }
}

/** Maps keys to actions: those of the APG grid and of file managers. */
export function readIntent(press: KeyPress, shape: Shape, typing: boolean): Intent | undefined {
  const { key, shiftKey, command, altKey } = press
  if (altKey) return key === 'ArrowUp' ? { type: 'up' } : undefined
  const index = target(press, shape)
  if (index !== undefined) {
    if (key === 'ArrowUp' && index === shape.index && !shiftKey) return { type: 'leave', edge: 'top' }
    return { type: 'move', index, extend: shiftKey }
  }
  if (command) {
    if (key === 'a' || key === 'A') return { type: 'all' }
    return key === 'Backspace' ? { type: 'delete' } : undefined
  }
  switch (key) {
    case ' ':
      if (typing && !shiftKey) return { type: 'typed', text: ' ' }
      return { type: shiftKey ? 'extend' : 'toggle' }
    case 'Enter':
      return { type: 'open' }
    case 'Escape':
      return { type: 'clear' }
    case 'F2':
      return { type: 'rename' }
    case 'Delete':
      return { type: 'delete' }
    case 'Backspace':
      return { type: 'up' }
    case shape.rtl ? 'ArrowLeft' : 'ArrowRight':
      return { type: 'enter-row' }
    default:
      return [...key].length === 1 ? { type: 'typed', text: key } : undefined
  }
}

/** Pause in ms after which typing starts a new search. */
const TYPING_PAUSE = 600

/** Controls in a row or header: not Tab stops, but reached by arrow keys. */
const findControls = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
]

/** Moves between the controls of a row, and from the first one back to the row. */
function walkControls(event: KeyboardEvent<HTMLElement>, row: HTMLElement, control: HTMLElement, rtl: boolean) {
  const controls = findControls(row)
  if (event.key === 'Escape') row.focus()
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const next = controls.indexOf(control) + ((event.key === 'ArrowRight') === rtl ? -1 : 1)
    const target = next < 0 ? row : controls[next]
    target?.focus()
  } else return false
  event.preventDefault()
  return true
}

/** Handles the keyboard of both views. */
export function useBrowserKeys(model: FileBrowserModel, columns: number, page: number) {
  const typed = useRef({ text: '', at: 0 })
  const { entries, index } = model

  function goTo(next: number, extend: boolean) {
    const id = entries[next]?.id
    if (id === undefined) return
    model.focusNext()
    model.step(extend ? { type: 'extend', id } : { type: 'move', id })
  }

  function type(letter: string, now: number) {
    const text = now - typed.current.at < TYPING_PAUSE ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    const found = findByPrefix(entries, index, text)
    if (found !== -1) goTo(found, false)
  }

  return function keyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // Menus are portals, but React bubbles their events to here.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const control = target.closest<HTMLElement>('button')
    const place = target.closest<HTMLElement>('[data-entry], [data-head]')
    if (control && place) {
      if (walkControls(event, place, control, rtl) || event.key === ' ' || event.key === 'Enter') return
      if (place.dataset.head !== undefined) {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        return model.focusCursor()
      }
    }
    const entry = entries[index]
    const command = event.ctrlKey || event.metaKey
    const intent = readIntent(
      {
        key: command && shortcutKey(event) === 'a' ? 'a' : event.key,
        shiftKey: event.shiftKey,
        command,
        altKey: event.altKey,
      },
      { index, count: entries.length, columns, page, rtl },
      event.timeStamp - typed.current.at < TYPING_PAUSE,
    )
    if (!intent) return
    if (intent.type === 'up') {
      event.preventDefault()
      return model.goUp()
    }
    if (!entry) return
    if (intent.type === 'clear') {
      // With nothing to clear, Escape is left to a surrounding dialog or drawer.
      if (model.selected.size === 0) return
      event.stopPropagation()
      model.step({ type: 'clear' })
    } else if (intent.type === 'move') goTo(intent.index, intent.extend)
    else if (intent.type === 'leave') findControls(event.currentTarget.querySelector('[data-head]'))[0]?.focus()
    else if (intent.type === 'typed') type(intent.text, event.timeStamp)
    else if (intent.type === 'toggle' || intent.type === 'extend') model.step({ type: intent.type, id: entry.id })
    else if (intent.type === 'all') model.step({ type: 'all' })
    else if (intent.type === 'open') model.open(entry)
    else if (intent.type === 'rename') model.startRename(entry)
    else if (intent.type === 'delete') model.askDelete(model.targetsOf(entry))
    else if (intent.type === 'enter-row') findControls(place)[0]?.focus()
    event.preventDefault()
  }
}
