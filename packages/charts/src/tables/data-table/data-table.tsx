import { TableFrame } from './table-frame.js'
import { type DataTableProps, useTableState } from './use-data-table.js'
import { useRowModels } from './use-row-models.js'

export type { DataColumn, DataSort, DataValue, KnownColumn } from './data-column.js'
export { TableFrame } from './table-frame.js'
export type { TableRows } from './table-rows.js'
export {
  type DataTableData,
  type DataTableProps,
  type TableLines,
  type TableState,
  useTableState,
} from './use-data-table.js'
export type { DataSelection, RowSelection, SelectionActions, SelectionState } from './use-selection.js'

/**
 * Renders a table of data with sorting, search, filters, groups, selection and totals. A plain `table` for assistive
 * technology at any size. For more than 50,000 rows, use `LargeTable` of `@placard/charts/large-table`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const state = useTableState(props)
  return <TableFrame {...props} state={state} lines={useRowModels(state, props.selection)} />
}
