import { NO_DATA } from '@placard/domain'
import type { ReactNode } from 'react'

/** What a cell is sorted, searched and exported by; `null` is no data. */
export type DataValue = string | number | null

/** One column of a `DataTable`. */
export interface DataColumn<Row> {
  /** Names the column in state. */
  id: string
  /** The heading, with the unit where there is one. */
  header: string
  /** What the row has in this column. */
  value: (row: Row) => DataValue
  /** The value in words. @default the value itself, and "—" for none */
  format?: (value: number | null) => string
  /** The cell's content where words are not enough. */
  cell?: (row: Row) => ReactNode
  /** What the totals row says, computed from the rows that are shown; ratios from sums. */
  total?: (rows: Row[]) => DataValue
  /** Numbers end, everything else starts. @default 'start' */
  align?: 'start' | 'end'
  /** Begins hidden; the column menu shows it. @default false */
  hidden?: boolean
}

/** The order of the rows. */
export interface DataSort {
  /** The id of the column. */
  column: string
  /** Numbers are mostly wanted largest first. */
  direction: 'ascending' | 'descending'
}

/** A value as it is shown and, in figures, exported. */
export function valueText<Row>({ format }: DataColumn<Row>, value: DataValue): string {
  if (typeof value === 'string') return value
  if (format) return format(value)
  return value === null ? NO_DATA : String(value)
}

/** Whether a row has the words in any of its columns. */
export function rowMatches<Row>(columns: DataColumn<Row>[], row: Row, words: string): boolean {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return true
  return columns.some((column) =>
    String(column.value(row) ?? '')
      .toLowerCase()
      .includes(wanted),
  )
}
