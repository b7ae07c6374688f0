import type { DonutSlice } from './donut-parts.js'

/** From where to where a slice goes, clockwise from the top, in radians. */
export interface SliceAngle {
  /** Where it begins. */
  from: number
  /** Where it ends. */
  to: number
}

const TURN = Math.PI * 2

/** Angles by value, none below `least`, so that the smallest slice is found; the others give up what that takes. */
export function sliceAngles(values: readonly number[], least: number): SliceAngle[] {
  const room = Math.min(least, TURN / Math.max(1, values.length))
  const small = new Set<number>()
  let share = 0
  for (let before = -1; before !== small.size; ) {
    before = small.size
    const large = values.reduce((sum, value, index) => (small.has(index) ? sum : sum + value), 0)
    share = large > 0 ? (TURN - small.size * room) / large : 0
    for (const [index, value] of values.entries()) if (value * share < room - 1e-12) small.add(index)
  }
  let at = 0
  return values.map((value, index) => {
    const from = at
    at += small.has(index) ? room : value * share
    return { from, to: at }
  })
}

/** Where the words of a slice stand. */
export interface SliceLabel {
  /** Left or right of the ring. */
  side: 'left' | 'right'
  /** The middle of its words. */
  y: number
}

/** Puts words beside the slices that they name, in the same order and never one over the other. */
export function placeLabels(
  angles: readonly SliceAngle[],
  { center, radius, top, bottom, line }: { center: number; radius: number; top: number; bottom: number; line: number },
): SliceLabel[] {
  const labels = angles.map((angle): SliceLabel => {
    const middle = middleOf(angle)
    return { side: middle <= Math.PI ? 'right' : 'left', y: center - Math.cos(middle) * radius }
  })
  for (const side of ['right', 'left'] as const) {
    const own = labels.filter((label) => label.side === side).sort((a, b) => a.y - b.y)
    let free = top
    for (const label of own) {
      label.y = Math.max(label.y, free)
      free = label.y + line
    }
    let limit = bottom
    for (const label of own.reverse()) {
      label.y = Math.min(label.y, limit)
      limit = label.y - line
    }
  }
  return labels
}

/** The middle of a slice; of a whole ring its right side. */
export const middleOf = ({ from, to }: SliceAngle): number => (to - from > TURN - 1e-6 ? Math.PI / 2 : (from + to) / 2)

/** Where everything of a donut is, in pixels. */
export interface DonutShape {
  /** Of the drawing. */
  width: number
  /** Of the drawing. */
  height: number
  /** The middle of the ring. */
  x: number
  /** The middle of the ring. */
  y: number
  /** The outer edge. */
  radius: number
  /** The edge of the hole. */
  hole: number
  /** The angles of the slices. */
  angles: SliceAngle[]
  /** Words beside the slices; none where a list below names them. */
  labels?: SliceLabel[]
}

/** Two lines and the air below them. */
const LABEL_HEIGHT = 42
const LEAST_WIDTH = 560
/** Beside the ring: leader, marker, edge and a name that can be read. */
const WORDS = 220
const LEAST_ARC = 5

/** Fits a ring and, where there is room, the words beside it into a box. */
export function donutShape(slices: readonly DonutSlice[], width: number, height: number): DonutShape {
  const isWide = width >= LEAST_WIDTH
  const room = isWide ? Math.max(84, width / 2 - WORDS) : width / 2 - 24
  const radius = Math.max(24, Math.min(height / 2 - 20, room, 116))
  const angles = sliceAngles(
    slices.map(({ value }) => value),
    LEAST_ARC / radius,
  )
  const labels = isWide
    ? placeLabels(angles, { center: height / 2, radius, top: 26, bottom: height - 26, line: LABEL_HEIGHT })
    : undefined
  return { width, height, x: width / 2, y: height / 2, radius, hole: radius * 0.66, angles, labels }
}

/** The slice under a place; a thin one already from beside it. */
export function sliceAt({ x, y, radius, hole, angles }: DonutShape, px: number, py: number): number | undefined {
  const [dx, dy] = [px - x, py - y]
  const far = Math.hypot(dx, dy)
  if (far < hole - 6 || far > radius + 10) return undefined
  const angle = (Math.atan2(dx, -dy) + TURN) % TURN
  const reach = 4 / radius
  const thin = angles.findIndex(({ from, to }) => to - from < 4 * reach && angle >= from - reach && angle < to + reach)
  const found = thin >= 0 ? thin : angles.findIndex(({ from, to }) => angle >= from && angle < to)
  return found < 0 ? angles.length - 1 : found
}

/** The outline of a piece of a ring around (0, 0). */
export function ringPath({ from, to }: SliceAngle, inner: number, outer: number): string {
  const end = to - from > TURN - 1e-6 ? from + TURN - 1e-4 : to
  const large = end - from > Math.PI ? 1 : 0
  const point = (angle: number, radius: number) =>
    `${(Math.sin(angle) * radius).toFixed(2)},${(-Math.cos(angle) * radius).toFixed(2)}`
  return `M${point(from, outer)}A${outer},${outer} 0 ${large} 1 ${point(end, outer)}L${point(end, inner)}A${inner},${inner} 0 ${large} 0 ${point(from, inner)}Z`
}
