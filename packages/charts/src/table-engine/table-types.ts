/** One column of figures, or of words as places in a list of labels: a million words cost two bytes each. */
export type ColumnData =
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Uint16Array
  | Uint8Array
  | { labels: readonly string[]; codes: Uint32Array | Uint16Array | Uint8Array }

/** Rows as columns of one length. `NaN` in floating point is no data, and so is the label `''`. */
export interface ColumnStore {
  /** How many rows there are. */
  length: number
  /** The columns by id. */
  columns: Readonly<Record<string, ColumnData>>
}

/**
 * What a column is, as far as ordering and summing go. It is plain data, so that a worker can be told of it.
 *
 * - `text`: ordered as people order words, grouped by, searched.
 * - `number`: `total: 'sum'` adds up in groups and totals; without it, groups and totals have none.
 * - `ratio`: `numerator ÷ denominator × factor` of two number columns, at every level from their sums: never an average.
 * - `change`: from `previous` to `current`, in percent, or in points for ratios; at every level from their sums.
 */
export type EngineColumn =
  | { id: string; kind: 'text' }
  | { id: string; kind: 'number'; total?: 'sum' }
  | { id: string; kind: 'ratio'; numerator: string; denominator: string; factor?: number }
  | { id: string; kind: 'change'; current: string; previous: string; unit: 'percent' | 'points' }

/** The order by one column. */
export interface ColumnSort {
  id: string
  direction: 'ascending' | 'descending'
}

/** What a row must have in one column to be shown. Bounds are included. */
export type ColumnFilter =
  | { id: string; kind: 'contains'; text: string }
  | { id: string; kind: 'oneOf'; labels: readonly string[] }
  | { id: string; kind: 'between'; min?: number; max?: number }

/** What is asked of the rows. */
export interface TableQuery {
  /** Words that a row must have, each in one of its text columns; in any case, with or without accents. */
  search?: string
  /** All of them must hold. */
  filters?: readonly ColumnFilter[]
  /** The first one weighs most; rows without data come last in both directions; ties keep the order of the store. */
  sort?: readonly ColumnSort[]
  /** Text columns to group by, outermost first. */
  groups?: readonly string[]
  /** Keys of the groups that show what is in them; 'all' opens every one. */
  expanded?: 'all' | readonly string[]
}

/** One line of the answer. */
export type ViewEntry =
  | { kind: 'row'; row: number; depth: number }
  | {
      kind: 'group'
      /** Names the group among all: its labels from the outermost on, as JSON. */
      key: string
      /** The column that it is a value of. */
      column: string
      label: string
      depth: number
      /** How many rows it has in all. */
      count: number
      /** The place of its first row among all that were found: `rowAt(first)` to `rowAt(first + count - 1)` are its rows. */
      first: number
      expanded: boolean
      /** Its figures by column, computed from sums; null is no data. Columns without a total are not in it. */
      values: Readonly<Record<string, number | null>>
    }

/** The answer: lines in the order that they are shown, and the totals of what was found. */
export interface TableView {
  /** How many lines are shown, groups included. */
  length: number
  /** How many rows were found. */
  found: number
  /** The line at a place. */
  entryAt: (index: number) => ViewEntry
  /** The found row at a place, as if there were no groups or all of them were open. */
  rowAt: (place: number) => number
  /** The figures of all found rows by column, computed from sums; undefined while they are still being added up. Columns without a total are not in it. */
  totals: Readonly<Record<string, number | null>> | undefined
}

/** Answers questions about the rows of one store. */
export interface TableEngine {
  view: (query: TableQuery) => TableView
}

/** Answers questions about the rows of one store, those of many rows later. */
export interface OpenTableEngine {
  /** The answer at once, or later; later, `undefined` if another question came before the answer to this one. */
  view: (query: TableQuery) => TableView | Promise<TableView | undefined>
  /** Ends its worker, if it has one; what was asked before is answered with `undefined`. */
  close: () => void
}
