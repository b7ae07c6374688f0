/** Column of values. */
export interface ChartColumn {
  /** Identifies the column. */
  id: string
  /** Heading. */
  name: string
  /** Unit of the values, if the name does not contain it. */
  unit?: string
}

/** Row of values. */
export interface ChartRow {
  /** Identifies the row. */
  id: string
  /** Name for readers. */
  name: string
  /** Sort key of the name. @default the index of the row */
  order?: string | number
  /** Unrounded value per column; null is no data. */
  cells: readonly (number | null)[]
}

/** Data of a chart, from which its table and its CSV file are made. */
export interface ChartFigures {
  /** Heading of the row names: "Day", "Creative". */
  rowHead: string
  /** Columns. */
  head: readonly ChartColumn[]
  /** Rows in the order of the drawing. */
  rows: readonly ChartRow[]
  /** Total row; ratios are computed from sums. */
  total?: { name: string; cells: readonly (number | null)[] }
}
