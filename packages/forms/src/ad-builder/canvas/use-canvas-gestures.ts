import {
  type Box,
  clampProperty,
  contentLayers,
  type Guide,
  HANDLES,
  type Handle,
  handleDirection,
  type LayerStyles,
  layerBounds,
  pointerAngle,
  reduceAdBuilder,
  resizeLayer,
  resizeLayers,
  rotateLayers,
  snapAngle,
  snapBox,
  snapLine,
  unionBox,
} from '@placard/domain'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { STEPS } from '../builder-steps.js'
import type { AdBuilderApi } from '../use-ad-builder.js'

interface Point {
  x: number
  y: number
}

/** Distance in px of the screen within which layers snap. */
const SNAP_DISTANCE = 6
/** Distance in px of the screen from which a press is a drag. */
const DRAG_DISTANCE = 3

type Gesture = { from: Point; screen: Point; key: string; styles: LayerStyles; hasMoved: boolean } & (
  | { kind: 'move'; clickedID: string }
  | { kind: 'resize'; handle: Handle }
  | { kind: 'rotate'; center: Point }
  | { kind: 'marquee'; kept: readonly string[] }
  | { kind: 'pan'; scroll: Point }
)

export interface CanvasGestureOptions {
  builder: AdBuilderApi
  /** Scrolled element. */
  scroller: RefObject<HTMLElement | null>
  /** Artboard, whose corner is the origin of coordinates. */
  origin: RefObject<HTMLElement | null>
  zoom: number
}

/** Returns the front layer at a point of the screen; locked layers are ignored. */
function layerAt(builder: AdBuilderApi, { x, y }: Point): string | undefined {
  const layers = new Map(contentLayers(builder.shown).map((layer) => [layer.id, layer]))
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-layer]')?.dataset.layer ?? [])
    .find((id) => layers.get(id)?.locked === false)
}

const pickStyles = (builder: AdBuilderApi, ids: readonly string[]): LayerStyles =>
  Object.fromEntries(
    contentLayers(builder.shown).flatMap(({ id, locked }) => {
      const style = builder.styles[id]
      return ids.includes(id) && !locked && style ? [[id, style]] : []
    }),
  )

const marqueeBox = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

let gestureCount = 0

