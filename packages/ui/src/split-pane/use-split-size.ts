import { type RefObject, useEffect, useRef } from 'react'
import { useEdgeDrag } from '../use-edge-drag.js'

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

const STEPS = [16, 96] as const

/** What moves the line between two panes: pointer, keys and a double click. */
export function useSplitSize(options: SplitSizeOptions) {
  const { root, vertical, size, defaultSize, min, max, collapsible, onChange, onCommit } = options
  /** What it opens to again. */
  const open = useRef(defaultSize)
  useEffect(() => {
    if (size > 0) open.current = size
  }, [size])
  const closed = size === 0
  const { dragging, settle, handlers } = useEdgeDrag({
    root,
    vertical,
    size,
    within: (next) =>
      collapsible && next < min / 2 ? 0 : Math.round(Math.min(Math.max(next, min), Math.max(min, max))),
    steps: STEPS,
    stepped: (by) => {
      if (by < 0) return Math.max(size + by, closed ? 0 : min)
      return closed ? min : size + by
    },
    keys: { Home: min, End: max, Enter: collapsible ? () => settle(closed ? open.current : 0) : undefined },
    onChange,
    onCommit,
    onCancel: onChange,
  })
  return { dragging, ...handlers, onDoubleClick: () => settle(defaultSize) }
}
