import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface SplitSizeOptions {
  root: RefObject<HTMLElement | null>
  vertical: boolean
  size: number
  defaultSize: number
  min: number
  max: number
  collapsible: boolean
  onChange: (size: number) => void
  onCommit: (size: number) => void
}

const STEP = 16
const PAGE = 96

/** What moves the line between two panes: pointer, keys and a double click. */
export function useSplitSize(options: SplitSizeOptions) {
  const { root, vertical, size, defaultSize, min, max, collapsible, onChange, onCommit } = options
  const [dragging, setDragging] = useState(false)
  const drag = useRef({ from: 0, size: 0, last: 0 })
  /** What it opens to again. */
  const open = useRef(size > 0 ? size : defaultSize)

  const rightToLeft = () => !vertical && root.current !== null && getComputedStyle(root.current).direction === 'rtl'
  const within = (next: number) => {
    if (collapsible && next < min / 2) return 0
    return Math.round(Math.min(Math.max(next, min), Math.max(min, max)))
  }
  const move = (next: number) => {
    const to = within(next)
    if (to > 0) open.current = to
    if (to !== size) onChange(to)
    return to
  }
  const settle = (next: number) => {
    const to = move(next)
    if (to !== size) onCommit(to)
  }
  const end = (event: PointerEvent<HTMLElement>, to: number) => {
    if (!dragging) return
    setDragging(false)
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    if (to !== drag.current.size) onCommit(to)
  }

  return {
    dragging,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Keeps text from being selected; the focus, which that takes away too, is given by hand.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: vertical ? event.clientY : event.clientX, size, last: size }
      setDragging(true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragging) return
      const moved = (vertical ? event.clientY : event.clientX) - drag.current.from
      drag.current.last = move(drag.current.size + (rightToLeft() ? -moved : moved))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, drag.current.last),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, drag.current.last),
    onDoubleClick: () => settle(defaultSize),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const [less, more] = vertical
        ? ['ArrowUp', 'ArrowDown']
        : rightToLeft()
          ? ['ArrowRight', 'ArrowLeft']
          : ['ArrowLeft', 'ArrowRight']
      const step = event.shiftKey ? PAGE : STEP
      const closed = size === 0
      if (event.key === 'Escape' && dragging) {
        setDragging(false)
        onChange(drag.current.size)
      } else if (event.key === less) settle(Math.max(size - step, closed ? 0 : min))
      else if (event.key === more) settle(closed ? min : size + step)
      else if (event.key === 'Home') settle(min)
      else if (event.key === 'End') settle(max)
      else if (event.key === 'Enter' && collapsible) settle(closed ? open.current : 0)
      else return
      event.preventDefault()
    },
  }
}
