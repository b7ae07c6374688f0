// Runs in a worker: queries a store that `worker-engine.ts` has posted.

import type { ColumnData, TableQuery } from '../table-query/table-query.js'
import { inSlices } from './engine-steps.js'
import { type EngineStore, engineStore } from './engine-store.js'
import { type MatchedRows, type QueryResult, runQuery } from './query-result.js'
import type { FromWorker, ToWorker } from './worker-engine.js'

/** Between slices, a newer query can arrive. */
const SLICE_MS = 25

const columns: Record<string, ColumnData> = {}
let store: EngineStore | undefined
let matched: MatchedRows | undefined
let latest = 0

/** Returns the arrays of a result, which are transferred, not copied. */
const listArrays = ({ order, levels }: QueryResult) => [
  ...(order ? [order] : []),
  ...levels.flatMap(({ codes, starts, children, values }) => [codes, starts, children, ...values.values()]),
]

function post(message: FromWorker, arrays: readonly { buffer: ArrayBufferLike }[] = []) {
  const transfer = [...new Set(arrays.map(({ buffer }) => buffer))] as ArrayBuffer[]
  self.postMessage(message, { transfer })
}

async function run(number: number, query: TableQuery) {
  latest = number
  try {
    if (!store) throw new Error('The worker has no rows yet.')
    const steps = runQuery(store, query, matched)
    const next = await inSlices(steps, { milliseconds: SLICE_MS, wanted: () => latest === number })
    if (!next) return
    matched = next.matched
    post({ kind: 'result', number, result: next.result }, listArrays(next.result))
  } catch (error) {
    post({ kind: 'failed', number, message: error instanceof Error ? error.message : String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'column') columns[data.id] = data.data
  else if (data.kind === 'query') void run(data.number, data.query)
  else {
    store = engineStore({ length: data.length, columns }, data.columns, data.locale)
    post({ kind: 'ready' })
  }
}