/** Selects, moves, resizes and rotates layers by pointer, selects with a marquee, and pans with the middle button. */
export function useCanvasGestures({ builder, scroller, origin, zoom }: CanvasGestureOptions) {
  const gesture = useRef<Gesture>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const [marquee, setMarquee] = useState<Box>()

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const rect = origin.current?.getBoundingClientRect()
    return { x: (clientX - (rect?.left ?? 0)) / zoom, y: (clientY - (rect?.top ?? 0)) / zoom }
  }
  const otherBoxes = (): Box[] => {
    const [artboard] = builder.shown.layers
    const others = contentLayers(builder.shown).filter(({ id, hidden }) => !hidden && !gesture.current?.styles[id])
    const size = artboard?.kind === 'artboard' ? { width: artboard.width, height: artboard.height } : undefined
    return [
      ...(size ? [{ x: 0, y: 0, ...size }] : []),
      ...others.flatMap(({ id }) => {
        const style = builder.styles[id]
        return style ? [layerBounds(style)] : []
      }),
    ]
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = scroller.current
    if (!element || gesture.current || !event.isPrimary || event.button > 1) return
    gestureCount += 1
    const start = {
      from: pointOf(event),
      screen: { x: event.clientX, y: event.clientY },
      key: `gesture-${gestureCount}`,
      hasMoved: false,
    }
    event.preventDefault()
    element.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    if (event.button === 1) {
      const scroll = { x: element.scrollLeft, y: element.scrollTop }
      gesture.current = { ...start, kind: 'pan', scroll, styles: {} }
      return
    }
    const { selection } = builder.state
    const handle =
      event.target instanceof Element ? event.target.closest('[data-handle]')?.getAttribute('data-handle') : null
    if (handle) {
      const styles = pickStyles(builder, selection)
      const box = unionBox(Object.values(styles).map(layerBounds))
      const known = HANDLES.find((one) => one === handle)
      if (!box) return
      gesture.current = known
        ? { ...start, kind: 'resize', handle: known, styles }
        : { ...start, kind: 'rotate', center: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, styles }
      return
    }
    const isAdditive = event.shiftKey || event.ctrlKey || event.metaKey || builder.isMultiSelect
    const id = layerAt(builder, start.screen)
    if (id === undefined) {
      if (!isAdditive) builder.dispatch({ type: 'select', ids: [] })
      gesture.current = { ...start, kind: 'marquee', kept: isAdditive ? selection : [], styles: {} }
      return
    }
    const isKept = selection.includes(id) && !isAdditive
    const action = { type: 'select', ids: [id], toggle: isAdditive } as const
    if (!isKept) builder.dispatch(action)
    const ids = isKept ? selection : reduceAdBuilder(builder.state, action).selection
    gesture.current = { ...start, kind: 'move', clickedID: id, styles: pickStyles(builder, ids) }
  }

  const move = (current: Extract<Gesture, { kind: 'move' }>, dx: number, dy: number, event: PointerEvent) => {
    const isHorizontal = Math.abs(dx) > Math.abs(dy)
    const [x, y] = event.shiftKey ? (isHorizontal ? [dx, 0] : [0, dy]) : [dx, dy]
    const box = unionBox(Object.values(current.styles).map(layerBounds))
    if (!box) return
    const moved = { ...box, x: box.x + x, y: box.y + y }
    const snapped = event.altKey ? { dx: 0, dy: 0, guides: [] } : snapBox(moved, otherBoxes(), SNAP_DISTANCE / zoom)
    setGuides(snapped.guides)
    const shift = { x: Math.round(x + snapped.dx), y: Math.round(y + snapped.dy) }
    const changes = Object.entries(current.styles).map(([id, style]) => [
      id,
      { x: clampProperty('x', style.x + shift.x), y: clampProperty('y', style.y + shift.y) },
    ])
    builder.arrange(Object.fromEntries(changes), STEPS.move, current.key)
  }

  const resize = (current: Extract<Gesture, { kind: 'resize' }>, dx: number, dy: number, event: PointerEvent) => {
    const entries = Object.entries(current.styles)
    const [first] = entries
    const box = unionBox(entries.map(([, style]) => layerBounds(style)))
    if (!first || !box) return
    const direction = handleDirection(current.handle)
    const isCorner = direction.x !== 0 && direction.y !== 0
    const single = entries.length === 1 ? builder.selected.find(({ id }) => id === first[0]) : undefined
    const isMedia = single?.kind === 'image' || single?.kind === 'video'
    const options = { keepsRatio: isCorner && isMedia !== event.shiftKey, fromCenter: event.altKey }
    const isUpright = entries.every(([, { rotation }]) => rotation % 360 === 0)
    const others = isUpright && !options.keepsRatio ? otherBoxes() : []
    const snap = (axis: 'x' | 'y', by: number) => {
      if (direction[axis] === 0) return by
      const edge = box[axis] + (direction[axis] > 0 ? box[axis === 'x' ? 'width' : 'height'] : 0) + by
      const line = snapLine(edge, axis, others, SNAP_DISTANCE / zoom)
      return line === undefined ? Math.round(by) : by + line - edge
    }
    const [x, y] = [snap('x', dx), snap('y', dy)]
    const [id, style] = first
    const changes = single
      ? { [id]: resizeLayer(style, current.handle, x, y, options) }
      : resizeLayers(current.styles, box, resizeLayer({ ...box, rotation: 0, scale: 1 }, current.handle, x, y, options))
    builder.arrange(changes, STEPS.resize, current.key)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    if (!current) return
    const distance = Math.hypot(event.clientX - current.screen.x, event.clientY - current.screen.y)
    if (!current.hasMoved && distance < DRAG_DISTANCE) return
    current.hasMoved = true
    const to = pointOf(event)
    const [dx, dy] = [to.x - current.from.x, to.y - current.from.y]
    if (current.kind === 'move') move(current, dx, dy, event)
    if (current.kind === 'resize') resize(current, dx, dy, event)
    if (current.kind === 'rotate') {
      const turned = pointerAngle(current.center, current.from, to)
      const degrees = Math.round(event.shiftKey ? snapAngle(turned) : turned)
      builder.arrange(rotateLayers(current.styles, current.center, degrees), STEPS.rotate, current.key)
    }
    if (current.kind === 'marquee') {
      const box = marqueeBox(current.from, to)
      setMarquee(box)
      const touched = contentLayers(builder.shown).filter(({ id, locked, hidden }) => {
        const style = builder.styles[id]
        return style && !locked && !hidden && overlaps(box, layerBounds(style))
      })
      builder.dispatch({ type: 'select', ids: [...current.kept, ...touched.map(({ id }) => id)] })
    }
    if (current.kind === 'pan' && scroller.current)
      scroller.current.scrollTo({
        left: current.scroll.x - (event.clientX - current.screen.x),
        top: current.scroll.y - (event.clientY - current.screen.y),
      })
  }

  const end = () => {
    gesture.current = null
    setGuides([])
    setMarquee(undefined)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    const isAdditive = event.shiftKey || event.ctrlKey || event.metaKey || builder.isMultiSelect
    // A click without a drag on one of several layers selects it alone.
    if (current?.kind === 'move' && !current.hasMoved && !isAdditive)
      builder.dispatch({ type: 'select', ids: [current.clickedID] })
    end()
  }
  /** Returns the layers to where they were before the current gesture; false if there is none. */
  const cancel = (): boolean => {
    const { current } = gesture
    if (!current) return false
    if (current.hasMoved && Object.keys(current.styles).length > 0)
      builder.arrange(current.styles, STEPS.move, current.key)
    end()
    return true
  }
  return {
    guides,
    marquee,
    cancel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void cancel() },
  }
}
