import { useMemo, useState } from 'react'

const NONE: readonly string[] = []

/** Hidden series that the caller stores, in an address for example. */
export interface HiddenSeries {
  /** The ids that are hidden; left out, the chart remembers them itself. */
  hidden?: readonly string[] | undefined
  /** Called with the ids that are to be hidden. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
}

/** Returns which of a chart's series are shown, and what a legend does to that. */
export function useShownSeries<Series extends { id: string }>(
  all: Series[],
  { hidden: given, onHiddenChange }: HiddenSeries = {},
) {
  const [own, setOwn] = useState(NONE)
  const asked = given ?? own
  const hidden = useMemo((): ReadonlySet<string> => {
    const known = all.filter(({ id }) => asked.includes(id)).map(({ id }) => id)
    // An empty chart says nothing: with all of them hidden, none is.
    return new Set(known.length < all.length ? known : NONE)
  }, [all, asked])
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  const hide = (next: ReadonlySet<string>) => {
    const ids = all.every(({ id }) => next.has(id)) ? [] : [...next]
    setOwn(ids)
    onHiddenChange?.(ids)
  }
  return {
    /** The ids of those that are not drawn. */
    hidden,
    /** Those that are drawn, in their order. */
    shown,
    /** Shows or hides one; hiding the last one shows all of them. */
    toggle: (id: string) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      hide(next)
    },
    /** Shows one alone; a second time, all of them. */
    isolate: (id: string) => {
      const isAlone = shown.length === 1 && shown[0]?.id === id
      hide(new Set(isAlone ? NONE : all.map((one) => one.id).filter((other) => other !== id)))
    },
    /** Shows all of them. */
    showAll: () => hide(new Set()),
  }
}
