import { arc } from 'd3-shape'
import type { DonutSlice } from './donut-data.js'

/** Angles of a slice, clockwise from the top, in radians. */
export interface SliceAngle {
  from: number
  to: number
}

const TURN = Math.PI * 2

/** Returns angles by value, none smaller than `least`, so that the smallest slice can be found. The others shrink for it. */
export function sliceAngles(values: readonly number[], least: number): SliceAngle[] {
  const minimum = Math.min(least, TURN / Math.max(1, values.length))
  const small = new Set<number>()
  let share = 0
  for (let before = -1; before !== small.size; ) {
    before = small.size
    const large = values.reduce((sum, value, index) => (small.has(index) ? sum : sum + value), 0)
    share = large > 0 ? (TURN - small.size * minimum) / large : 0
    for (const [index, value] of values.entries()) if (value * share < minimum - 1e-12) small.add(index)
  }
  let at = 0
  return values.map((value, index) => {
    const from = at
    at += small.has(index) ? minimum : value * share
    return { from, to: at }
  })
}

/** Position of a slice's label. */
export interface LabelPosition {
  /** Side of the ring. */
  side: 'left' | 'right'
  /** y position of its middle. */
  y: number
}

/** Positions labels beside their slices, in the same order and without overlaps. */
export function placeLabels(
  angles: readonly SliceAngle[],
  { center, radius, top, bottom, line }: { center: number; radius: number; top: number; bottom: number; line: number },
): LabelPosition[] {
  const labels = angles.map((angle): LabelPosition => {
    const middle = computeMiddle(angle)
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

/** Returns the angle of a slice's middle; the right side for a full ring. */
export const computeMiddle = ({ from, to }: SliceAngle): number =>
  to - from > TURN - 1e-6 ? Math.PI / 2 : (from + to) / 2

/** Geometry of a donut in pixels. */
export interface DonutShape {
  width: number
  height: number
  x: number
  y: number
  /** Outer radius. */
  radius: number
  /** Inner radius. */
  hole: number
  /** Angles of the slices. */
  angles: SliceAngle[]
  /** Labels beside the ring; undefined if a list below it names the slices. */
  labels?: LabelPosition[]
}

/** Height of two lines and the gap below them. */
const LABEL_HEIGHT = 42
const MIN_LABELLED_WIDTH = 560
/** Width beside the ring for the line, the marker and a readable name. */
const LABEL_WIDTH = 220
const MIN_ARC = 5

/** Fits a ring, and labels if there is space for them, into a box. */
export function donutShape(slices: readonly DonutSlice[], width: number, height: number): DonutShape {
  const isWide = width >= MIN_LABELLED_WIDTH
  const space = isWide ? Math.max(84, width / 2 - LABEL_WIDTH) : width / 2 - 24
  const radius = Math.max(24, Math.min(height / 2 - 20, space, 116))
  const angles = sliceAngles(
    slices.map(({ value }) => value),
    MIN_ARC / radius,
  )
  const labels = isWide
    ? placeLabels(angles, { center: height / 2, radius, top: 26, bottom: height - 26, line: LABEL_HEIGHT })
    : undefined
  return { width, height, x: width / 2, y: height / 2, radius, hole: radius * 0.66, angles, labels }
}

/** Returns the slice at a position. A thin slice is also hit from beside it. */
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

/** Returns the path of a piece of a ring around (0, 0). */
export const ringPath = ({ from, to }: SliceAngle, innerRadius: number, outerRadius: number): string =>
  arc().digits(2)({ startAngle: from, endAngle: to, innerRadius, outerRadius }) ?? ''
