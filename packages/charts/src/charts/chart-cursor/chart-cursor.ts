import { type KeyboardEvent, useState } from 'react'

/** The point under the cursor. */
export interface ChartPoint {
  /** Index along the chart: a time step, a category, an hour. */
  step: number
  /** Index of the series, bar or row; undefined while the pointer is on a whole step. */
  series?: number
}

type FullPoint = Required<ChartPoint>

const tenth = (steps: number) => Math.max(1, Math.round(steps / 10))

const MOVES: Record<string, (at: FullPoint, steps: number) => FullPoint> = {
  ArrowLeft: (at) => ({ ...at, step: at.step - 1 }),
  ArrowRight: (at) => ({ ...at, step: at.step + 1 }),
  ArrowUp: (at) => ({ ...at, series: at.series - 1 }),
  ArrowDown: (at) => ({ ...at, series: at.series + 1 }),
  Home: (at) => ({ ...at, step: 0 }),
  End: (at, steps) => ({ ...at, step: steps - 1 }),
  PageUp: (at, steps) => ({ ...at, step: at.step - tenth(steps) }),
  PageDown: (at, steps) => ({ ...at, step: at.step + tenth(steps) }),
}

const between = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))

export interface ChartCursorOptions {
  /** Number of steps along the chart. */
  steps: number
  /** Number of series, bars or rows. */
  series: number
  /** Step at which the keyboard starts. @default 0 */
  start?: number
  /** Steps run from top to bottom, so up and down move along. @default false */
  turned?: boolean
}

const TURNED: Record<string, string> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
}

/**
 * Returns the cursor of a chart and its handlers. Arrow keys, Home, End and Page keys select one point, Escape hides it.
 * The pointer selects a step, and a series if the chart can tell which.
 * @experimental Its arguments and result may change in a minor version.
 */
export function useChartCursor({ steps, series, start = 0, turned = false }: ChartCursorOptions) {
  const [cursor, setCursor] = useState<ChartPoint & { byKey?: boolean }>()
  const at: FullPoint = { step: between(cursor?.step ?? start, steps), series: between(cursor?.series ?? 0, series) }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && cursor) {
      event.stopPropagation()
      setCursor(undefined)
      return
    }
    const move = MOVES[(turned && TURNED[event.key]) || event.key]
    if (!move || series === 0 || steps === 0) return
    event.preventDefault()
    const next = cursor?.series === undefined && event.key.startsWith('Arrow') ? at : move(at, steps)
    setCursor({ step: between(next.step, steps), series: between(next.series, series), byKey: true })
  }

  return {
    /** Current point; undefined without one. */
    cursor:
      cursor && series > 0 && steps > 0
        ? { ...cursor, step: at.step, series: cursor.series === undefined ? undefined : at.series }
        : undefined,
    onKeyDown,
    /** Moves the cursor with the pointer, unless the keyboard has selected a point. */
    point: (next: ChartPoint | undefined) => setCursor((before) => (before?.byKey ? before : next)),
    /** Selects a point like the keyboard. */
    go: (next: FullPoint) => setCursor({ ...next, byKey: true }),
    /** Shows the point at which the keyboard starts. */
    enter: () => setCursor({ ...at, byKey: true }),
    /** Hides the cursor. */
    leave: () => setCursor(undefined),
  }
}

/** Result of `useChartCursor`. */
export type ChartCursorControl = ReturnType<typeof useChartCursor>
