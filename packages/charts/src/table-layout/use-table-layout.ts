import {
  defaultTableLayout,
  fitTableLayout,
  isSameLayout,
  layoutDifference,
  NOTHING_SAVED,
  type TableLayout,
} from '@placard/domain'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { LayoutColumn } from './layout-column.js'
import { layoutStore } from './layout-store.js'

export interface TableLayoutOptions {
  /** The columns; keep them stable between renders. */
  columns: readonly LayoutColumn[]
  /** Keeps the layout in this browser under this name; without one it lasts as long as the table. */
  layoutKey?: string
  /** The layout, when somebody else keeps it: the address of the page. What is missing is as in the defaults. */
  layout?: Partial<TableLayout>
  /** Gets every change, whole. */
  onLayoutChange?: (layout: TableLayout) => void
  /** What the table begins with besides what its columns say: a first order, groups. */
  defaults?: Partial<TableLayout>
}

/** A new layout, a part of one, or what makes it out of the present one. */
export type LayoutChange = Partial<TableLayout> | ((layout: TableLayout) => Partial<TableLayout>)

export interface TableLayoutState {
  /** The layout as it fits the columns; it stays the same object while it says the same. */
  layout: TableLayout
  /** The layout that nobody has touched. */
  defaults: TableLayout
  /** Whether nobody has touched it. */
  isDefault: boolean
  /** Changes it. */
  change: (change: LayoutChange) => void
  /** Makes it what it was before anybody touched it; saved views stay. */
  reset: () => void
}

/** The arrangement of a table: kept in this browser under a key, or by the caller, and always fitting the columns. */
export function useTableLayout(options: TableLayoutOptions): TableLayoutState {
  const { columns, layoutKey, layout: given, defaults: wanted } = options
  const [ownStore] = useState(() => layoutStore())
  const store = layoutKey === undefined ? ownStore : layoutStore(layoutKey)
  const saved = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_SAVED)
  const defaults = useSame(defaultTableLayout(columns, wanted))
  const layout = useSame(fitTableLayout(given ?? saved.layout, columns, defaults))
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const actions = useMemo(() => {
    const set = (next: TableLayout) => {
      const { layout: isGiven, onLayoutChange } = latest.current
      if (isGiven === undefined) store.write({ ...store.read(), layout: layoutDifference(next, defaults) })
      onLayoutChange?.(next)
    }
    return {
      // From what is kept, not from what was rendered: two changes in a row both count.
      change: (change: LayoutChange) => {
        const { columns: now, layout: kept } = latest.current
        const before = fitTableLayout(kept ?? store.read().layout, now, defaults)
        const patch = typeof change === 'function' ? change(before) : change
        const next = fitTableLayout({ ...before, ...patch }, now, defaults)
        if (!isSameLayout(before, next)) set(next)
      },
      reset: () => set(defaults),
    }
  }, [store, defaults])

  return { layout, defaults, isDefault: isSameLayout(layout, defaults), ...actions }
}

/** The same object for as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text), [text])
}
