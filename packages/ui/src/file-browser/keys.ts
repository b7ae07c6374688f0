/** What of a key press matters. */
export interface KeyPress {
  key: string
  shiftKey: boolean
  /** Ctrl, or Cmd on a Mac. */
  command: boolean
  altKey: boolean
}

/** How the entries lie. */
export interface Shape {
  /** Where the keys are. */
  index: number
  /** How many entries there are. */
  count: number
  /** How many stand side by side; one in a list. */
  columns: number
  /** How many lines are in view. */
  page: number
  /** Whether the page runs from right to left. */
  rtl: boolean
}

export type Intent =
  | { type: 'move'; index: number; extend: boolean }
  | { type: 'leave'; edge: 'top' }
  | { type: 'toggle' }
  | { type: 'extend' }
  | { type: 'all' | 'clear' | 'open' | 'rename' | 'delete' | 'up' | 'enter-row' }
  | { type: 'typed'; text: string }

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1)

/** Where an arrow or its like leads, or nothing for another key. */
function target({ key, command }: KeyPress, { index, count, columns, page, rtl }: Shape): number | undefined {
  const line = index - (index % columns)
  // In the last, shorter line there may be nothing below: the last one is nearest.
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

/** What a key means in a list or in tiles: those of the APG grid, and those of file managers. */
export function intentOf(press: KeyPress, shape: Shape, typing: boolean): Intent | undefined {
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
