import { classNames } from '@placard/ui'
import { useMemo } from 'react'
import { type DataColumn, DataTable } from '../../tables/data-table/data-table.js'
import type { ChartTableProps } from './chart-table-props.js'

interface FigureRow {
  id: string
  name: string
  order: string | number
  cells: readonly (number | null)[]
}

/** Table of a chart's data, on DataTable. */
export function FigureTable({ label, rowHead, head, rows, total, format, className, ...props }: ChartTableProps) {
  const columns = useMemo(
    (): DataColumn<FigureRow>[] => [
      {
        id: 'name',
        header: rowHead,
        align: 'start',
        value: ({ order }) => order,
        cell: ({ name }) => <span title={name}>{name}</span>,
      },
      ...head.map(
        (column, index): DataColumn<FigureRow> => ({
          id: column.id,
          header: column.unit ? `${column.name}, ${column.unit}` : column.name,
          align: 'end',
          value: ({ cells }) => cells[index] ?? null,
          format: (value) => format(value, column),
          total: total && { value: total.cells[index] ?? null },
        }),
      ),
    ],
    [rowHead, head, total, format],
  )
  const list = useMemo(
    () => rows.map(({ id, name, order, cells }, index): FigureRow => ({ id, name, order: order ?? index, cells })),
    [rows],
  )
  return (
    <DataTable
      data-slot="chart-table"
      {...props}
      label={label}
      columns={columns}
      rows={list}
      rowId={({ id }) => id}
      totalLabel={total && (() => total.name)}
      regionClassName="flex-1"
      className={classNames('h-full', className)}
    />
  )
}
