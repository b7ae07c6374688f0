import { finish } from './engine-steps.js'
import { engineStore } from './engine-store.js'
import { answerQuery, type Found, type TableAnswer } from './table-answer.js'
import type { ColumnStore, EngineColumn, OpenTableEngine, TableEngine, TableQuery } from './table-types.js'
import { viewOf } from './table-view.js'

export { percentChangeOf, ratioOf } from './column-arithmetic.js'
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
export { plainView } from './table-view.js'

/** From so many rows on, questions are answered off the page's thread. */
export const WORKER_ROWS = 20_000

/** What is asked but for which groups are open: opening one asks nothing of the rows. */
const questionKey = ({ search, filters, sort, groups }: TableQuery) => JSON.stringify([search, filters, sort, groups])

/** Whether every row is wanted, in the order of the store. */
export const isPlain = ({ search, filters = [], sort = [], groups = [] }: TableQuery): boolean =>
  !search && filters.length + sort.length + groups.length === 0

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

/** Loads what answers off the page's thread; who has few rows never does. */
export const loadWorkerEngine = () => import('./worker-engine.js')

/**
 * Opens the engine that suits a store: one that answers at once, or from `WORKER_ROWS` rows on one that answers later.
 * `close` it when the rows are others, or gone.
 */
export function openEngine(store: ColumnStore, columns: readonly EngineColumn[]): OpenTableEngine {
  const engine = createTableEngine(store, columns)
  if (store.length < WORKER_ROWS) return { ...engine, close: () => {} }
  let closed = false
  const loading = loadWorkerEngine().then(({ createWorkerEngine }) => {
    const opened = createWorkerEngine(store, columns, { questionKey })
    if (closed) opened.close()
    return opened
  })
  // Who asks hears of it; who does not ask has nothing to hear.
  loading.catch(() => {})
  let opened: OpenTableEngine | undefined
  let asked = 0
  return {
    view(query) {
      if (opened) return opened.view(query)
      asked += 1
      const number = asked
      return loading.then(
        (loaded) => {
          opened = loaded
          return number === asked ? loaded.view(query) : undefined
        },
        // The script could not be loaded: better late than never.
        () => engine.view(query),
      )
    },
    close() {
      closed = true
      opened?.close()
      loading.then(({ close }) => close()).catch(() => {})
    },
  }
}
