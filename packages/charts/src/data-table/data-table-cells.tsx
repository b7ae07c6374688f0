import {
  classNames,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
  ValueText,
} from '@placard/ui'
import type { ReactNode } from 'react'
import { type DataColumn, type DataValue, valueText } from './data-column.js'

interface DataTableCellsProps<Row extends object> {
  label: string
  columns: DataColumn<Row>[]
  rows: { id: string; row: Row }[]
  loadingRows: number
  totalLabel?: string
  totals?: (column: DataColumn<Row>) => DataValue | undefined
  sortOf: (id: string) => 'ascending' | 'descending' | 'none'
  sortBy: (id: string) => void
}

/** The table itself: head, rows or their places while they load, and totals. The first column names its row. */
export function DataTableCells<Row extends object>({
  label,
  columns,
  rows,
  loadingRows,
  totalLabel,
  totals,
  sortOf,
  sortBy,
}: DataTableCellsProps<Row>) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ id, header, align }, index) => (
            <TableHeaderCell
              key={id}
              align={align}
              sticky={index === 0}
              sort={sortOf(id)}
              onSort={loadingRows > 0 ? undefined : () => sortBy(id)}
            >
              {header}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {Array.from({ length: loadingRows }, (_, index) => `loading-${index}`).map((key) => (
          <TableRow key={key}>
            {columns.map(({ id, align }, index) => (
              <TableCell key={id} align={align} sticky={index === 0}>
                <Skeleton className={index === 0 ? 'w-48 max-w-full' : align === 'end' ? 'ms-auto w-14' : 'w-14'} />
              </TableCell>
            ))}
          </TableRow>
        ))}
        {rows.map(({ id, row }) => (
          <TableRow key={id}>
            {columns.map((column, index) => (
              <TableCell key={column.id} align={column.align} rowHeader={index === 0} sticky={index === 0}>
                {index === 0 ? <Name>{cellContent(column, row)}</Name> : cellContent(column, row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {totals && rows.length > 0 && (
        <TableFoot>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={column.id}
                align={column.align}
                rowHeader={index === 0}
                sticky={index === 0}
                className={classNames('sticky bottom-0 bg-surface font-semibold', index === 0 ? 'z-20' : 'z-10')}
              >
                {index === 0 ? totalLabel : totalContent(column, totals(column))}
              </TableCell>
            ))}
          </TableRow>
        </TableFoot>
      )}
    </Table>
  )
}

/** A name on one line, or on two where the table is narrow; it is whole in the document and in the tooltip. */
const Name = ({ children }: { children: ReactNode }) => (
  <div className="line-clamp-2 w-35 @min-[32rem]:line-clamp-1 @min-[32rem]:w-auto @min-[32rem]:max-w-[42ch] print:line-clamp-none print:max-w-none">
    {children}
  </div>
)

function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const words = valueText(column, column.value(row))
  return column.align === 'end' ? <ValueText>{words}</ValueText> : <span title={words}>{words}</span>
}

function totalContent<Row>(column: DataColumn<Row>, value: DataValue | undefined): ReactNode {
  return value === undefined ? null : <ValueText>{valueText(column, value)}</ValueText>
}
