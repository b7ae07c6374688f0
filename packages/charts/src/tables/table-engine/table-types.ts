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

/**
 * Describes how a column is sorted and totalled. Plain data, so that it can be posted to a worker.
 *
 * - `text`: sorted in natural order, grouped by, searched.
 * - `number`: with `total: 'sum'` it adds up in groups and totals, otherwise it has no total.
 * - `ratio`: `numerator ÷ denominator × factor`, computed from the sums of two number columns, never averaged.
 * - `change`: from `previous` to `current`, in percent, or in points for ratios; computed from sums as well.
 */
export type EngineColumn =
  | { id: string; kind: 'text' }
  | { id: string; kind: 'number'; total?: 'sum' }
  | { id: string; kind: 'ratio'; numerator: string; denominator: string; factor?: number }
  | { id: string; kind: 'change'; current: string; previous: string; unit: 'percent' | 'points' }

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

/** View of a query result, which also lists the rows of collapsed groups. */
export interface ResultView extends TableView {
  entryAt: (index: number) => RowEntry | (GroupEntry & { first: number })
  /** Returns the place of a matching row; those of a group are at `first` to `first + count - 1`. */
  rowAt: (index: number) => number
}

/** Queries the rows of one store in a worker. */
export interface TableEngine {
  /** Returns the view, at once or later. Resolves to undefined if another query followed before it was answered. */
  view: (query: TableQuery) => ResultView | Promise<ResultView | undefined>
  /** Stops the worker; pending queries resolve to undefined. */
  close: () => void
}
