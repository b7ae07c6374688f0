/** Data of one column: numbers, or texts as indexes into a list of labels, so that a repeated text costs two bytes. */
export type ColumnData =
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Uint16Array
  | Uint8Array
  | { labels: readonly string[]; codes: Uint32Array | Uint16Array | Uint8Array }

/** Rows as columns of one length. `NaN` and the label `''` mean no data. */
export interface ColumnStore {
  /** Number of rows. */
  length: number
  /** Columns by id. */
  columns: Readonly<Record<string, ColumnData>>
}

/** Sort order by one column. */
export interface ColumnSort {
  id: string
  direction: 'ascending' | 'descending'
}

/** Filter on one column. Bounds are inclusive. */
export type ColumnFilter =
  | { id: string; kind: 'contains'; text: string }
  | { id: string; kind: 'oneOf'; labels: readonly string[] }
  | { id: string; kind: 'between'; min?: number; max?: number }

/** Query for the rows of a table. */
export interface TableQuery {
  /** Words that the texts of a row must contain, ignoring case and accents. */
  search?: string
  /** Filters that all have to match. */
  filters?: readonly ColumnFilter[]
  /** Sort orders, the most significant first. Rows without data come last in both directions; ties keep their order. */
  sort?: readonly ColumnSort[]
  /** Text columns to group by, outermost first. */
  groups?: readonly string[]
  /** Keys of the expanded groups, or `'all'`. */
  expanded?: 'all' | readonly string[]
}

/** A line that shows a row of the data. */
export interface RowEntry {
  kind: 'row'
  /** Place of the row in the data. */
  row: number
  /** Number of groups around it. */
  depth: number
}

/** A line that shows a group. */
export interface GroupEntry {
  kind: 'group'
  /** Unique key of the group. */
  key: string
  /** Column whose value its rows share. */
  column: string
  label: string
  depth: number
  /** Number of rows in it, at any depth. */
  count: number
  expanded: boolean
  /** Figures by column, computed from sums; null for no data. Columns without a total are missing. */
  values: Readonly<Record<string, number | null>>
}

/** Line of a table. */
export type ViewEntry = RowEntry | GroupEntry

/** Lines of a table in display order, and the totals of the matching rows. */
export interface TableView {
  /** Number of lines, including groups. */
  length: number
  /** Number of rows that match search and filters. */
  found: number
  /** Returns the line at an index. Throws a `RangeError` outside of the lines. */
  entryAt: (index: number) => ViewEntry
  /** Totals of the matching rows by column; undefined while they are computed. Columns without a total are missing. */
  totals: Readonly<Record<string, number | null>> | undefined
}

/** Divides a part by a whole; `NaN` if the whole is not positive. */
export const computeRatio = (part: number, whole: number, factor = 1): number =>
  whole > 0 ? (part / whole) * factor : Number.NaN
/** Returns a change in percent; `NaN` if the earlier value is not positive. */
export const computePercentChange = (current: number, previous: number): number =>
  previous > 0 ? ((current - previous) / previous) * 100 : Number.NaN

/** Returns a collator of natural order: numbers by value, ignoring case and accents. */
export const naturalOrder = (locale: string): Intl.Collator =>
  new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
