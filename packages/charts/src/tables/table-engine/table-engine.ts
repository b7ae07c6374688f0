export { computePercentChange, computeRatio } from './column-arithmetic.js'
export { naturalOrder } from './natural-order.js'
export type {
  ColumnData,
  ColumnFilter,
  ColumnSort,
  ColumnStore,
  EngineColumn,
  GroupEntry,
  ResultView,
  TableEngine,
  TableQuery,
  TableView,
} from './table-types.js'

/** Loads the engine of very large tables; small ones never load it. */
export const loadWorkerEngine = () => import('./worker-engine.js')
