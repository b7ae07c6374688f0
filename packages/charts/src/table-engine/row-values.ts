import { type Figures, figuresOf } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore, NumberData } from './engine-store.js'

/** The places of so many rows: 0, 1, 2 … */
export function everyRow(length: number): Uint32Array {
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[row] = row
  return rows
}

/** Number columns in floating point: loops that see one kind of array only are several times as fast. */
export const numbersOf =
  ({ numbers }: EngineStore): Figures =>
  (id) => {
    const data = numbers.get(id)
    return data instanceof Float64Array ? data : data && new Float64Array(data)
  }

function gather(values: NumberData, places: ArrayLike<number>, into: Float64Array, from: number, to: number) {
  for (let i = from; i < to; i++) into[i] = values[places[i] as number] as number
}

/** The values at some places. */
export function* valuesAt(values: NumberData, places: ArrayLike<number>): Steps<Float64Array> {
  const into = new Float64Array(places.length)
  for (let from = 0; from < places.length; from += STEP_ROWS) {
    gather(values, places, into, from, Math.min(from + STEP_ROWS, places.length))
    yield
  }
  return into
}

/** What rows are ordered by in a column, for each row of the store; undefined where there is no such column. */
export function* orderValues(store: EngineStore, id: string): Steps<Float64Array | undefined> {
  const text = store.texts.get(id)
  if (!text) return figuresOf(store, numbersOf(store))(id)
  const ranks = yield* store.ranks(text.labels)
  return yield* valuesAt(ranks, text.codes)
}

/** Walks through a column in floating point, a step at a time: a copy of all of it would cost more than the walk. */
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

/** The sum of so many values; `NaN` where none of them is data. */
function addUp(values: Float64Array, many: number): number {
  let sum = 0
  let missing = 0
  for (let i = 0; i < many; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) missing += 1
    else sum += value
  }
  return missing === many ? Number.NaN : sum
}

/** The sums of all number columns that some figure needs; `NaN` where no row has data. */
export function* sumsOf(store: EngineStore, rows: Uint32Array | undefined): Steps<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const id of neededNumbers(store)) {
    const data = store.numbers.get(id)
    if (!data) continue
    const found = rows ? yield* valuesAt(data, rows) : data
    let sum = Number.NaN
    yield* eachPiece(found, (values, from, to) => {
      const piece = addUp(values, to - from)
      if (!Number.isNaN(piece)) sum = Number.isNaN(sum) ? piece : sum + piece
    })
    sums.set(id, sum)
  }
  return sums
}

/** The number columns that have totals, or are parts of such. */
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
