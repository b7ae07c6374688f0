import { type PointerEvent, type ReactNode, useId } from 'react'
import type { ChartCursorControl, ChartPoint } from '../chart-cursor/chart-cursor.js'

export interface ChartLayerProps {
  /** The name of the chart. */
  name: string
  /** What the keys do. @default time and series */
  hint?: string
  /** The point that is looked at, and what moves it. */
  control: ChartCursorControl
  /** The point at a place in pixels from the upper left corner; undefined where there is none. */
  pointAt: (x: number, y: number) => ChartPoint | undefined
  /** The chosen point in words: said aloud as it changes. Empty for none. */
  announcement: string
  /** The tooltip. */
  children?: ReactNode
}

/**
 * Lies over the drawing of a chart, which itself takes no focus: one Tab stop, arrow keys and pointer choose a point,
 * its words go to one live region. The parent has to be positioned.
 */
export function ChartLayer({
  name,
  hint = 'Left and right arrow keys move in time, up and down between series, Escape hides the point.',
  control,
  pointAt,
  announcement,
  children,
}: ChartLayerProps) {
  const hintId = useId()
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
        aria-label={`${name}, points`}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart's one Tab stop; arrow keys read its points
        tabIndex={0}
        data-slot="chart-layer"
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && enter()}
        onBlur={leave}
        onPointerDown={(event) => {
          // A press asks for this point, whatever keys have chosen before.
          leave()
          onPointerMove(event)
        }}
        onPointerMove={onPointerMove}
        onPointerLeave={({ pointerType }) => !cursor?.byKey && pointerType !== 'touch' && leave()}
        className="absolute inset-0 touch-pan-y rounded-control -outline-offset-2 print:hidden"
      >
        <p id={hintId} className="sr-only">
          {hint}
        </p>
      </div>
      {children}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
