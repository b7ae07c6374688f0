import { columnWidth, MAX_COLUMN_WIDTH } from '@placard/domain'
import { useEdgeDrag } from '@placard/ui'
import type { RefObject } from 'react'

const STEPS = [8, 32] as const

export interface ColumnWidthOptions {
  root: RefObject<HTMLElement | null>
  width: number
  min: number
  onChange: (width: number) => void
  onCommit: (width: number) => void
  onCancel: () => void
  onFit?: () => void
}

/** Resizes a column by pointer, keyboard and double click. */
export function useColumnWidth({ width, min, onCancel, onFit, ...options }: ColumnWidthOptions) {
  const { dragging, handlers } = useEdgeDrag({
    ...options,
    size: width,
    within: (next) => columnWidth(next, min),
    steps: STEPS,
    keys: { Home: min, End: MAX_COLUMN_WIDTH, Enter: onFit },
    onCancel: () => onCancel(),
  })
  return { dragging, ...handlers, onDoubleClick: () => onFit?.() }
}
