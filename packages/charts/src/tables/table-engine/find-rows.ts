import { foldText } from '@placard/domain/internal/text'
import type { ColumnFilter, TableQuery } from '../table-query/table-query.js'
import { computeFigures } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore, TextData } from './engine-store.js'
import { convertNumbers } from './row-values.js'

type Codes = TextData['codes']

/** Maximum number of searched words: each takes one bit. */
const MAX_TERMS = 30

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

/** Runs `work` over the rows in steps. */
function* eachStep(length: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < length; from += STEP_ROWS) {
    work(from, Math.min(from + STEP_ROWS, length))
    yield
  }
}

/** Marks the labels that match a filter. */
function markLabels(store: EngineStore, labels: readonly string[], filter: ColumnFilter): Uint8Array | undefined {
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
    const marks = text && markLabels(store, text.labels, filter)
    if (text && marks) yield* eachStep(store.length, (from, to) => keepMarked(kept, text.codes, marks, from, to))
    return
  }
  const { id, min, max } = filter
  if (min === undefined && max === undefined) return
  const values = computeFigures(store, convertNumbers(store))(id)
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

function collect(kept: Uint8Array, rows: Uint32Array, count: number, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    rows[count] = i
    count += kept[i] as number
  }
  return count
}

/** Returns the rows that match search and filters, in the order of the store; undefined for all rows. Filters on unknown columns match everything. */
export function* findRows(
  store: EngineStore,
  { search = '', filters = [] }: TableQuery,
): Steps<Uint32Array | undefined> {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS)
  if (words.length === 0 && filters.length === 0) return undefined
  const kept = new Uint8Array(store.length).fill(1)
  for (const filter of filters) yield* applyFilter(store, kept, filter)
  if (words.length > 0) yield* applySearch(store, kept, words)
  // `collect` writes one entry beyond the last match.
  const rows = new Uint32Array(store.length + 1)
  let count = 0
  for (let from = 0; from < store.length; from += STEP_ROWS) {
    count = collect(kept, rows, count, from, Math.min(from + STEP_ROWS, store.length))
    yield
  }
  return count === store.length ? undefined : rows.slice(0, count)
}
