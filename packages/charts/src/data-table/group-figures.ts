import type { TableView, ViewEntry } from '../table-engine/table-engine.js'
import type { DataValue, KnownColumn } from './data-column.js'
import type { RowSource } from './row-source.js'
import type { GroupEntry } from './table-model.js'

const rowsOf = <Row>(source: RowSource<Row>, view: TableView, from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => source.rowAt(view.rowAt(from + index)))

/** The figure of a group: from the engine's sums, or from its rows where the column computes it from them. */
export function groupFigure<Row>(
  source: RowSource<Row>,
  view: TableView,
  column: KnownColumn<Row>,
  { values, first, count }: GroupEntry,
): DataValue | undefined {
  return typeof column.total === 'function' ? column.total(rowsOf(source, view, first, count)) : values[column.id]
}

/** The figure of all found rows; undefined where there is none, or none yet. */
export function totalFigure<Row>(
  source: RowSource<Row>,
  view: TableView,
  column: KnownColumn<Row>,
): DataValue | undefined {
  if (!view.totals) return undefined
  return typeof column.total === 'function' ? column.total(rowsOf(source, view, 0, view.found)) : view.totals[column.id]
}

/** The keys of all groups of an answer that shows all of them. */
export function groupKeys(view: TableView, levels: number): string[] {
  const keys: string[] = []
  let index = 0
  while (index < view.length) {
    const entry: ViewEntry = view.entryAt(index)
    if (entry.kind === 'row') break
    keys.push(entry.key)
    // The rows of an innermost group stand one after the other behind it.
    index += 1 + (entry.expanded && entry.depth === levels - 1 ? entry.count : 0)
  }
  return keys
}
