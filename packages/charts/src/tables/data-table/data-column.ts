import { withMinus } from '@placard/domain/internal/report'
import { NO_DATA, type ReportTexts } from '@placard/domain/report'
import type { ReactNode } from 'react'
import type { LayoutColumn } from '../table-layout/table-layout.js'
import type { TableView } from '../table-query/table-query.js'

/** Value that a cell is sorted, searched and exported by; `null` is no data. */
export type DataValue = string | number | null

export interface DisplayColumn<Row> extends LayoutColumn {
  /** Returns the value of a row. Not needed for stores and computed columns (ratios and changes). */
  value?: (row: Row) => DataValue
  /** Formats the value. @default the value itself, and "—" for no data */
  format?: (value: number | null) => string
  /** Renders the cell where text is not enough. */
  cell?: (row: Row) => ReactNode
  /** Alignment of the cells. @default by kind: numbers at the end, text at the start */
  align?: 'start' | 'end'
  /** Initial width in pixels. @default estimated from the content */
  width?: number
  /** Definition of the metric, beside the heading. */
  definition?: ReactNode
  /** Shows the value below the row's name while the table is `compact`. @default false */
  compact?: boolean
  /** For a change: which direction is good. @default 'up-is-good' */
  polarity?: 'up-is-good' | 'down-is-good' | 'neutral'
}

/**
 * Column of a `DataTable`. Text is sorted in natural order and can be grouped by. A number adds up if `total` is
 * `sum`, or has a given total. A ratio is computed from the sums of two columns at every level, never averaged; a change
 * from the figures of two periods.
 */
export type DataColumn<Row> = DisplayColumn<Row> &
  (
    | { kind?: 'text' | 'number'; total?: 'sum' | { value: DataValue } }
    | { kind: 'ratio'; numerator: string; denominator: string; factor?: number; total?: undefined }
    | { kind: 'change'; current: string; previous: string; unit: 'percent' | 'points'; total?: undefined }
  )

/** A column with its inferred kind and alignment, and its format of cells. */
export type KnownColumn<Row> = DataColumn<Row> & {
  kind: NonNullable<DataColumn<Row>['kind']>
  align: 'start' | 'end'
  textOf: (value: DataValue) => string
}

/** Sort order by one column. */
export interface DataSort {
  /** Id of the column. */
  column: string
  /** Numbers are usually wanted in descending order. */
  direction: 'ascending' | 'descending'
}

/** Returns the format of a column's cells. */
export const cellFormat =
  <Row>({ format }: Pick<DataColumn<Row>, 'format'>, texts: ReportTexts) =>
  (value: DataValue): string => {
    if (typeof value === 'string') return value || NO_DATA
    if (format) return format(value)
    return value === null ? NO_DATA : withMinus(texts.number(value, 2))
  }

/** Returns the total of a column; undefined if it has none, or while totals are computed. */
export function computeTotal<Row>({ totals }: TableView, { id, total }: KnownColumn<Row>): DataValue | undefined {
  if (!totals) return undefined
  return typeof total === 'object' ? total.value : totals[id]
}
