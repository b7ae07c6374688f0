/** One column of figures. */
export interface ChartColumn {
  /** Names the column among the others. */
  id: string
  /** Its heading. */
  name: string
  /** What the figures are counted in, where the name does not say it. */
  unit?: string
}

/** One row of figures. */
export interface ChartRow {
  /** Names the row among the others. */
  id: string
  /** What people call it. */
  name: string
  /** What the rows are ordered by when their names are. @default the place among the rows */
  order?: string | number
  /** The figure of each column, as it is drawn: unrounded; null is no data. */
  cells: readonly (number | null)[]
}

/** What a chart draws, in figures: its table and its file are made of the same. */
export interface ChartFigures {
  /** What the rows are: "Day", "Creative". */
  rowHead: string
  /** The columns. */
  head: readonly ChartColumn[]
  /** The rows, in the order in which they are drawn. */
  rows: readonly ChartRow[]
  /** The last row: what the others make together; ratios from sums. */
  total?: { name: string; cells: readonly (number | null)[] }
}
