import { type KeyboardEvent, useState } from 'react'

/** The point of a chart that is being looked at. */
export interface ChartPoint {
  /** Its place along the chart: a time step, a category, an hour. */
  step: number
  /** Its series, bar or row; undefined under a pointer that looks at all of them. */
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
  /** How many points lie along the chart. */
  steps: number
  /** How many series, bars or rows lie across it. */
  series: number
  /** Where keys begin. @default 0 */
  start?: number
  /** Steps run from top to bottom: up and down go along, left and right across. @default false */
  turned?: boolean
}

const TURNED: Record<string, string> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
}

/**
 * Moves a cursor over a chart. Keys choose one point: left and right along, up and down across, Home and End, Escape
 * leaves. A pointer looks at a step, and at a series where the chart can tell which.
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
    /** The point, or none. */
    cursor:
      cursor && series > 0 && steps > 0
        ? { ...cursor, step: at.step, series: cursor.series === undefined ? undefined : at.series }
        : undefined,
    onKeyDown,
    /** Looks at a point under the pointer; a point that keys have chosen stays. */
    point: (next: ChartPoint | undefined) => setCursor((before) => (before?.byKey ? before : next)),
    /** Goes to a point as keys do. */
    go: (next: FullPoint) => setCursor({ ...next, byKey: true }),
    /** Shows the point where keys begin. */
    enter: () => setCursor({ ...at, byKey: true }),
    /** Looks at nothing. */
    leave: () => setCursor(undefined),
  }
}

/** What `useChartCursor` gives. */
export type ChartCursorControl = ReturnType<typeof useChartCursor>
