import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface EdgeDragOptions {
  /** Element whose text direction decides which way is larger. */
  root: RefObject<HTMLElement | null>
  /** Moves up and down instead of along the line of writing. @default false */
  vertical?: boolean
  /** Size that the edge changes, in pixels. */
  size: number
  /** The nearest size that is allowed. */
  within: (size: number) => number
  /** Step of arrow keys, alone and with Shift. */
  steps: readonly [step: number, page: number]
  /** Size after an arrow key. @default as many pixels on */
  stepped?: (by: number) => number
  /** Actions of other keys: a size to move to, or a function. */
  keys: Readonly<Record<string, number | (() => void) | undefined>>
  /** Called with the size while the edge moves. */
  onChange: (size: number) => void
  /** Called with the size after moving. */
  onCommit: (size: number) => void
  /** Escape let the edge go: the size is that of before. */
  onCancel: (size: number) => void
}

/** Moves an edge by pointer and keys; `settle` moves it to a size at once. */
export function useEdgeDrag(options: EdgeDragOptions) {
  const { root, vertical = false, size, within, steps, keys, onChange, onCommit, onCancel } = options
  const { stepped = (by: number) => size + by } = options
  // Not only in state: the next event may come before the next render.
  const drag = useRef<{ from: number; size: number; last: number }>(undefined)
  const [dragging, setDragging] = useState(false)
  const rightToLeft = () => !vertical && root.current !== null && getComputedStyle(root.current).direction === 'rtl'
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
      // Keeps text from being selected; the focus, which that takes away too, is given by hand.
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
      const to = within(current.size + (rightToLeft() ? -moved : moved))
      if (to === current.last) return
      current.last = to
      onChange(to)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const along = rightToLeft() ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
      const [less, more] = vertical ? ['ArrowUp', 'ArrowDown'] : along
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
