import type { ColumnData, ColumnStore, TableQuery } from '../table-query/table-query.js'
import { inSlices, type Steps } from './engine-steps.js'
import { engineStore, type NumberData } from './engine-store.js'
import { type MatchedRows, type QueryResult, runQuery } from './query-result.js'
import { createView } from './result-view.js'
import { eachPiece } from './row-values.js'
import type { EngineColumn, ResultView, TableEngine } from './table-types.js'

/** Half a frame, so that the page can still paint. */
const SLICE_MS = 8

/** Starts the worker. If the page forbids workers this throws, or the worker fires an error event. */
export type StartWorker = () => Worker

/** Bundlers find the script by this expression. */
const startWorker: StartWorker = () => new Worker(new URL('./table-worker.js', import.meta.url), { type: 'module' })

interface PendingQuery {
  number: number
  key: string
  query: TableQuery
  resolve: (view: ResultView | undefined) => void
  reject: (error: Error) => void
}

/** Messages to the worker: the columns one by one, their description, then queries. */
export type ToWorker =
  | { kind: 'column'; id: string; data: ColumnData }
  | { kind: 'open'; length: number; columns: readonly EngineColumn[]; locale?: string | undefined }
  | { kind: 'query'; number: number; query: TableQuery }

/** Messages from the worker. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'result'; number: number; result: QueryResult }
  | { kind: 'failed'; number: number; message: string }

interface WorkerEngineOptions {
  /** @default the worker of this package */
  start?: StartWorker
  /** BCP 47 tag by which texts are sorted. @default 'en' */
  locale?: string
}

/** Identifies a query without its expanded groups: expanding a group queries no rows. */
const queryKey = ({ search, filters, sort, groups }: TableQuery) => JSON.stringify([search, filters, sort, groups])

/**
 * Queries very many rows without blocking the page: in a worker, or in slices on the main thread until the worker is ready
 * and where workers are not allowed. The last query wins: earlier ones resolve to undefined.
 *
 * Memory: the worker gets a copy of the columns in the smallest arrays that hold them (about 26 MB for a million rows of
 * 12 columns that take 40 MB here). Columns in a `SharedArrayBuffer`, which cross-origin isolated pages can create, are
 * not copied.
 */
export function createWorkerEngine(
  store: ColumnStore,
  columns: readonly EngineColumn[],
  { start = startWorker, locale }: WorkerEngineOptions = {},
): TableEngine {
  const rows = engineStore(store, columns, locale)
  let matched: MatchedRows | undefined
  let last: { key: string; result: QueryResult } | undefined
  let pending: PendingQuery | undefined
  let count = 0
  let worker: Worker | undefined
  let isReady = false
  let isClosed = false

  const settle = (number: number, settlePending: (query: PendingQuery) => void) => {
    if (pending?.number !== number) return
    const settled = pending
    pending = undefined
    settlePending(settled)
  }
  const resolve = (number: number, result: QueryResult) =>
    settle(number, ({ key, query, resolve: done }) => {
      last = { key, result }
      done(createView(result, store, query.expanded))
    })
  const reject = (number: number, error: Error) => settle(number, (query) => query.reject(error))

  async function runHere({ number, query }: PendingQuery) {
    try {
      const steps = runQuery(rows, query, matched)
      const next = await inSlices(steps, { milliseconds: SLICE_MS, wanted: () => pending?.number === number })
      if (!next) return
      matched = next.matched
      resolve(number, next.result)
    } catch (error) {
      reject(number, error instanceof Error ? error : new Error(String(error)))
    }
  }

  const post = (message: ToWorker, transfer: ArrayBufferLike[] = []) =>
    worker?.postMessage(message, { transfer: transfer as ArrayBuffer[] })
  const run = (query: PendingQuery) => {
    if (isReady) post({ kind: 'query', number: query.number, query: query.query })
    else void runHere(query)
  }

  /** Continues on the main thread, with the pending query as well. */
  function stopWorker() {
    const wasReady = isReady
    worker?.terminate()
    worker = undefined
    isReady = false
    if (wasReady && pending) run(pending)
  }

  async function postColumns() {
    for (const { id, kind } of columns) {
      const data = store.columns[id]
      if (!data || kind === 'ratio' || kind === 'change') continue
      const copy = await inSlices(copyForWorker(data), { milliseconds: SLICE_MS, wanted: () => worker !== undefined })
      if (!copy || !worker) return
      post({ kind: 'column', id, data: copy.data }, copy.transfer)
    }
    post({ kind: 'open', length: store.length, columns, locale })
  }

  function onMessage({ data }: MessageEvent<FromWorker>) {
    if (data.kind === 'result') resolve(data.number, data.result)
    else if (data.kind === 'failed') reject(data.number, new Error(data.message))
    else {
      isReady = true
      // From now on the worker caches the matching rows.
      matched = undefined
    }
  }

  try {
    worker = start()
    worker.onmessage = onMessage
    worker.onerror = (event) => {
      event.preventDefault()
      stopWorker()
    }
    worker.onmessageerror = stopWorker
    postColumns().catch(stopWorker)
  } catch {
    stopWorker()
  }

  const dropPending = () => {
    pending?.resolve(undefined)
    pending = undefined
  }
  return {
    view(query) {
      const previous = pending
      dropPending()
      const key = queryKey(query)
      if (last?.key === key) return createView(last.result, store, query.expanded)
      return new Promise((done, fail) => {
        if (isClosed) return done(undefined)
        // The same query with other expanded groups is running already.
        const isRunning = previous?.key === key
        if (!isRunning) count += 1
        pending = { number: count, key, query, resolve: done, reject: fail }
        if (!isRunning) run(pending)
      })
    },
    close() {
      isClosed = true
      dropPending()
      stopWorker()
    },
  }
}

const isShared = ({ buffer }: { buffer: ArrayBufferLike }) =>
  typeof SharedArrayBuffer !== 'undefined' && buffer instanceof SharedArrayBuffer

/** Copies numbers into the smallest kind of array that holds them. */
function* smallestCopy(data: NumberData): Steps<NumberData> {
  let [whole, min, max] = [true, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  yield* eachPiece(data, (values, from, to) => {
    for (let i = 0; whole && i < to - from; i++) {
      const value = values[i] as number
      if (value !== Math.floor(value)) whole = false
      if (value < min) min = value
      if (value > max) max = value
    }
  })
  if (!whole || max > 0xffffffff) return data.slice()
  if (min < 0) return min >= -0x80000000 && max <= 0x7fffffff ? new Int32Array(data) : data.slice()
  if (max <= 0xff) return new Uint8Array(data)
  return max <= 0xffff ? new Uint16Array(data) : new Uint32Array(data)
}

/** Copies a column for the worker and lists the buffers to transfer; shared memory is not copied. */
function* copyForWorker(data: ColumnData): Steps<{ data: ColumnData; transfer: ArrayBufferLike[] }> {
  if (!('labels' in data)) {
    if (isShared(data)) return { data, transfer: [] }
    const copy = yield* smallestCopy(data)
    return { data: copy, transfer: [copy.buffer] }
  }
  if (isShared(data.codes)) return { data, transfer: [] }
  const codes = data.codes.slice()
  return { data: { labels: data.labels, codes }, transfer: [codes.buffer] }
}
