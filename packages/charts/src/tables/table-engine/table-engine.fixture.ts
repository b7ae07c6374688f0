import type { NaiveLine } from '../../testing/naive-table.fixture.js'
import type { ColumnStore, TableQuery } from '../table-query/table-query.js'
import { finish } from './engine-steps.js'
import { engineStore } from './engine-store.js'
import { type MatchedRows, runQuery } from './query-result.js'
import { createView } from './result-view.js'
import type { EngineColumn, ResultView } from './table-types.js'

/** Content of a view, in the shape of the naive result. */
export function readContent({ length, found, totals, entryAt, rowAt }: ResultView) {
  const lines = Array.from({ length }, (_, index): NaiveLine => {
    const entry = entryAt(index)
    if (entry.kind === 'row') return { row: entry.row }
    const { key, depth, count, first, values } = entry
    return { key, depth, count, first, values }
  })
  return { found, totals, lines, order: Array.from({ length: found }, (_, place) => rowAt(place)) }
}

/** Runs queries at once, without a worker. */
export function createSyncEngine(store: ColumnStore, columns: readonly EngineColumn[]) {
  const rows = engineStore(store, columns)
  let matched: MatchedRows | undefined
  return {
    view(query: TableQuery): ResultView {
      const next = finish(runQuery(rows, query, matched))
      matched = next.matched
      return createView(next.result, store, query.expanded)
    },
  }
}
