import { inSlices } from './engine-steps.js'
import { engineStore } from './engine-store.js'
import { answerQuery, type Found, type TableAnswer } from './table-answer.js'
import type { ColumnStore, EngineColumn, OpenTableEngine, TableQuery, TableView } from './table-types.js'
import { viewOf } from './table-view.js'
import { copyForWorker } from './worker-copy.js'
import type { FromWorker, ToWorker } from './worker-messages.js'

/** The page's own thread stops so long at a time: half a frame, so that the rest of the page can draw. */
const SLICE = 8

/** Makes the worker; pages whose rules forbid workers throw, or say so by its error event. */
export type StartWorker = () => Worker

/** Bundlers find the script by this very expression. */
const startWorker: StartWorker = () => new Worker(new URL('./table-worker.js', import.meta.url), { type: 'module' })

interface Question {
  number: number
  key: string
  query: TableQuery
  resolve: (view: TableView | undefined) => void
  reject: (error: Error) => void
}

interface WorkerEngineOptions {
  /** @default a worker of this package's script */
  start?: StartWorker
  /** What is asked but for which groups are open. */
  questionKey: (query: TableQuery) => string
}

/**
 * Answers questions about many rows without holding up the page: in a worker, and until that is there, or where workers
 * are not allowed, on the page's thread in slices. The last question wins: those before it are answered with `undefined`.
 *
 * Memory: the worker gets a copy of the columns in the smallest arrays that hold the same numbers (about 26 MB for a
 * million rows of 12 columns that are 40 MB here); columns in a `SharedArrayBuffer`, which isolated pages can make, are
 * used by both as they are.
 */
export function createWorkerEngine(
  store: ColumnStore,
  columns: readonly EngineColumn[],
  { start = startWorker, questionKey }: WorkerEngineOptions,
): OpenTableEngine {
  const rows = engineStore(store, columns)
  let found: Found | undefined
  let last: { key: string; answer: TableAnswer } | undefined
  let question: Question | undefined
  let count = 0
  let worker: Worker | undefined
  let ready = false
  let closed = false

  const settle = (number: number, done: (asked: Question) => void) => {
    if (question?.number !== number) return
    const asked = question
    question = undefined
    done(asked)
  }
  const answered = (number: number, answer: TableAnswer) =>
    settle(number, ({ key, query, resolve }) => {
      last = { key, answer }
      resolve(viewOf(answer, store, query.expanded))
    })
  const failed = (number: number, error: Error) => settle(number, ({ reject }) => reject(error))

  async function answerHere({ number, query }: Question) {
    try {
      const steps = answerQuery(rows, query, found)
      const next = await inSlices(steps, { milliseconds: SLICE, wanted: () => question?.number === number })
      if (!next) return
      found = next.found
      answered(number, next.answer)
    } catch (error) {
      failed(number, error instanceof Error ? error : new Error(String(error)))
    }
  }

  const say = (message: ToWorker, transfer: ArrayBufferLike[] = []) =>
    worker?.postMessage(message, { transfer: transfer as ArrayBuffer[] })
  const ask = (asked: Question) => {
    if (ready) say({ kind: 'ask', question: asked.number, query: asked.query })
    else void answerHere(asked)
  }

  /** Without the worker the page goes on by itself, with what was asked last as well. */
  function giveUp() {
    const wasReady = ready
    worker?.terminate()
    worker = undefined
    ready = false
    if (wasReady && question) ask(question)
  }

  async function tellWorker() {
    // Parts of a column that others use need no column of their own, but the data.
    for (const { id, kind } of columns) {
      const data = store.columns[id]
      if (!data || kind === 'ratio' || kind === 'change') continue
      const copy = await inSlices(copyForWorker(data), { milliseconds: SLICE, wanted: () => worker !== undefined })
      if (!copy || !worker) return
      say({ kind: 'column', id, data: copy.data }, copy.transfer)
    }
    say({ kind: 'open', length: store.length, columns })
  }

  function hear({ data }: MessageEvent<FromWorker>) {
    if (data.kind === 'answer') answered(data.question, data.answer)
    else if (data.kind === 'failed') failed(data.question, new Error(data.message))
    else {
      ready = true
      // What was found out here is found out there from now on.
      found = undefined
    }
  }

  try {
    worker = start()
    worker.onmessage = hear
    worker.onerror = (event) => {
      event.preventDefault()
      giveUp()
    }
    worker.onmessageerror = giveUp
    tellWorker().catch(giveUp)
  } catch {
    giveUp()
  }

  const drop = () => {
    question?.resolve(undefined)
    question = undefined
  }
  return {
    view(query) {
      const before = question
      drop()
      const key = questionKey(query)
      if (last?.key === key) return viewOf(last.answer, store, query.expanded)
      return new Promise((resolve, reject) => {
        if (closed) return resolve(undefined)
        if (before?.key !== key) count += 1
        question = { number: count, key, query, resolve, reject }
        // The same question with other groups open is being answered already.
        if (before?.key !== key) ask(question)
      })
    },
    close() {
      closed = true
      drop()
      giveUp()
    },
  }
}
