import { type DataTableProps, TableFrame, useTableState } from '../data-table/data-table.js'
import type { ColumnStore } from '../table-query/table-query.js'
import { useLargeTable } from './use-large-table.js'

export type { ColumnData, ColumnStore } from '../table-query/table-query.js'

export interface LargeTableProps<Row> extends DataTableProps<Row> {
  /** Rows as columns of numbers and labels, which take less time and memory than objects; a row is then its index. */
  store?: ColumnStore
}

/**
 * Renders a `DataTable` of up to a million rows: a worker sorts, filters and groups them. The previous rows stay, dimmed,
 * until a result is ready.
 */
export function LargeTable<Row>({ store, ...props }: LargeTableProps<Row>) {
  const state = useTableState({ ...props, store })
  return <TableFrame {...props} state={state} lines={useLargeTable(state, props.selection)} />
}
