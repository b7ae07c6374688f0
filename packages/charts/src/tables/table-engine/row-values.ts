import { computeFigures, type Figures } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore, NumberData } from './engine-store.js'

/** Returns the indexes 0, 1, 2 … */
export function everyRow(length: number): Uint32Array {
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[row] = row
  return rows
}

/** Converts number columns to floats: loops over one kind of array are several times as fast. */
export const convertNumbers =
  ({ numbers }: EngineStore): Figures =>
  (id) => {
    const data = numbers.get(id)
    return data instanceof Float64Array ? data : data && new Float64Array(data)
  }

function gather(values: NumberData, places: ArrayLike<number>, into: Float64Array, from: number, to: number) {
  for (let i = from; i < to; i++) into[i] = values[places[i] as number] as number
}

/** Reads the values at some indexes. */
export function* valuesAt(values: NumberData, places: ArrayLike<number>): Steps<Float64Array> {
  const into = new Float64Array(places.length)
  for (let from = 0; from < places.length; from += STEP_ROWS) {
    gather(values, places, into, from, Math.min(from + STEP_ROWS, places.length))
    yield
  }
  return into
}

/** Returns the sort values of a column for all rows of the store; undefined for an unknown column. */
export function* sortValues(store: EngineStore, id: string): Steps<Float64Array | undefined> {
  const text = store.texts.get(id)
  if (!text) return computeFigures(store, convertNumbers(store))(id)
  const ranks = yield* store.ranks(text.labels)
  return yield* valuesAt(ranks, text.codes)
}

/** Reads a column as floats in steps, because a copy of the whole column would take longer. */
export function* eachPiece(
  data: NumberData,
  work: (values: Float64Array, from: number, to: number) => void,
): Steps<void> {
  const piece = new Float64Array(Math.min(STEP_ROWS, data.length))
  for (let from = 0; from < data.length; from += STEP_ROWS) {
    const to = Math.min(from + STEP_ROWS, data.length)
    piece.set(data.subarray(from, to))
    work(piece, from, to)
    yield
  }
}

/** Sums the first `count` values; `NaN` if none of them is data. */
function sumValues(values: Float64Array, count: number): number {
  let sum = 0
  let missing = 0
  for (let i = 0; i < count; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) missing += 1
    else sum += value
  }
  return missing === count ? Number.NaN : sum
}

/** Sums all number columns that totals need; `NaN` if no row has data. */
export function* sumColumns(store: EngineStore, rows: Uint32Array | undefined): Steps<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const id of neededNumbers(store)) {
    const data = store.numbers.get(id)
    if (!data) continue
    const found = rows ? yield* valuesAt(data, rows) : data
    let sum = Number.NaN
    yield* eachPiece(found, (values, from, to) => {
      const piece = sumValues(values, to - from)
      if (!Number.isNaN(piece)) sum = Number.isNaN(sum) ? piece : sum + piece
    })
    sums.set(id, sum)
  }
  return sums
}

/** Returns the number columns that have totals, or are parts of computed ones. */
export function neededNumbers({ totalled, computed }: EngineStore): Set<string> {
  const needed = new Set<string>()
  const need = (id: string) => {
    const column = computed.get(id)
    if (!column) needed.add(id)
    else
      for (const part of column.kind === 'ratio'
        ? [column.numerator, column.denominator]
        : [column.current, column.previous])
        need(part)
  }
  totalled.forEach(need)
  return needed
}
