import {
  type Box,
  type Distance,
  type Guide,
  type Handle,
  type LayerStyles,
  measureDistances,
  reduceAdBuilder,
  type StyleChanges,
} from '@placard/domain/ad-builder'
import {
  clampProperty,
  contentLayers,
  findArtboard,
  HANDLES,
  handleDirection,
  layerBounds,
  pointerAngle,
  resizeLayer,
  resizeLayers,
  rotateLayers,
  scaleLook,
  snapAngle,
  snapBox,
  snapLine,
  unionBox,
} from '@placard/domain/internal/ad-builder'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { STEPS } from '../builder-steps.js'
import type { AdBuilderApi } from '../use-ad-builder.js'
import type { Point } from './new-layers.js'

/** Distance in px of the screen within which layers snap. */
const SNAP_DISTANCE = 6
/** Distance in px of the screen from which a press is a drag. */
const DRAG_DISTANCE = 3

/** Change that a gesture makes when the pointer is released. */
interface GestureChange {
  changes: StyleChanges
  label: string
  /** Factor of fonts, borders, corners and shadows. */
  lookFactor: number
}

interface GestureStart {
  from: Point
  screen: Point
  key: string
  /** Unlocked layers of the gesture, as they were before it. */
  styles: LayerStyles
  /** Boxes that layers snap to, and that distances are measured to. */
  others: readonly Box[]
  hasMoved: boolean
  change?: GestureChange
}

type Gesture = GestureStart &
  (
    | { kind: 'move'; clickedID: string }
    | { kind: 'resize'; handle: Handle }
    | { kind: 'rotate'; center: Point }
    | { kind: 'marquee'; kept: readonly string[]; touched: readonly string[] }
    | { kind: 'pan'; scroll: Point }
  )

/** Picture of a gesture while the pointer is down. The design changes when it is released. */
export interface GesturePicture {
  /** Positions and looks of the changed layers. */
  styles: LayerStyles
  /** Factor of their fonts, borders, corners and shadows. */
  lookFactor: number
  /** Lines that the layers snapped to. */
  guides: readonly Guide[]
  /** Free distances around the layers. */
  distances: readonly Distance[]
  /** Position, size or angle. */
  badge: string
}

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

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Returns the artboard and the boxes of the visible layers that a gesture does not change. */
function otherBoxes({ shown, styles }: AdBuilderApi, changed: LayerStyles): Box[] {
  const { width, height } = findArtboard(shown)
  const others = contentLayers(shown).filter(({ id, hidden }) => !hidden && !changed[id])
  return [
    { x: 0, y: 0, width, height },
    ...others.flatMap(({ id }) => {
      const style = styles[id]
      return style ? [layerBounds(style)] : []
    }),
  ]
}

/** Changes the design as a gesture says, in one step. */
function commitGesture(builder: AdBuilderApi, { changes, label, lookFactor }: GestureChange, mergeKey: string) {
  builder.arrange(changes, label, mergeKey)
  const ids = Object.keys(changes)
  if (lookFactor === 1) return
  if (builder.sizeID === null) {
    builder.dispatch({ type: 'scaleLooks', ids, factor: lookFactor, label, mergeKey })
    return
  }
  const fontSizes = builder.selected.flatMap((layer) => {
    const scaled = scaleLook(layer, lookFactor)
    return ids.includes(layer.id) && 'fontSize' in scaled ? [[layer.id, { fontSize: scaled.fontSize }]] : []
  })
  const overrides = Object.fromEntries(fontSizes)
  builder.dispatch({ type: 'override', sizeID: builder.sizeID, changes: overrides, label, mergeKey })
}

/**
 * Selects, moves, resizes and rotates layers by pointer, selects with a marquee, and pans with the middle button. Only the
 * canvas follows a drag; the design changes once, at its end.
 */
