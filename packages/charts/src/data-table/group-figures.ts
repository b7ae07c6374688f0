import type { TableView, ViewEntry } from '../table-engine/table-engine.js'
import type { DataValue, KnownColumn } from './data-column.js'

/** Returns the figure of all found rows; undefined where there is none, or none yet. */
export function totalFigure<Row>(view: TableView, { id, total }: KnownColumn<Row>): DataValue | undefined {
  if (!view.totals) return undefined
  return typeof total === 'object' ? total.value : view.totals[id]
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
