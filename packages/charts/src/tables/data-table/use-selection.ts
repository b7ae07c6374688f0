import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { GroupEntry, ResultView } from '../table-engine/table-engine.js'
import type { DataTableInstance } from './row-models.js'
import type { TableRows } from './table-rows.js'

/** Selected rows, controlled by the caller. */
export interface DataSelection<Row> {
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>
  /** Called with all selected ids after a change. */
  onChange: (selected: ReadonlySet<string>) => void
  /** Returns the name of a row: "Autumn launch". */
  label: (row: Row) => string
  /** Buttons for the selected rows. */
  actions?: ReactNode
}

/** True if all of some rows are selected, `indeterminate` if only some are. */
export type SelectionState = boolean | 'indeterminate'

/** Changes the selection by lines and groups. */
export interface SelectionActions {
  /** Selects or clears the row of a line; with `isRange`, all rows from the last one on. */
  toggle: (index: number, selected: boolean, isRange: boolean) => void
  toggleGroup: (group: GroupEntry, selected: boolean) => void
  toggleAll: (selected: boolean) => void
}

interface SelectionOptions<Row> {
  selection?: DataSelection<Row>
  table: DataTableInstance
  rows: TableRows<Row>
  /** Result of a very large table, whose rows TanStack Table does not have. */
  result?: ResultView
}

/** Returns what select cells show and do. `actions` stays the same object while only the selection changes. */
export function useSelection<Row>(options: SelectionOptions<Row>) {
  const { selection, table, rows, result } = options
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  /** Place of the row that was toggled last in a very large table: ranges start there. */
  const anchor = useRef<number>(undefined)
  const hasSelection = selection !== undefined
  const actions = useMemo((): SelectionActions | undefined => {
    if (!hasSelection) return undefined
    const change = (places: Iterable<number>, isSelected: boolean) => {
      const { selection: current, rows: now } = latest.current
      current?.onChange(withRows(current.selected, Array.from(places, now.idAt), isSelected))
    }
    return {
      toggle: (index, isSelected, isRange) => {
        const { table: model, result: lines } = latest.current
        if (!lines) {
          // TanStack Table expects the change event of a checkbox.
          const toggle = model.getRowModel().rows[index]?.getToggleSelectedHandler({ selectChildren: false })
          return toggle?.({ target: { checked: isSelected }, shiftKey: isRange })
        }
        const entry = lines.entryAt(index)
        if (entry.kind !== 'row') return
        const from = isRange ? findLine(lines, anchor.current) : undefined
        change(from === undefined ? [entry.row] : rowsBetween(lines, from, index), isSelected)
        anchor.current = entry.row
      },
      toggleGroup: (group, isSelected) => {
        const { table: model, result: lines } = latest.current
        if (lines) change(listRows(lines, group), isSelected)
        else model.getRow(group.key).toggleSelected(isSelected)
      },
      toggleAll: (isSelected) => {
        const { table: model, result: lines } = latest.current
        if (lines) change(listRows(lines), isSelected)
        else model.toggleAllRowsSelected(isSelected)
      },
    }
  }, [hasSelection])

  const selected = selection?.selected
  const allState = useMemo((): SelectionState => {
    if (!selected?.size) return false
    if (result) return readState(selected, listRows(result), rows.idAt)
    if (table.getIsAllRowsSelected()) return true
    return table.getFilteredRowModel().rows.some(({ id }) => selected.has(id)) && 'indeterminate'
  }, [selected, result, rows, table])
  const groupState = (group: GroupEntry): SelectionState => {
    if (!selected?.size) return false
    if (result) return readState(selected, listRows(result, group), rows.idAt)
    const row = table.getRow(group.key)
    return row.getIsAllSubRowsSelected() || (row.getIsSomeSelected() && 'indeterminate')
  }
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

/** Rows of a group, or all matching rows. */
function* listRows({ found, rowAt }: ResultView, group?: GroupEntry & { first?: number }): Generator<number> {
  const [first, count] = group ? [group.first ?? 0, group.count] : [0, found]
  for (let index = first; index < first + count; index++) yield rowAt(index)
}

/** Rows on the lines between two, both included. */
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
