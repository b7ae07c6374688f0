import { useMemo, useState } from 'react'

const NONE: readonly string[] = []

/** Hidden series as controlled state, for example in the URL. */
export interface HiddenSeries {
  /** Ids of the hidden series; without it, the chart keeps them itself. */
  hidden?: readonly string[] | undefined
  /** Called with the ids to hide. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
}

/** Returns the visible series of a chart and the handlers of its legend. */
export function useShownSeries<Series extends { id: string }>(
  all: Series[],
  { hidden: given, onHiddenChange }: HiddenSeries = {},
) {
  const [own, setOwn] = useState(NONE)
  const asked = given ?? own
  const hidden = useMemo((): ReadonlySet<string> => {
    const known = all.filter(({ id }) => asked.includes(id)).map(({ id }) => id)
    // If all series were hidden, all are shown.
    return new Set(known.length < all.length ? known : NONE)
  }, [all, asked])
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  const hide = (next: ReadonlySet<string>) => {
    const ids = all.every(({ id }) => next.has(id)) ? [] : [...next]
    setOwn(ids)
    onHiddenChange?.(ids)
  }
  return {
    /** Ids of the hidden series. */
    hidden,
    /** Visible series in their order. */
    shown,
    /** Shows or hides a series; hiding the last one shows all. */
    toggle: (id: string) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      hide(next)
    },
    /** Shows only one series; again, all of them. */
    isolate: (id: string) => {
      const isAlone = shown.length === 1 && shown[0]?.id === id
      hide(new Set(isAlone ? NONE : all.map((one) => one.id).filter((other) => other !== id)))
    },
    /** Shows all series. */
    showAll: () => hide(new Set()),
  }
}
