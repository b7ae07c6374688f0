import type { LayerStyle } from './ad-layer.js'

/** Rectangle in px of the artboard. @experimental */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Placed = Pick<LayerStyle, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'scale'>

/** Changes to the styles of layers, by layer id. @experimental */
export type StyleChanges = Record<string, Partial<LayerStyle>>

const radians = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 100) / 100 + 0

/** Turns a vector by an angle in degrees. */
const turn = (x: number, y: number, degrees: number) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

const computeCenter = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Returns the smallest upright rectangle around a layer as it is shown, rotated and scaled. @experimental */
export function layerBounds(style: Placed): Box {
  const center = computeCenter(style)
  const [halfWidth, halfHeight] = [(style.width * style.scale) / 2, (style.height * style.scale) / 2]
  const [cos, sin] = [Math.abs(Math.cos(radians(style.rotation))), Math.abs(Math.sin(radians(style.rotation)))]
  const [reachX, reachY] = [halfWidth * cos + halfHeight * sin, halfWidth * sin + halfHeight * cos]
  return { x: center.x - reachX, y: center.y - reachY, width: 2 * reachX, height: 2 * reachY }
}

/** Returns the smallest rectangle around boxes; undefined for none. @experimental */
export function unionBox(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Edges and centers that layers are aligned to. @experimental */
export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

function alignedShift(alignment: Alignment, box: Box, within: Box): { dx: number; dy: number } {
  const [own, other] = [computeCenter(box), computeCenter(within)]
  switch (alignment) {
    case 'left':
      return { dx: within.x - box.x, dy: 0 }
    case 'center':
      return { dx: other.x - own.x, dy: 0 }
    case 'right':
      return { dx: within.x + within.width - box.x - box.width, dy: 0 }
    case 'top':
      return { dx: 0, dy: within.y - box.y }
    case 'middle':
      return { dx: 0, dy: other.y - own.y }
    case 'bottom':
      return { dx: 0, dy: within.y + within.height - box.y - box.height }
  }
}

/** Layers by id, each list moved as one: a single layer or a group. @experimental */
export type MovableParts = readonly Readonly<Record<string, Placed>>[]

const computeBounds = (part: Readonly<Record<string, Placed>>) => unionBox(Object.values(part).map(layerBounds))

const moved = (part: Readonly<Record<string, Placed>>, dx: number, dy: number): StyleChanges =>
  Object.fromEntries(Object.entries(part).map(([id, { x, y }]) => [id, { x: round(x + dx), y: round(y + dy) }]))

/** Aligns layers or groups with an edge or center of a rectangle. @experimental */
export function alignParts(parts: MovableParts, alignment: Alignment, within: Box): StyleChanges {
  return Object.assign(
    {},
    ...parts.map((part) => {
      const box = computeBounds(part)
      if (!box) return {}
      const { dx, dy } = alignedShift(alignment, box, within)
      return moved(part, dx, dy)
    }),
  ) as StyleChanges
}

/** Spreads layers or groups so that the gaps between them are equal; the outer ones stay. Needs three. @experimental */
export function distributeParts(parts: MovableParts, axis: 'horizontal' | 'vertical'): StyleChanges {
  const [start, length] = axis === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const boxes = parts
    .flatMap((part) => {
      const box = computeBounds(part)
      return box ? [{ part, box }] : []
    })
    .toSorted((one, other) => one.box[start] - other.box[start] || one.box[length] - other.box[length])
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last || boxes.length < 3) return {}
  const free = last.box[start] - first.box[start] - first.box[length]
  const between = boxes.slice(1, -1)
  const gap = (free - between.reduce((sum, { box }) => sum + box[length], 0)) / (boxes.length - 1)
  let place = first.box[start] + first.box[length] + gap
  const changes: StyleChanges = {}
  for (const { part, box } of between) {
    const shift = place - box[start]
    Object.assign(changes, axis === 'horizontal' ? moved(part, shift, 0) : moved(part, 0, shift))
    place += box[length] + gap
  }
  return changes
}

/** Line that something snapped to, in px from the artboard's corner. @experimental */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

const SNAP_POINTS = { x: ['x', 'width'], y: ['y', 'height'] } as const

/** Returns the lines that a box offers for snapping: its edges and center on an axis. */
const listSnapLines = (box: Box, axis: 'x' | 'y') => {
  const [start, length] = SNAP_POINTS[axis]
  return [box[start], box[start] + box[length] / 2, box[start] + box[length]]
}

/**
 * Snaps a moved box to the edges and centers of others. Returns the shift in px and the lines that it then touches.
 * `distance` is how near, in px, a line has to be. @experimental
 */
export function snapBox(
  box: Box,
  others: readonly Box[],
  distance: number,
): { dx: number; dy: number; guides: Guide[] } {
  const shiftOn = (axis: 'x' | 'y') => {
    const [lines, targets] = [listSnapLines(box, axis), others.flatMap((other) => listSnapLines(other, axis))]
    // Called for every move of the pointer, so nothing is created for each of the candidates.
    let by: number | undefined
    for (const line of lines)
      for (const target of targets) {
        const shift = target - line
        if (Math.abs(shift) <= distance && (by === undefined || Math.abs(shift) < Math.abs(by))) by = shift
      }
    if (by === undefined) return { by: 0, guides: [] }
    const shift = by
    const touched = targets.filter((target) => lines.some((line) => Math.abs(target - line - shift) < 0.01))
    return { by: shift, guides: [...new Set(touched)].map((at) => ({ axis, at })) }
  }
  const [x, y] = [shiftOn('x'), shiftOn('y')]
  return { dx: x.by, dy: y.by, guides: [...x.guides, ...y.guides] }
}

