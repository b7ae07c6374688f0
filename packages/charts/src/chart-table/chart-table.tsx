import { classNames } from '@placard/ui'
import { type ComponentProps, useMemo } from 'react'
import { type DataColumn, DataTable } from '../data-table/data-table.js'
import type { ChartColumn, ChartFigures } from './chart-figures.js'

export { chartCsv } from './chart-csv.js'
export type { ChartColumn, ChartFigures, ChartRow } from './chart-figures.js'

export interface ChartTableProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ChartFigures {
  /** What the table lists. */
  label: string
  /** A figure in words. */
  format: (value: number | null, column: ChartColumn) => string
}

interface FigureRow {
  id: string
  name: string
  order: string | number
  cells: readonly (number | null)[]
}

/** What a chart draws, as a table of the same figures that can be sorted. It fills the height it is given. */
export function ChartTable({ label, rowHead, head, rows, total, format, className, ...props }: ChartTableProps) {
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
        (column, place): DataColumn<FigureRow> => ({
          id: column.id,
          header: column.unit ? `${column.name}, ${column.unit}` : column.name,
          align: 'end',
          value: ({ cells }) => cells[place] ?? null,
          format: (value) => format(value, column),
          total: total && (() => total.cells[place] ?? null),
        }),
      ),
    ],
    [rowHead, head, total, format],
  )
  const list = useMemo(
    () => rows.map(({ id, name, order, cells }, place): FigureRow => ({ id, name, order: order ?? place, cells })),
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
