import { columnWidth, MAX_COLUMN_WIDTH } from '@placard/domain'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

const STEP = 8
const PAGE = 32

export interface ColumnWidthOptions {
  root: RefObject<HTMLElement | null>
  width: number
  min: number
  onChange: (width: number) => void
  onCommit: (width: number) => void
  onCancel: () => void
  onFit?: () => void
}

/** What moves the edge of a column: pointer, keys and a double click. */
export function useColumnWidth({ root, width, min, onChange, onCommit, onCancel, onFit }: ColumnWidthOptions) {
  const [dragging, setDragging] = useState(false)
  const drag = useRef({ from: 0, width: 0, last: 0 })
  const rightToLeft = () => root.current !== null && getComputedStyle(root.current).direction === 'rtl'
  const settle = (next: number) => {
    const to = columnWidth(next, min)
    if (to === width) return
    onChange(to)
    onCommit(to)
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!dragging) return
    setDragging(false)
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    if (drag.current.last !== drag.current.width) onCommit(drag.current.last)
  }
  return {
    dragging,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Keeps text from being selected; the focus, which that takes away too, is given by hand.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: event.clientX, width, last: width }
      setDragging(true)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragging) return
      const moved = event.clientX - drag.current.from
      const to = columnWidth(drag.current.width + (rightToLeft() ? -moved : moved), min)
      if (to === drag.current.last) return
      drag.current.last = to
      onChange(to)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick: () => onFit?.(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const [less, more] = rightToLeft() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      const step = event.shiftKey ? PAGE : STEP
      if (event.key === 'Escape' && dragging) {
        setDragging(false)
        drag.current.last = drag.current.width
        onCancel()
      } else if (event.key === less) settle(width - step)
      else if (event.key === more) settle(width + step)
      else if (event.key === 'Home') settle(min)
      else if (event.key === 'End') settle(MAX_COLUMN_WIDTH)
      else if (event.key === 'Enter' && onFit) onFit()
      else return
      event.preventDefault()
    },
  }
}
