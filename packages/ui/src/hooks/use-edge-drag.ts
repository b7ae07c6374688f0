import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface EdgeDragOptions {
  /** Element whose text direction decides in which direction the size grows. */
  root: RefObject<HTMLElement | null>
  /** Resizes vertically. @default false */
  vertical?: boolean
  /** True if the edge is the start of the element, which grows towards the start. @default false */
  reversed?: boolean
  /** Current size in pixels. */
  size: number
  /** Clamps a size to the allowed range. */
  within: (size: number) => number
  /** Step of arrow keys, alone and with Shift. */
  steps: readonly [step: number, page: number]
  /** Returns the size after an arrow key. @default adds the pixels */
  stepped?: (by: number) => number
  /** Other keys: a size to move to, or a function. */
  keys: Readonly<Record<string, number | (() => void) | undefined>>
  /** Called with the size during the drag. */
  onChange: (size: number) => void
  /** Called with the final size. */
  onCommit: (size: number) => void
  /** Called with the previous size when Escape cancels the drag. */
  onCancel: (size: number) => void
}

/** Moves an edge by pointer and keyboard; `settle` sets a size directly. */
export function useEdgeDrag(options: EdgeDragOptions) {
  const { root, vertical = false, reversed = false, size, within, steps, keys, onChange, onCommit, onCancel } = options
  const { stepped = (by: number) => size + by } = options
  // Also in a ref, because the next event may come before the next render.
  const drag = useRef<{ from: number; size: number; last: number }>(undefined)
  const [dragging, setDragging] = useState(false)
  const rightToLeft = () => !vertical && root.current !== null && getComputedStyle(root.current).direction === 'rtl'
  const isFlipped = () => rightToLeft() !== reversed
  const at = (event: PointerEvent) => (vertical ? event.clientY : event.clientX)
  const settle = (next: number) => {
    const to = within(next)
    if (to === size) return
    onChange(to)
    onCommit(to)
  }
  const stop = () => {
    const { current } = drag
    drag.current = undefined
    setDragging(false)
    return current
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const dragged = stop()
    if (!dragged) return
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    if (dragged.last !== dragged.size) onCommit(dragged.last)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Prevents text selection; that also prevents focus, so it is set explicitly.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: at(event), size, last: size }
      setDragging(true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const moved = at(event) - current.from
      const to = within(current.size + (isFlipped() ? -moved : moved))
      if (to === current.last) return
      current.last = to
      onChange(to)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const [before, after] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
      const [less, more] = isFlipped() ? [after, before] : [before, after]
      const step = steps[event.shiftKey ? 1 : 0]
      const other = keys[event.key]
      if (event.key === 'Escape' && drag.current) {
        const dragged = stop()
        if (dragged) onCancel(dragged.size)
      } else if (event.key === less) settle(stepped(-step))
      else if (event.key === more) settle(stepped(step))
      else if (typeof other === 'number') settle(other)
      else if (other) other()
      else return
      event.preventDefault()
    },
  }
  return { dragging, settle, handlers }
}
