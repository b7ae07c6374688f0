import type { TableAnswer } from './table-answer.js'
import type { ColumnData, EngineColumn, TableQuery } from './table-types.js'

/** What the worker is told: columns one by one, then what they are, then questions. */
export type ToWorker =
  | { kind: 'column'; id: string; data: ColumnData }
  | { kind: 'open'; length: number; columns: readonly EngineColumn[] }
  | { kind: 'ask'; question: number; query: TableQuery }

/** What the worker says. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; question: number; answer: TableAnswer }
  | { kind: 'failed'; question: number; message: string }