/** Snaps one coordinate, such as that of a resized edge, to the edges and centers of boxes. @experimental */
export function snapLine(at: number, axis: 'x' | 'y', others: readonly Box[], distance: number): number | undefined {
  const nearest = others
    .flatMap((other) => listSnapLines(other, axis))
    .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0]
  return nearest !== undefined && Math.abs(nearest - at) <= distance ? nearest : undefined
}

/** Handles of a selection: the sides and corners that are dragged, as compass directions. @experimental */
export const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Handle = (typeof HANDLES)[number]

/** Direction of a handle on each axis: -1, 0 or 1. @experimental */
export const handleDirection = (handle: Handle): { x: -1 | 0 | 1; y: -1 | 0 | 1 } => ({
  x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
  y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
})

/** Options of a resize. @experimental */
export interface ResizeOptions {
  /** Keeps the ratio of width and height. @default false */
  keepsRatio?: boolean
  /** Keeps the center instead of the opposite side. @default false */
  fromCenter?: boolean
}

/**
 * Resizes a layer by dragging a handle by some px. A rotated layer changes along its own axes, and the opposite side or
 * corner stays in place. @experimental
 */
export function resizeLayer(
  style: Placed,
  handle: Handle,
  dx: number,
  dy: number,
  { keepsRatio = false, fromCenter = false }: ResizeOptions = {},
): Box {
  const direction = handleDirection(handle)
  const scale = Math.max(style.scale, 0.01)
  const along = turn(dx / scale, dy / scale, -style.rotation)
  const both = fromCenter ? 2 : 1
  let width = Math.max(1, style.width + along.x * direction.x * both)
  let height = Math.max(1, style.height + along.y * direction.y * both)
  if (keepsRatio) {
    const ratios = [...(direction.x ? [width / style.width] : []), ...(direction.y ? [height / style.height] : [])]
    const wanted = ratios.reduce((most, one) => (Math.abs(one - 1) > Math.abs(most - 1) ? one : most), 1)
    const ratio = Math.max(wanted, 1 / style.width, 1 / style.height)
    width = style.width * ratio
    height = style.height * ratio
  }
  const share = fromCenter ? 0 : 0.5
  const shift = turn(
    (width - style.width) * direction.x * share * scale,
    (height - style.height) * direction.y * share * scale,
    style.rotation,
  )
  const center = computeCenter(style)
  return {
    x: round(center.x + shift.x - width / 2),
    y: round(center.y + shift.y - height / 2),
    width: round(width),
    height: round(height),
  }
}

/** Resizes layers together, from the rectangle around them to another one. @experimental */
export function resizeLayers(styles: Readonly<Record<string, Placed>>, from: Box, to: Box): StyleChanges {
  const [scaleX, scaleY] = [to.width / Math.max(from.width, 0.01), to.height / Math.max(from.height, 0.01)]
  return Object.fromEntries(
    Object.entries(styles).map(([id, style]) => {
      // The sides of a layer that lies on its side follow the other axis.
      const isSideways = Math.abs(Math.sin(radians(style.rotation))) > Math.SQRT1_2
      const width = Math.max(1, style.width * (isSideways ? scaleY : scaleX))
      const height = Math.max(1, style.height * (isSideways ? scaleX : scaleY))
      const center = computeCenter(style)
      const x = to.x + (center.x - from.x) * scaleX - width / 2
      const y = to.y + (center.y - from.y) * scaleY - height / 2
      return [id, { x: round(x), y: round(y), width: round(width), height: round(height) }]
    }),
  )
}

/** Rotates layers together around a point, by an angle in degrees. @experimental */
export const rotateLayers = (
  styles: Readonly<Record<string, Placed>>,
  around: { x: number; y: number },
  degrees: number,
): StyleChanges =>
  Object.fromEntries(
    Object.entries(styles).map(([id, style]) => {
      const center = computeCenter(style)
      const turned = turn(center.x - around.x, center.y - around.y, degrees)
      return [
        id,
        {
          x: round(around.x + turned.x - style.width / 2),
          y: round(around.y + turned.y - style.height / 2),
          rotation: round(style.rotation + degrees),
        },
      ]
    }),
  )

/** Returns the angle in degrees by which a pointer has turned around a point. @experimental */
export const pointerAngle = (
  around: { x: number; y: number },
  from: { x: number; y: number },
  to: { x: number; y: number },
): number => {
  const computeAngle = (point: { x: number; y: number }) => Math.atan2(point.y - around.y, point.x - around.x)
  return ((computeAngle(to) - computeAngle(from)) * 180) / Math.PI
}

/** Rounds an angle to a multiple of `step` degrees. @experimental */
export const snapAngle = (degrees: number, step = 15): number => Math.round(degrees / step) * step
