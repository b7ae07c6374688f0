import { useLayoutEffect, useMemo, useRef } from 'react'
import type {
  DataSelection,
  RowSelection,
  SelectionActions,
  SelectionState,
  TableRows,
} from '../data-table/data-table.js'
import type { ResultView } from '../table-engine/table-engine.js'
import type { GroupEntry } from '../table-query/table-query.js'

/** Rows and their view from the engine. */
export interface ResultRows<Row> {
  view: ResultView
  rows: TableRows<Row>
}

/** Selects rows of a result by their ids, because TanStack Table has no rows of a very large table. */
export function useLargeSelection<Row>(
  selection: DataSelection<Row> | undefined,
  shown: ResultRows<Row> | undefined,
): RowSelection {
  const latest = useRef({ selection, shown })
  useLayoutEffect(() => {
    latest.current = { selection, shown }
  })
  /** Place of the row that was toggled last: ranges start there. */
  const anchor = useRef<number>(undefined)
  const hasSelection = selection !== undefined
  const actions = useMemo((): SelectionActions | undefined => {
    if (!hasSelection) return undefined
    const change = (isSelected: boolean, listPlaces: (view: ResultView) => Iterable<number>) => {
      const { selection: current, shown: result } = latest.current
      if (current && result)
        current.onChange(withRows(current.selected, Array.from(listPlaces(result.view), result.rows.idAt), isSelected))
    }
    return {
      toggle: (index, isSelected, isRange) =>
        change(isSelected, (view) => {
          const entry = view.entryAt(index)
          if (entry.kind !== 'row') return []
          const from = isRange ? findLine(view, anchor.current) : undefined
          anchor.current = entry.row
          return from === undefined ? [entry.row] : rowsBetween(view, from, index)
        }),
      toggleGroup: (group, isSelected) => change(isSelected, (view) => listRows(view, group)),
      toggleAll: (isSelected) => change(isSelected, (view) => listRows(view)),
    }
  }, [hasSelection])

  const selected = selection?.selected
  const allState = useMemo(
    (): SelectionState =>
      selected?.size && shown ? readState(selected, listRows(shown.view), shown.rows.idAt) : false,
    [selected, shown],
  )
  const groupState = (group: GroupEntry): SelectionState =>
    selected?.size && shown ? readState(selected, listRows(shown.view, group), shown.rows.idAt) : false
  return { actions, allState, groupState }
}

/** Adds or removes some ids. */
function withRows(selected: ReadonlySet<string>, ids: Iterable<string>, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

function readState(
  selected: ReadonlySet<string>,
  places: Iterable<number>,
  idAt: (place: number) => string,
): SelectionState {
  let [hasSelected, hasOthers] = [false, false]
  for (const place of places) {
    if (selected.has(idAt(place))) hasSelected = true
    else hasOthers = true
    if (hasSelected && hasOthers) return 'indeterminate'
  }
  return hasSelected
}

/** Yields the rows of a group, or all matching rows. */
function* listRows({ found, rowAt }: ResultView, group?: GroupEntry & { first?: number }): Generator<number> {
  const [first, count] = group ? [group.first ?? 0, group.count] : [0, found]
  for (let index = first; index < first + count; index++) yield rowAt(index)
}

/** Yields the rows on the lines between two, both included. */
function* rowsBetween({ length, entryAt }: ResultView, from: number, to: number): Generator<number> {
  const last = Math.min(Math.max(from, to), length - 1)
  for (let index = Math.max(0, Math.min(from, to)); index <= last; index++) {
    const entry = entryAt(index)
    if (entry.kind === 'row') yield entry.row
  }
}

function findLine({ length, entryAt }: ResultView, row: number | undefined): number | undefined {
  if (row === undefined) return undefined
  for (let index = 0; index < length; index++) {
    const entry = entryAt(index)
    if (entry.kind === 'row' && entry.row === row) return index
  }
  return undefined
}
