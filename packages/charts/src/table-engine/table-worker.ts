// Runs in a worker of its own: answers the questions of `worker-engine.ts` about a store that it was given once.

import { inSlices } from './engine-steps.js'
import { type EngineStore, engineStore } from './engine-store.js'
import { answerQuery, type Found, type TableAnswer } from './table-answer.js'
import type { ColumnData, TableQuery } from './table-types.js'
import type { FromWorker, ToWorker } from './worker-messages.js'

/** Between slices it hears whether something else is asked by now. */
const SLICE = 25

const columns: Record<string, ColumnData> = {}
let store: EngineStore | undefined
let found: Found | undefined
let asked = 0

/** All arrays of an answer; each is made for it alone. */
const arraysOf = ({ order, levels }: TableAnswer) => [
  ...(order ? [order] : []),
  ...levels.flatMap(({ codes, starts, children, values }) => [codes, starts, children, ...values.values()]),
]

function say(message: FromWorker, arrays: readonly { buffer: ArrayBufferLike }[] = []) {
  const transfer = [...new Set(arrays.map(({ buffer }) => buffer))] as ArrayBuffer[]
  self.postMessage(message, { transfer })
}

async function answer(question: number, query: TableQuery) {
  asked = question
  try {
    if (!store) throw new Error('There are no rows yet.')
    const steps = answerQuery(store, query, found)
    const next = await inSlices(steps, { milliseconds: SLICE, wanted: () => asked === question })
    if (!next) return
    found = next.found
    say({ kind: 'answer', question, answer: next.answer }, arraysOf(next.answer))
  } catch (error) {
    say({ kind: 'failed', question, message: error instanceof Error ? error.message : String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'column') columns[data.id] = data.data
  else if (data.kind === 'ask') void answer(data.question, data.query)
  else {
    store = engineStore({ length: data.length, columns }, data.columns)
    say({ kind: 'ready' })
  }
}
