import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clampZoom } from './canvas-geometry.js'

export interface PinchZoomOptions {
  /** Element that two fingers touch. */
  scroller: RefObject<HTMLElement | null>
  zoom: number
  onZoom: (zoom: number) => void
  /** Called when the second finger touches, so that the gesture of the first one can be cancelled. */
  onStart: () => void
}

/** Zooms and pans with two fingers. Returns true while they touch. */
export function usePinchZoom({ scroller, zoom, onZoom, onStart }: PinchZoomOptions): boolean {
  const [isPinching, setPinching] = useState(false)
  const touches = useRef(new Map<number, PointerEvent>())
  const start = useRef({ distance: 1, zoom: 1, x: 0, y: 0 })
  const measure = () => {
    const [one, other] = [...touches.current.values()]
    if (!one || !other) return undefined
    return {
      distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    }
  }
  const down = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    touches.current.set(event.pointerId, event)
    const measured = measure()
    if (touches.current.size !== 2 || !measured) return
    start.current = { ...measured, zoom }
    setPinching(true)
    onStart()
  })
  const move = useEffectEvent((event: PointerEvent) => {
    if (!touches.current.has(event.pointerId)) return
    touches.current.set(event.pointerId, event)
    const measured = measure()
    if (touches.current.size !== 2 || !measured) return
    onZoom(clampZoom((start.current.zoom * measured.distance) / start.current.distance))
    scroller.current?.scrollBy({ left: start.current.x - measured.x, top: start.current.y - measured.y })
    start.current = { ...start.current, x: measured.x, y: measured.y }
  })
  const up = useEffectEvent((event: PointerEvent) => {
    touches.current.delete(event.pointerId)
    if (touches.current.size < 2) setPinching(false)
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const listeners = [
      ['pointerdown', (event: PointerEvent) => down(event)],
      ['pointermove', (event: PointerEvent) => move(event)],
      ['pointerup', (event: PointerEvent) => up(event)],
      ['pointercancel', (event: PointerEvent) => up(event)],
    ] as const
    for (const [name, listener] of listeners) element.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, true)
    }
  }, [scroller])
  return isPinching
}
