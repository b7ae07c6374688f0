import type { Box } from './layer-arrangement.js'

/** Free distance beside a box on one axis, in px of the artboard: a line from `from` to `to`, drawn at `at`. @experimental */
export interface Distance {
  axis: 'x' | 'y'
  from: number
  to: number
  /** Place of the line on the other axis. */
  at: number
}

/** Shorter distances in px are not shown: the boxes touch. */
const MIN_DISTANCE = 0.5

const AXES = {
  x: { start: 'x', length: 'width', across: 'y', acrossLength: 'height' },
  y: { start: 'y', length: 'height', across: 'x', acrossLength: 'width' },
} as const

/** Edge beside a box, and the range on the other axis that both share. */
interface Edge {
  at: number
  from: number
  to: number
}

/** Returns the edges that face a box on an axis: those of its neighbors, and the inner ones of what contains it. */
function facingEdges(box: Box, others: readonly Box[], axis: 'x' | 'y', side: 'before' | 'after'): Edge[] {
  const { start, length, across, acrossLength } = AXES[axis]
  const [own, ownEnd] = [box[start], box[start] + box[length]]
  const [low, high] = [box[across], box[across] + box[acrossLength]]
  return others.flatMap((other) => {
    const [first, last] = [other[start], other[start] + other[length]]
    const shared = { from: Math.max(low, other[across]), to: Math.min(high, other[across] + other[acrossLength]) }
    if (shared.from >= shared.to) return []
    const isAround = first <= own && last >= ownEnd && shared.from === low && shared.to === high
    if (side === 'before') return last <= own ? [{ at: last, ...shared }] : isAround ? [{ at: first, ...shared }] : []
    return first >= ownEnd ? [{ at: first, ...shared }] : isAround ? [{ at: last, ...shared }] : []
  })
}

/**
 * Measures the free distances on the four sides of a box: to its nearest neighbor or the edge of what contains it. Pass
 * the artboard among the others to measure to its edges. Sides that touch or overlap something have none. @experimental
 */
export function measureDistances(box: Box, others: readonly Box[]): Distance[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const { start, length } = AXES[axis]
    const [own, ownEnd] = [box[start], box[start] + box[length]]
    const before = facingEdges(box, others, axis, 'before').toSorted((one, other) => other.at - one.at)[0]
    const after = facingEdges(box, others, axis, 'after').toSorted((one, other) => one.at - other.at)[0]
    return [
      ...(before ? [{ axis, from: before.at, to: own, at: (before.from + before.to) / 2 }] : []),
      ...(after ? [{ axis, from: ownEnd, to: after.at, at: (after.from + after.to) / 2 }] : []),
    ].filter(({ from, to }) => to - from >= MIN_DISTANCE)
  })
}
