import { type PointerEvent, useRef } from 'react'

const START = 10
const ENOUGH = 64

/** Lets a finger push an element away to either side. A mouse does not: it selects the text. */
export function useSwipe(onAway: () => void) {
  const from = useRef<number | null>(null)
  const move = (element: HTMLElement, by: number) => {
    element.style.translate = by === 0 ? '' : `${by}px`
    element.style.opacity = by === 0 ? '' : String(Math.max(0.3, 1 - Math.abs(by) / 240))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const by = event.clientX - from.current
    from.current = null
    delete event.currentTarget.dataset.swipe
    if (event.type === 'pointerup' && Math.abs(by) >= ENOUGH) onAway()
    else move(event.currentTarget, 0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' && event.isPrimary) from.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const by = event.clientX - from.current
      if (event.currentTarget.dataset.swipe === undefined) {
        if (Math.abs(by) < START) return
        event.currentTarget.dataset.swipe = 'move'
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      move(event.currentTarget, by)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
