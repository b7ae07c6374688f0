import { useLabels, useShortcuts } from '@placard/ui'
import { type PointerEvent, type ReactNode, useId } from 'react'
import type { ChartCursorControl, ChartPoint } from '../chart-cursor/chart-cursor.js'

const chartLayerLabels = {
  /** Name of the layer. */
  points: (name: string) => `${name}, points`,
  /** Hint for the keyboard. */
  keys: 'Left and right arrow keys move in time, up and down between series, Escape hides the point.',
  /** Texts of the keys in a ShortcutsDialog. */
  shortcuts: { group: 'Chart, while it has focus', move: 'Move between points', hide: 'Hide the point' },
}

/** Texts of the layer over a chart. */
export type ChartLayerLabels = typeof chartLayerLabels

export interface ChartLayerProps {
  /** Accessible name of the chart. */
  name: string
  /** Describes the keys. @default time and series */
  hint?: string
  /** Cursor state and its handlers. */
  control: ChartCursorControl
  /** Returns the point at a position in pixels from the upper left corner; undefined without one. */
  pointAt: (x: number, y: number) => ChartPoint | undefined
  /** Text of the selected point, announced when it changes. Empty without one. */
  announcement: string
  /** The tooltip. */
  children?: ReactNode
}

/**
 * Interaction layer over a chart: one Tab stop, keyboard and pointer select a point, and a live region announces it. The
 * parent has to be positioned.
 * @experimental Props may change in a minor version.
 */
export function ChartLayer({ name, hint, control, pointAt, announcement, children }: ChartLayerProps) {
  const labels = useLabels('chartLayer', chartLayerLabels)
  const hintId = useId()
  const { group, move, hide } = labels.shortcuts
  useShortcuts([
    { label: move, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], group },
    { label: hide, keys: 'Escape', group },
  ])
  const { cursor, onKeyDown, point, enter, leave } = control
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    point(pointAt(clientX - box.left, clientY - box.top))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={labels.points(name)}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart's one Tab stop; arrow keys read its points
        tabIndex={0}
        data-slot="chart-layer"
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && enter()}
        onBlur={leave}
        onPointerDown={(event) => {
          // A press selects this point, even if the keyboard has selected another.
          leave()
          onPointerMove(event)
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={({ pointerType }) => !cursor?.byKey && pointerType !== 'touch' && leave()}
        className="absolute inset-0 touch-pan-y rounded-control -outline-offset-2 print:hidden"
      >
        <p id={hintId} className="sr-only">
          {hint ?? labels.keys}
        </p>
      </div>
      {children}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
