import { STEP_ROWS, type Steps } from './engine-steps.js'
import { orderByWords } from './radix-order.js'
import type { ColumnSort } from './table-types.js'

type Direction = ColumnSort['direction']

/** Whether all are whole numbers or no data, and between what; the last step's answer goes in again. */
interface Span {
  whole: boolean
  min: number
  max: number
}

function widen(values: Float64Array, { whole, min, max }: Span, from: number, to: number): Span {
  for (let i = from; i < to; i++) {
    const value = values[i] as number
    if (value < min) min = value
    if (value > max) max = value

    if (value !== Math.floor(value) && !Number.isNaN(value)) whole = false
  }
  return { whole, min, max }
}

const NO_DATA = 0xffffffff

function wholeKeys(values: Float64Array, keys: Uint32Array, base: number, sign: number, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const value = values[i] as number
    keys[i] = Number.isNaN(value) ? NO_DATA : (value - base) * sign
  }
}

/** Bits of floating point, turned so that they are ordered as the numbers are; `mask` turns the order round. */
function bitKeys(values: Float64Array, low: Uint32Array, high: Uint32Array, mask: number, from: number, to: number) {
  const number = new Float64Array(1)
  const bits = new Uint32Array(number.buffer)
  for (let i = from; i < to; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) {
      low[i] = NO_DATA
      high[i] = NO_DATA
      continue
    }
    // Adding nothing makes a plain zero of a negative one.
    number[0] = value + 0
    const upper = bits[1] as number
    const flip = upper >>> 31 ? 0xffffffff : 0
    low[i] = (bits[0] as number) ^ flip ^ mask
    high[i] = upper ^ (flip | 0x80000000) ^ mask
  }
}

/** Rows in the order of `values`, which has one for each place of `rows`. No data comes last in both directions; what is equal keeps its order. */
export function* orderByValues(rows: Uint32Array, values: Float64Array, direction: Direction): Steps<Uint32Array> {
  const { length } = rows
  let span: Span = { whole: true, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
  for (let from = 0; from < length; from += STEP_ROWS) {
    span = widen(values, span, from, Math.min(from + STEP_ROWS, length))
    yield
  }
  const up = direction === 'ascending'
  const low = new Uint32Array(length)
  if (span.whole && span.max - span.min < NO_DATA) {
    for (let from = 0; from < length; from += STEP_ROWS) {
      const to = Math.min(from + STEP_ROWS, length)
      wholeKeys(values, low, up ? span.min : span.max, up ? 1 : -1, from, to)
      yield
    }
    return yield* orderByWords(rows, [low])
  }
  const high = new Uint32Array(length)
  for (let from = 0; from < length; from += STEP_ROWS) {
    bitKeys(values, low, high, up ? 0 : 0xffffffff, from, Math.min(from + STEP_ROWS, length))
    yield
  }
  return yield* orderByWords(rows, [low, high])
}
