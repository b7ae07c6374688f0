import { useMemo, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** Which of a chart's series are drawn, and what a legend does to that. */
export function useShownSeries<Series extends { id: string }>(all: Series[]) {
  const [hidden, setHidden] = useState(NONE)
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  /** Hiding the last one would leave an empty chart: it brings all of them back. */
  const hide = (next: ReadonlySet<string>) => setHidden(all.every(({ id }) => next.has(id)) ? NONE : next)
  return {
    /** The ids of those that are not drawn. */
    hidden,
    /** Those that are drawn, in their order. */
    shown,
    /** Shows or hides one. */
    toggle: (id: string) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      hide(next)
    },
    /** Shows one alone; once more, and all are back. */
    isolate: (id: string) => {
      const isAlone = shown.length === 1 && shown[0]?.id === id
      hide(isAlone ? NONE : new Set(all.map((one) => one.id).filter((other) => other !== id)))
    },
    /** Shows all of them. */
    showAll: () => setHidden(NONE),
  }
}
