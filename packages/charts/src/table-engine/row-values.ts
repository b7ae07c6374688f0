import { type Figures, figuresOf } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore } from './engine-store.js'

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

function gather(values: Float64Array, places: ArrayLike<number>, into: Float64Array, from: number, to: number) {
  for (let i = from; i < to; i++) into[i] = values[places[i] as number] as number
}

/** The values at some places. */
export function* valuesAt(values: Float64Array, places: ArrayLike<number>): Steps<Float64Array> {
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

function addUp(values: Float64Array, rows: Uint32Array | undefined, sum: number, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const value = values[rows ? (rows[i] as number) : i] as number
    // Without data nothing is added; the first that there is takes the place of no data.
    if (value === value) sum = sum === sum ? sum + value : value
  }
  return sum
}

/** The sums of all number columns that some figure needs; `NaN` where no row has data. */
export function* sumsOf(store: EngineStore, rows: Uint32Array | undefined): Steps<Map<string, number>> {
  const sums = new Map<string, number>()
  const many = rows?.length ?? store.length
  for (const id of neededNumbers(store)) {
    const values = numbersOf(store)(id) ?? new Float64Array()
    let sum = Number.NaN
    for (let from = 0; from < many; from += STEP_ROWS) {
      sum = addUp(values, rows, sum, from, Math.min(from + STEP_ROWS, many))
      yield
    }
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
