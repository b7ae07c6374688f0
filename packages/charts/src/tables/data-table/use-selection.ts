import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { GroupEntry } from '../table-query/table-query.js'
import type { DataTableInstance } from './row-models.js'

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

/** Selection as select cells show and change it. */
export interface RowSelection {
  /** Stays the same object while only the selection changes; undefined if rows are not selectable. */
  actions: SelectionActions | undefined
  /** State of the checkbox in the head. */
  allState: SelectionState
  groupState: (group: GroupEntry) => SelectionState
}

/** Selects rows of TanStack Table. */
export function useSelection<Row>(selection: DataSelection<Row> | undefined, table: DataTableInstance): RowSelection {
  const latest = useRef(table)
  useLayoutEffect(() => {
    latest.current = table
  })
  const hasSelection = selection !== undefined
  const actions = useMemo((): SelectionActions | undefined => {
    if (!hasSelection) return undefined
    return {
      toggle: (index, isSelected, isRange) => {
        // TanStack Table expects the change event of a checkbox.
        const toggle = latest.current.getRowModel().rows[index]?.getToggleSelectedHandler({ selectChildren: false })
        toggle?.({ target: { checked: isSelected }, shiftKey: isRange })
      },
      toggleGroup: ({ key }, isSelected) => latest.current.getRow(key).toggleSelected(isSelected),
      toggleAll: (isSelected) => latest.current.toggleAllRowsSelected(isSelected),
    }
  }, [hasSelection])

  const selected = selection?.selected
  const readAllState = (): SelectionState => {
    if (!selected?.size) return false
    if (table.getIsAllRowsSelected()) return true
    return table.getFilteredRowModel().rows.some(({ id }) => selected.has(id)) && 'indeterminate'
  }
  const groupState = ({ key }: GroupEntry): SelectionState => {
    if (!selected?.size) return false
    const row = table.getRow(key)
    return row.getIsAllSubRowsSelected() || (row.getIsSomeSelected() && 'indeterminate')
  }
  return { actions, allState: readAllState(), groupState }
}
