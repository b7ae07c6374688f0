import { type KeyboardEvent, useState } from 'react'

/** The point that is being looked at. */
export interface PlotCursor {
  /** The time step. */
  step: number
  /** The series chosen by key; undefined under a pointer, which looks at all of them. */
  series?: number
}

const MOVES: Record<string, (at: Required<PlotCursor>, steps: number) => Required<PlotCursor>> = {
  ArrowLeft: (at) => ({ ...at, step: at.step - 1 }),
  ArrowRight: (at) => ({ ...at, step: at.step + 1 }),
  ArrowUp: (at) => ({ ...at, series: at.series - 1 }),
  ArrowDown: (at) => ({ ...at, series: at.series + 1 }),
  Home: (at) => ({ ...at, step: 0 }),
  End: (at, steps) => ({ ...at, step: steps - 1 }),
}

const between = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))

/** Moves a cursor over the steps and series of a plot by keys and pointer. */
export function usePlotCursor(steps: number, seriesCount: number, start: number) {
  const [cursor, setCursor] = useState<PlotCursor>()
  const at: Required<PlotCursor> = {
    step: between(cursor?.step ?? start, steps),
    series: between(cursor?.series ?? 0, seriesCount),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && cursor) {
      event.stopPropagation()
      setCursor(undefined)
      return
    }
    const move = MOVES[event.key]
    if (!move || seriesCount === 0) return
    event.preventDefault()
    const next = cursor?.series === undefined && event.key.startsWith('Arrow') ? at : move(at, steps)
    setCursor({ step: between(next.step, steps), series: between(next.series, seriesCount) })
  }

  return {
    cursor: cursor && seriesCount > 0 ? { ...cursor, step: at.step } : undefined,
    onKeyDown,
    /** Looks at a step under the pointer. */
    point: (step: number) => setCursor((before) => (before?.series === undefined ? { step } : before)),
    /** Shows the point where keys begin. */
    enter: () => setCursor({ step: at.step, series: at.series }),
    leave: () => setCursor(undefined),
  }
}

/** What `usePlotCursor` gives. */
export type PlotCursorControl = ReturnType<typeof usePlotCursor>
