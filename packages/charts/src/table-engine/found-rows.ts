import { figuresOf } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import { type EngineStore, foldText, type TextData } from './engine-store.js'
import { numbersOf } from './row-values.js'
import type { ColumnFilter, TableQuery } from './table-types.js'

type Codes = TextData['codes']

/** At most so many words are looked for: one bit each. */
const MOST_WORDS = 30

function keepMarked(kept: Uint8Array, codes: Codes, marks: Uint8Array, from: number, to: number) {
  for (let i = from; i < to; i++) kept[i] = (kept[i] as number) & (marks[codes[i] as number] as number)
}

function keepBetween(kept: Uint8Array, values: Float64Array, min: number, max: number, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const value = values[i] as number
    if (!(value >= min && value <= max)) kept[i] = 0
  }
}

function addBits(bits: Uint32Array, codes: Codes, has: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) bits[i] = (bits[i] as number) | (has[codes[i] as number] as number)
}

/** Runs something over the rows from one place to another, step by step. */
function* eachStep(length: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < length; from += STEP_ROWS) {
    work(from, Math.min(from + STEP_ROWS, length))
    yield
  }
}

/** Which labels the filter lets through. */
function marksOf(store: EngineStore, labels: readonly string[], filter: ColumnFilter): Uint8Array | undefined {
  if (filter.kind === 'oneOf') {
    const wanted = new Set(filter.labels)
    return Uint8Array.from(labels, (label) => (wanted.has(label) ? 1 : 0))
  }
  if (filter.kind !== 'contains') return undefined
  const text = foldText(filter.text)
  return Uint8Array.from(store.folded(labels), (label) => (label.includes(text) ? 1 : 0))
}

function* applyFilter(store: EngineStore, kept: Uint8Array, filter: ColumnFilter): Steps<void> {
  if (filter.kind !== 'between') {
    const text = store.texts.get(filter.id)
    const marks = text && marksOf(store, text.labels, filter)
    if (text && marks) yield* eachStep(store.length, (from, to) => keepMarked(kept, text.codes, marks, from, to))
    return
  }
  const { id, min, max } = filter
  if (min === undefined && max === undefined) return
  const values = figuresOf(store, numbersOf(store))(id)
  if (!values) return
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
  yield* eachStep(store.length, (from, to) => keepBetween(kept, values, least, most, from, to))
}

function* applySearch(store: EngineStore, kept: Uint8Array, words: readonly string[]): Steps<void> {
  const bits = new Uint32Array(store.length)
  for (const { labels, codes } of store.texts.values()) {
    const has = Uint32Array.from(store.folded(labels), (label) =>
      words.reduce((all, word, bit) => (label.includes(word) ? all | (1 << bit) : all), 0),
    )
    yield* eachStep(store.length, (from, to) => addBits(bits, codes, has, from, to))
  }
  const every = (1 << words.length) - 1
  yield* eachStep(store.length, (from, to) => {
    for (let i = from; i < to; i++) if (bits[i] !== every) kept[i] = 0
  })
}

function collect(kept: Uint8Array, rows: Uint32Array, many: number, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    rows[many] = i
    many += kept[i] as number
  }
  return many
}

/** The rows that hold what was asked, in the order of the store; undefined for all of them. Columns that there are not hold anything. */
export function* foundRows(
  store: EngineStore,
  { search = '', filters = [] }: TableQuery,
): Steps<Uint32Array | undefined> {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0 && filters.length === 0) return undefined
  const kept = new Uint8Array(store.length).fill(1)
  for (const filter of filters) yield* applyFilter(store, kept, filter)
  if (words.length > 0) yield* applySearch(store, kept, words)
  // One more place: the row after the last one found is written before it is known not to be.
  const rows = new Uint32Array(store.length + 1)
  let many = 0
  for (let from = 0; from < store.length; from += STEP_ROWS) {
    many = collect(kept, rows, many, from, Math.min(from + STEP_ROWS, store.length))
    yield
  }
  return many === store.length ? undefined : rows.slice(0, many)
}
