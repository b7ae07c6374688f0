import { functionalUpdate, type RowSelectionState, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type RowItem, rowModelView } from './row-models.js'
import type { TableLines, TableState } from './use-data-table.js'
import { type DataSelection, useSelection } from './use-selection.js'

/** Sorts, filters, groups and selects rows by the row models of TanStack Table. */
export function useRowModels<Row>(
  { rows, options }: TableState<Row>,
  selection: DataSelection<Row> | undefined,
): TableLines<Row> {
  const items = useMemo(() => Array.from({ length: rows.count }, (_, place) => rows.rowAt(place) as RowItem), [rows])
  const selected = selection?.selected
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries(Array.from(selected ?? [], (id) => [id, true as const])),
    [selected],
  )
  const table = useTable({
    ...options,
    data: items,
    getRowId: (_item, place) => rows.idAt(place),
    state: { ...options.state, rowSelection },
    onRowSelectionChange: (updater) =>
      selection?.onChange(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
  })
  const rowModel = table.getRowModel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row model means that the lines have changed.
  const view = useMemo(() => rowModelView(table, rows.columns), [rowModel, rows])
  return {
    table,
    shown: { view, rows },
    toggleGroup: (key, isOpen) => table.getRow(key).toggleExpanded(isOpen),
    rowSelection: useSelection(selection, table),
  }
}
