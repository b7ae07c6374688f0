import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface EdgeDragOptions {
  /** The element whose direction says which way is more. */
  root: RefObject<HTMLElement | null>
  /** Moves up and down instead of along the line of writing. @default false */
  vertical?: boolean
  /** What the edge limits, in pixels. */
  size: number
  /** The nearest size that is allowed. */
  within: (size: number) => number
  /** How far an arrow key moves it, alone and with Shift. */
  steps: readonly [step: number, page: number]
  /** Where an arrow key leads. @default as many pixels on */
  stepped?: (by: number) => number
  /** What other keys do: a size to go to, or an act. */
  keys: Readonly<Record<string, number | (() => void) | undefined>>
  /** Gets the size while the edge moves. */
  onChange: (size: number) => void
  /** Gets the size once the edge stands still. */
  onCommit: (size: number) => void
  /** Escape let the edge go: the size is that of before. */
  onCancel: (size: number) => void
}

/** What moves an edge, by pointer and by keys; `settle` takes it to a size at once. */
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