export function useCanvasGestures({ builder, scroller, origin, zoom }: CanvasGestureOptions) {
  const gesture = useRef<Gesture>(null)
  const [picture, setPicture] = useState<GesturePicture>()
  const [marquee, setMarquee] = useState<Box>()

  const readPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const rect = origin.current?.getBoundingClientRect()
    return { x: (clientX - (rect?.left ?? 0)) / zoom, y: (clientY - (rect?.top ?? 0)) / zoom }
  }
  /** Shows a change, and keeps it for the release of the pointer. */
  const show = (current: Gesture, change: GestureChange, guides: readonly Guide[], badge: (box: Box) => string) => {
    current.change = change
    const styles = Object.fromEntries(
      Object.entries(current.styles).map(([id, style]) => [id, { ...style, ...change.changes[id] }]),
    )
    const box = unionBox(Object.values(styles).map(layerBounds))
    if (!box) return
    const distances = current.kind === 'rotate' ? [] : measureDistances(box, current.others)
    setPicture({ styles, lookFactor: change.lookFactor, guides, distances, badge: badge(box) })
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = scroller.current
    if (!element || gesture.current || !event.isPrimary || event.button > 1) return
    // The text that is edited has the pointer for itself.
    if (event.target instanceof HTMLTextAreaElement) return
    gestureCount += 1
    const start = {
      from: readPoint(event),
      screen: { x: event.clientX, y: event.clientY },
      key: `gesture-${gestureCount}`,
      hasMoved: false,
      others: [],
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
        ? { ...start, kind: 'resize', handle: known, styles, others: otherBoxes(builder, styles) }
        : { ...start, kind: 'rotate', center: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, styles }
      return
    }
    const isAdditive = event.shiftKey || event.ctrlKey || event.metaKey || builder.isMultiSelect
    const id = layerAt(builder, start.screen)
    if (id === undefined) {
      if (!isAdditive) builder.dispatch({ type: 'select', ids: [] })
      const kept = isAdditive ? selection : []
      gesture.current = { ...start, kind: 'marquee', kept, touched: kept, styles: {} }
      return
    }
    const isKept = selection.includes(id) && !isAdditive
    const action = { type: 'select', ids: [id], toggle: isAdditive } as const
    if (!isKept) builder.dispatch(action)
    const ids = isKept ? selection : reduceAdBuilder(builder.state, action).selection
    const styles = pickStyles(builder, ids)
    gesture.current = { ...start, kind: 'move', clickedID: id, styles, others: otherBoxes(builder, styles) }
  }

  const move = (current: Extract<Gesture, { kind: 'move' }>, dx: number, dy: number, event: PointerEvent) => {
    const isHorizontal = Math.abs(dx) > Math.abs(dy)
    const [x, y] = event.shiftKey ? (isHorizontal ? [dx, 0] : [0, dy]) : [dx, dy]
    const box = unionBox(Object.values(current.styles).map(layerBounds))
    if (!box) return
    const moved = { ...box, x: box.x + x, y: box.y + y }
    const snapped = event.altKey ? { dx: 0, dy: 0, guides: [] } : snapBox(moved, current.others, SNAP_DISTANCE / zoom)
    const shift = { x: Math.round(x + snapped.dx), y: Math.round(y + snapped.dy) }
    const changes = Object.entries(current.styles).map(([id, style]) => [
      id,
      { x: clampProperty('x', style.x + shift.x), y: clampProperty('y', style.y + shift.y) },
    ])
    const change = { changes: Object.fromEntries(changes), label: STEPS.move, lookFactor: 1 }
    show(current, change, snapped.guides, (own) => `${Math.round(own.x)}, ${Math.round(own.y)}`)
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
    // Layers are scaled together with their texts by a corner, and stretched by a side or with Shift.
    const hasRatio = isMedia || single === undefined
    const options = { keepsRatio: isCorner && hasRatio !== event.shiftKey, fromCenter: event.altKey }
    const isUpright = entries.every(([, { rotation }]) => rotation % 360 === 0)
    const others = isUpright && !options.keepsRatio ? current.others : []
    const guides: Guide[] = []
    const snap = (axis: 'x' | 'y', by: number) => {
      if (direction[axis] === 0) return by
      const edge = box[axis] + (direction[axis] > 0 ? box[axis === 'x' ? 'width' : 'height'] : 0) + by
      const line = snapLine(edge, axis, others, SNAP_DISTANCE / zoom)
      if (line === undefined) return Math.round(by)
      guides.push({ axis, at: line })
      return by + line - edge
    }
    const [x, y] = [snap('x', dx), snap('y', dy)]
    const [id, style] = first
    const to = resizeLayer({ ...box, rotation: 0, scale: 1 }, current.handle, x, y, options)
    const changes = single
      ? { [id]: resizeLayer(style, current.handle, x, y, options) }
      : resizeLayers(current.styles, box, to)
    const lookFactor = single || !options.keepsRatio ? 1 : to.width / box.width
    const badge = (own: Box) => {
      const sides = (single && changes[id]) || own
      return `${Math.round(sides.width ?? 0)} × ${Math.round(sides.height ?? 0)}`
    }
    show(current, { changes, label: STEPS.resize, lookFactor }, guides, badge)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    if (!current) return
    const distance = Math.hypot(event.clientX - current.screen.x, event.clientY - current.screen.y)
    if (!current.hasMoved && distance < DRAG_DISTANCE) return
    current.hasMoved = true
    const to = readPoint(event)
    const [dx, dy] = [to.x - current.from.x, to.y - current.from.y]
    if (current.kind === 'move') move(current, dx, dy, event)
    if (current.kind === 'resize') resize(current, dx, dy, event)
    if (current.kind === 'rotate') {
      const turned = pointerAngle(current.center, current.from, to)
      const degrees = Math.round(event.shiftKey ? snapAngle(turned) : turned)
      const changes = rotateLayers(current.styles, current.center, degrees)
      show(current, { changes, label: STEPS.rotate, lookFactor: 1 }, [], () => `${degrees}°`)
    }
    if (current.kind === 'marquee') {
      const box = marqueeBox(current.from, to)
      setMarquee(box)
      const touched = contentLayers(builder.shown).filter(({ id, locked, hidden }) => {
        const style = builder.styles[id]
        return style && !locked && !hidden && overlaps(box, layerBounds(style))
      })
      const ids = [...current.kept, ...touched.map(({ id }) => id)]
      if (!isSameList(ids, current.touched)) builder.dispatch({ type: 'select', ids })
      current.touched = ids
    }
    if (current.kind === 'pan' && scroller.current)
      scroller.current.scrollTo({
        left: current.scroll.x - (event.clientX - current.screen.x),
        top: current.scroll.y - (event.clientY - current.screen.y),
      })
  }

  const end = () => {
    gesture.current = null
    setPicture(undefined)
    setMarquee(undefined)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = gesture
    const isAdditive = event.shiftKey || event.ctrlKey || event.metaKey || builder.isMultiSelect
    // A click without a drag on one of several layers selects it alone.
    if (current?.kind === 'move' && !current.hasMoved && !isAdditive)
      builder.dispatch({ type: 'select', ids: [current.clickedID] })
    if (current?.change) commitGesture(builder, current.change, current.key)
    end()
  }
  /** Ends the current gesture without a change; false if there is none. */
  const cancel = (): boolean => {
    if (!gesture.current) return false
    end()
    return true
  }
  return {
    picture,
    marquee,
    cancel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => void cancel() },
  }
}
