import {
  defaultTableLayout,
  fitTableLayout,
  isSameLayout,
  layoutDifference,
  NOTHING_SAVED,
  removeView,
  renameView,
  replaceView,
  type SavedLayout,
  saveView,
  type TableLayout,
  viewNameProblem,
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
  /** Parts of the layout that somebody else keeps, such as the order: the rest is kept here all the same. */
  parts?: Partial<TableLayout>
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
  /** Layouts under names. */
  views: TableViewsState
}

export interface TableViewsState {
  /** The names, in the order they were saved. */
  names: readonly string[]
  /** The one that was applied or saved last. */
  applied?: string
  /** Whether the layout has changed since. */
  isEdited: boolean
  /** What is wrong with a name; `own` is the name that the view has now. */
  problemOf: (name: string, own?: string) => string | undefined
  /** Keeps the present layout under a new name. */
  save: (name: string) => void
  /** Makes the present layout that of the view that was applied. */
  update: () => void
  /** Arranges the table as the view says. */
  apply: (name: string) => void
  /** Gives a view another name. */
  rename: (name: string, next: string) => void
  /** Forgets a view; the present layout stays. What it gives back takes that back. */
  remove: (name: string) => () => void
}

/** The arrangement of a table: kept in this browser under a key, or by the caller, and always fitting the columns. */
export function useTableLayout(options: TableLayoutOptions): TableLayoutState {
  const { columns, layoutKey, layout: given, parts, defaults: wanted } = options
  const [ownStore] = useState(() => layoutStore())
  const store = layoutKey === undefined ? ownStore : layoutStore(layoutKey)
  const saved = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_SAVED)
  const defaults = useSame(defaultTableLayout(columns, wanted))
  const layout = useSame(fitTableLayout({ ...(given ?? saved.layout), ...parts }, columns, defaults))
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const actions = useMemo(() => {
    const fitting = (part: Partial<TableLayout>) => fitTableLayout(part, latest.current.columns, defaults)
    // From what is kept, not from what was rendered: two changes in a row both count.
    const present = () => fitting({ ...(latest.current.layout ?? store.read().layout), ...latest.current.parts })
    const set = (next: TableLayout, others: SavedLayout = store.read()) => {
      const { layout: isGiven, parts: elsewhere, onLayoutChange } = latest.current
      const own = without(layoutDifference(next, defaults), elsewhere)
      const kept = isGiven === undefined ? { ...others, layout: own } : others
      if (kept !== store.read()) store.write(kept)
      onLayoutChange?.(next)
    }
    const difference = () => layoutDifference(present(), defaults)
    return {
      change: (change: LayoutChange) => {
        const before = present()
        const patch = typeof change === 'function' ? change(before) : change
        const next = fitting({ ...before, ...patch })
        if (!isSameLayout(before, next)) set(next)
      },
      reset: () => {
        const { applied: _, ...others } = store.read()
        set(defaults, others)
      },
      views: {
        problemOf: (name: string, own?: string) => viewNameProblem(store.read(), name, own),
        save: (name: string) => store.write(saveView(store.read(), name, difference())),
        update: () => {
          const { applied } = store.read()
          if (applied !== undefined) store.write(replaceView(store.read(), applied, difference()))
        },
        apply: (name: string) => {
          const view = store.read().views.find((one) => one.name === name)
          if (view) set(fitting(view.layout), { ...store.read(), applied: name })
        },
        rename: (name: string, next: string) => store.write(renameView(store.read(), name, next)),
        remove: (name: string) => {
          const { views, applied } = store.read()
          store.write(removeView(store.read(), name))
          return () => {
            const now = store.read()
            const isFree = !now.views.some((view) => view.name === name)
            const back = views.filter((view) => view.name === name || now.views.includes(view))
            const added = now.views.filter((view) => !views.includes(view))
            if (isFree) store.write({ ...now, views: [...back, ...added], ...(applied === name && { applied }) })
          }
        },
      },
    }
  }, [store, defaults])

  const applied = saved.views.find(({ name }) => name === saved.applied)
  return {
    layout,
    defaults,
    isDefault: isSameLayout(layout, defaults),
    ...actions,
    views: {
      names: saved.views.map(({ name }) => name),
      applied: applied?.name,
      isEdited: applied !== undefined && !isSameLayout(layout, fitTableLayout(applied.layout, columns, defaults)),
      ...actions.views,
    },
  }
}

const without = (layout: Partial<TableLayout>, parts: Partial<TableLayout> = {}): Partial<TableLayout> =>
  Object.fromEntries(Object.entries(layout).filter(([name]) => !(name in parts)))

/** The same object for as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text), [text])
}
