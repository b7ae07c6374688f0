import { finish } from './engine-steps.js'
import { engineStore } from './engine-store.js'
import { answerQuery, type Found, type TableAnswer } from './table-answer.js'
import type { ColumnStore, EngineColumn, TableEngine, TableQuery } from './table-types.js'
import { viewOf } from './table-view.js'

export type {
  ColumnData,
  ColumnFilter,
  ColumnSort,
  ColumnStore,
  EngineColumn,
  OpenTableEngine,
  TableEngine,
  TableQuery,
  TableView,
  ViewEntry,
} from './table-types.js'

/** From so many rows on, questions are answered off the page's thread. */
export const WORKER_ROWS = 20_000

/** What is asked but for which groups are open: opening one asks nothing of the rows. */
export const questionKey = ({ search, filters, sort, groups }: TableQuery) =>
  JSON.stringify([search, filters, sort, groups])

/** Answers questions about rows at once: for some ten thousand rows, within a frame. Throws where a column is not what it says. */
export function createTableEngine(store: ColumnStore, columns: readonly EngineColumn[]): TableEngine {
  const rows = engineStore(store, columns)
  let found: Found | undefined
  let last: { key: string; answer: TableAnswer } | undefined
  return {
    view(query) {
      const key = questionKey(query)
      if (last?.key !== key) {
        const next = finish(answerQuery(rows, query, found))
        found = next.found
        last = { key, answer: next.answer }
      }
      return viewOf(last.answer, store, query.expanded)
    },
  }
}
