/** How high an element may be before browsers stop believing it. */
export const MOST_PIXELS = 15_000_000

/** A line that is drawn, or the room of those that are not. */
export type DrawnLine = { kind: 'line'; index: number } | { kind: 'room'; before: number; height: number }

interface Window {
  /** The lines to draw, in order, by where they would stand if elements could have any height. */
  lines: readonly { index: number; start: number; size: number }[]
  /** The height of all lines. */
  total: number
  /** The height that there is for them. */
  height: number
  /** How far the lines have to move up so that those in sight stand where the reader is. */
  shift: number
}

/** Lines and the room between them, in the height that there is. */
export function windowLines({ lines, total, height, shift }: Window): DrawnLine[] {
  const drawn: DrawnLine[] = []
  let at = 0
  for (const [place, { index, start, size }] of lines.entries()) {
    const below = lines.slice(place).reduce((sum, one) => sum + one.size, 0)
    const top = Math.min(Math.max(start - shift, at), Math.max(at, height - below))
    if (top > at) drawn.push({ kind: 'room', before: index, height: top - at })
    drawn.push({ kind: 'line', index })
    at = top + size
  }
  if (at < height && total > 0) drawn.push({ kind: 'room', before: -1, height: height - at })
  return drawn
}

/** How far lines have to move up where the element has scrolled so far: all the way at its end. */
export const shiftAt = (scrolled: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? (Math.min(scrolled, scrollable) / scrollable) * Math.max(0, total - height) : 0

/** Where the element has to scroll to so that its bar shows where in all the lines the reader is. */
export const scrollOf = (place: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? place / (1 + Math.max(0, total - height) / scrollable) : 0
