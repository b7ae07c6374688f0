import { type PointerEvent, type RefObject, useState } from 'react'

/** Distance in pixels from the list's edge at which dragging scrolls it. */
const EDGE = 24

interface OrderDragOptions {
  list: RefObject<HTMLElement | null>
  /** Returns the first and last index where a row may be dropped. */
  placesOf: (id: string) => readonly [number, number]
  onMove: (id: string, to: number) => void
}

/** Moves a row of a list by its handle: a line shows the drop position, Escape cancels. */
export function useOrderDrag({ list, placesOf, onMove }: OrderDragOptions) {
  const [drag, setDrag] = useState<{ id: string; from: number; to: number }>()
  const end = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    setDrag(undefined)
  }
  return {
    drag,
    handlers: (id: string, from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // Safari does not focus a clicked button, but Escape needs focus.
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ id, from, to: from })
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id || !list.current) return
        const { top, bottom } = list.current.getBoundingClientRect()
        list.current.scrollTop += clientY < top + EDGE ? -8 : clientY > bottom - EDGE ? 8 : 0
        const middles = [...list.current.children].map((row) => {
          const box = row.getBoundingClientRect()
          return box.top + box.height / 2
        })
        const passed = middles.filter((middle, place) => place !== drag.from && middle < clientY).length
        const [first, last] = placesOf(id)
        const to = Math.min(Math.max(passed, first), last)
        if (to !== drag.to) setDrag({ ...drag, to })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        end(event)
        if (drag?.id === id && drag.to !== drag.from) onMove(id, drag.to)
      },
      onPointerCancel: end,
    }),
    cancel: () => setDrag(undefined),
  }
}
