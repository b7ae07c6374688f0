import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataColumn, DataSort } from './data-column.js'

const features = /* @__PURE__ */ tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
})

const text = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

interface DataTableModel<Row> {
  columns: DataColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  defaultSort?: DataSort
}

/** Orders rows and hides columns; what it returns is free of the table library's types. */
export function useDataTable<Row extends object>({ columns, rows, rowId, defaultSort }: DataTableModel<Row>) {
  const [sorting, setSorting] = useState(
    defaultSort ? [{ id: defaultSort.column, desc: defaultSort.direction === 'descending' }] : [],
  )
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(columns.map(({ id, hidden = false }) => [id, !hidden])),
  )
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map((column) =>
      helper.accessor((row): unknown => column.value(row) ?? undefined, {
        id: column.id,
        header: column.header,
        sortDescFirst: column.align === 'end',
        // Rows without data stay at the end in both orders.
        sortUndefined: 'last',
        sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
      }),
    )
  }, [columns])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { sorting, columnVisibility },
    onSortingChange: setSorting,
    onColumnVisibilityChange: setColumnVisibility,
    enableSortingRemoval: false,
  })
  const [sorted] = sorting
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original })),
    columns: columns.filter(({ id }) => columnVisibility[id] !== false),
    /** The order of the rows by a column, in the words of `aria-sort`. */
    sortOf: (id: string): 'ascending' | 'descending' | 'none' =>
      sorted?.id !== id ? 'none' : sorted.desc ? 'descending' : 'ascending',
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
    isShown: (id: string) => columnVisibility[id] !== false,
    show: (id: string, shown: boolean) => table.getColumn(id)?.toggleVisibility(shown),
  }
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return text.compare(String(a), String(b))
}
