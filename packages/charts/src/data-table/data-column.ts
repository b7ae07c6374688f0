import { NO_DATA, withMinus } from '@placard/domain'
import type { ReactNode } from 'react'
import type { LayoutColumn } from '../table-layout/table-layout.js'

/** What a cell is sorted, searched and exported by; `null` is no data. */
export type DataValue = string | number | null

interface ShownColumn<Row> extends LayoutColumn {
  /** What a row has in this column; of a store it is read, of a ratio or change computed. */
  value?: (row: Row) => DataValue
  /** The value in words. @default the value itself, and "—" for none */
  format?: (value: number | null) => string
  /** The cell's content where words are not enough. */
  cell?: (row: Row) => ReactNode
  /** Numbers end, everything else starts. @default by kind */
  align?: 'start' | 'end'
  /** The width it begins with, in pixels. @default what its words need */
  width?: number
  /** Stands beside the heading: what the figures mean. */
  definition?: ReactNode
  /** Shown below the row's name while the table is `compact`. @default false */
  compact?: boolean
  /** Of a change: which direction is the good one. @default 'up-is-good' */
  polarity?: 'up-is-good' | 'down-is-good' | 'neutral'
}

/**
 * One column of a `DataTable`. Text is ordered as people order words, and grouped by; a number adds up where `total` says
 * so, or has the total that is given as a value; a ratio is computed from the sums of two columns at every level, a change from two figures of two periods.
 */
export type DataColumn<Row> = ShownColumn<Row> &
  (
    | { kind?: 'text' | 'number'; total?: 'sum' | { value: DataValue } }
    | { kind: 'ratio'; numerator: string; denominator: string; factor?: number; total?: undefined }
    | { kind: 'change'; current: string; previous: string; unit: 'percent' | 'points'; total?: undefined }
  )

/** A column whose kind is known. */
export type KnownColumn<Row> = DataColumn<Row> & { kind: NonNullable<DataColumn<Row>['kind']>; align: 'start' | 'end' }

/** The order of the rows by one column. */
export interface DataSort {
  /** The id of the column. */
  column: string
  /** Numbers are mostly wanted largest first. */
  direction: 'ascending' | 'descending'
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A value as it is shown. */
export function valueText<Row>(column: Pick<DataColumn<Row>, 'format'>, value: DataValue): string {
  if (typeof value === 'string') return value || NO_DATA
  if (column.format) return column.format(value)
  return value === null ? NO_DATA : withMinus(grouped.format(value))
}
