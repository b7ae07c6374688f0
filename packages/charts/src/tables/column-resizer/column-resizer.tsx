import { columnWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@placard/domain/internal/table-layout'
import { classNames, useEdgeDrag, useLabels } from '@placard/ui'
import type { RefObject } from 'react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { columnLabels } from '../column-labels.js'

export interface ColumnResizerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Heading of the column. */
  label: string
  /** Width in pixels. @default the measured width of the cell */
  width?: number
  /** Minimum width in pixels. @default 48 */
  min?: number
  /** Called with the width while the edge is dragged. */
  onWidthChange?: (width: number) => void
  /** Called with the final width when the drag ends. */
  onWidthCommit?: (width: number) => void
  /** Called when Escape cancels the drag. */
  onWidthCancel?: () => void
  /** Called by a double click or Enter to fit the width to the content. */
  onFit?: () => void
}

/**
 * Handle at the end edge of a heading that resizes its column by pointer or keyboard. Its `th` has to be `relative`
 * or `sticky`.
 * @experimental Props may change in a minor version.
 */
export function ColumnResizer({
  label,
  width: given,
  min: least = MIN_COLUMN_WIDTH,
  onWidthChange,
  onWidthCommit,
  onWidthCancel,
  onFit,
  className,
  ref,
  ...props
}: ColumnResizerProps) {
  const labels = useLabels('columns', columnLabels)
  const root = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  const measure = () => setMeasured(Math.round(root.current?.parentElement?.getBoundingClientRect().width ?? least))
  useLayoutEffect(() => {
    if (given === undefined) setMeasured(Math.round(root.current?.parentElement?.getBoundingClientRect().width ?? 0))
  }, [given])
  const min = columnWidth(least)
  const width = given ?? measured ?? min
  const { dragging, ...handlers } = useColumnWidth({
    root,
    width,
    min,
    onChange: (next) => onWidthChange?.(next),
    onCommit: (next) => onWidthCommit?.(next),
    onCancel: () => onWidthCancel?.(),
    onFit,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr takes no focus and has no value.
    <div
      role="separator"
      tabIndex={0}
      aria-label={labels.widthOf(label)}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={Math.min(min, width)}
      aria-valuemax={Math.max(MAX_COLUMN_WIDTH, width)}
      aria-valuetext={labels.widthSet(label, width)}
      data-slot="column-resizer"
      data-state={dragging ? 'dragging' : 'idle'}
      {...props}
      {...handlers}
      onFocus={measure}
      ref={(element) => {
        root.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      className={classNames(
        'group/resizer absolute inset-y-0 -end-3 z-10 flex w-6 cursor-col-resize touch-none select-none items-stretch justify-center py-2 focus-visible:py-0 focus-visible:outline-none print:hidden',
        className,
      )}
    >
      <span
        aria-hidden
        className="w-px bg-line transition-colors duration-100 group-hover/resizer:w-0.5 group-hover/resizer:bg-line-control group-focus-visible/resizer:w-1 group-focus-visible/resizer:bg-brand group-data-[state=dragging]/resizer:w-0.5 group-data-[state=dragging]/resizer:bg-brand forced-colors:bg-[CanvasText] forced-colors:group-focus-visible/resizer:bg-[Highlight]"
      />
    </div>
  )
}

const STEPS = [8, 32] as const

interface ColumnWidthOptions {
  root: RefObject<HTMLElement | null>
  width: number
  min: number
  onChange: (width: number) => void
  onCommit: (width: number) => void
  onCancel: () => void
  onFit?: () => void
}

/** Resizes a column by pointer, keyboard and double click. */
function useColumnWidth({ width, min, onCancel, onFit, ...options }: ColumnWidthOptions) {
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
