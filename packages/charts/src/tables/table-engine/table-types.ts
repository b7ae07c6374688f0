import type { GroupEntry, RowEntry, TableQuery, TableView } from '../table-query/table-query.js'

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
