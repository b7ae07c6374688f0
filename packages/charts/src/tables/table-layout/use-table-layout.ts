import {
  layoutDifference,
  NOTHING_SAVED,
  removeView,
  renameView,
  replaceView,
  saveView,
  viewNameProblem,
} from '@placard/domain/internal/table-layout'
import {
  defaultTableLayout,
  fitTableLayout,
  isSameLayout,
  type SavedLayout,
  type TableLayout,
} from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { LayoutColumn } from './layout-column.js'
import { layoutStore } from './layout-store.js'

export interface TableLayoutOptions {
  /** Columns of the table. Memoize them. */
  columns: readonly LayoutColumn[]
  /** Storage key of the layout in this browser; without it, the layout is lost when the table unmounts. */
  layoutKey?: string
  /** Controlled layout, for example from the URL. Missing parts are the defaults. */
  layout?: Partial<TableLayout>
  /** Called with the whole layout after every change. */
  onLayoutChange?: (layout: TableLayout) => void
  /** Controlled parts of the layout, such as the sort order; the others are stored here. */
  parts?: Partial<TableLayout>
  /** Defaults in addition to those of the columns: a sort order, groups. */
  defaults?: Partial<TableLayout>
}

/** A new layout, parts of one, or a function of the current one. */
export type LayoutChange = Partial<TableLayout> | ((layout: TableLayout) => Partial<TableLayout>)

export interface TableLayoutState {
  /** Current layout, fitted to the columns. Keeps its identity while its content is equal. */
  layout: TableLayout
  /** Default layout. */
  defaults: TableLayout
  /** True if the layout is the default. */
  isDefault: boolean
  /** Changes the layout. */
  change: (change: LayoutChange) => void
  /** Restores the default layout; saved views stay. */
  reset: () => void
  /** Saved views: named layouts. */
  views: TableViewsState
}

export interface TableViewsState {
  /** Names in the order they were saved. */
  names: readonly string[]
  /** Name of the view that was applied or saved last. */
  applied?: string
  /** True if the layout has changed since. */
  isEdited: boolean
  /** Returns the error message of a name; `own` is the current name of the view. */
  problemOf: (name: string, own?: string) => string | undefined
  /** Saves the current layout under a new name. */
  save: (name: string) => void
  /** Overwrites the applied view with the current layout. */
  update: () => void
  /** Applies a view. */
  apply: (name: string) => void
  /** Renames a view. */
  rename: (name: string, next: string) => void
  /** Deletes a view; the current layout stays. Returns a function that restores it. */
  remove: (name: string) => () => void
}

/**
 * Manages the layout of a table: stored in this browser under a key, or controlled by the caller, and always fitted
 * to the columns.
 * @experimental Its arguments and result may change in a minor version.
 */
export function useTableLayout(options: TableLayoutOptions): TableLayoutState {
  const { columns, layoutKey, layout: given, parts, defaults: wanted } = options
  const [ownStore] = useState(() => layoutStore())
  const store = layoutKey === undefined ? ownStore : layoutStore(layoutKey)
  const saved = useSyncExternalStore(store.subscribe, store.read, () => NOTHING_SAVED)
  const defaults = useSame(defaultTableLayout(columns, wanted))
  const layout = useSame(fitTableLayout({ ...(given ?? saved.layout), ...parts }, columns, defaults))
  const texts = useReportTexts()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const actions = useMemo(() => {
    const fitting = (part: Partial<TableLayout>) => fitTableLayout(part, latest.current.columns, defaults)
    // Read from the store instead of the last render, so that two changes in a row both count.
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
        problemOf: (name: string, own?: string) => viewNameProblem(store.read(), name, own, texts),
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
  }, [store, defaults, texts])

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

/** Returns the same object while its content is equal. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text), [text])
}
