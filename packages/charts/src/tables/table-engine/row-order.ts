import type { ColumnSort } from '../table-query/table-query.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'

/** Bits sorted per pass: for few rows, counting all 65,536 digits would be most of the work. */
const digitBits = (rows: number) => (rows < 1 << 12 ? 8 : 16)

function count(keys: Uint32Array, shift: number, counts: Uint32Array, from: number, to: number) {
  const mask = counts.length - 1
  for (let i = from; i < to; i++) {
    const digit = ((keys[i] as number) >>> shift) & mask
    counts[digit] = (counts[digit] as number) + 1
  }
}

/** Turns the counts of digits into their start positions. */
function toStarts(counts: Uint32Array) {
  let start = 0
  for (let digit = 0; digit < counts.length; digit++) {
    const size = counts[digit] as number
    counts[digit] = start
    start += size
  }
}

/** Computes the position that each entry moves to. */
function assignPositions(
  keys: Uint32Array,
  shift: number,
  starts: Uint32Array,
  to: Uint32Array,
  from: number,
  end: number,
) {
  const mask = starts.length - 1
  for (let i = from; i < end; i++) {
    const digit = ((keys[i] as number) >>> shift) & mask
    const place = starts[digit] as number
    starts[digit] = place + 1
    to[i] = place
  }
}

function move(values: Uint32Array, to: Uint32Array, into: Uint32Array, from: number, end: number) {
  for (let i = from; i < end; i++) into[to[i] as number] = values[i] as number
}

/**
 * Sorts rows by their keys with a stable radix sort, smallest first. A key has 32 bits for each list of `words`, the
 * least significant first. The lists are overwritten.
 */
export function* sortByKeyParts(rows: Uint32Array, words: readonly Uint32Array[]): Steps<Uint32Array> {
  const { length } = rows
  const lists = [rows, ...words]
  const to = new Uint32Array(length)
  const counts = new Uint32Array(1 << digitBits(length))
  let spare: Uint32Array = new Uint32Array(length)
  for (let word = 1; word < lists.length; word++)
    for (let shift = 0; shift < 32; shift += digitBits(length)) {
      const keys = lists[word] as Uint32Array
      counts.fill(0)
      for (let from = 0; from < length; from += STEP_ROWS) {
        count(keys, shift, counts, from, Math.min(from + STEP_ROWS, length))
        yield
      }
      if (length === 0 || counts[((keys[0] as number) >>> shift) & (counts.length - 1)] === length) continue
      toStarts(counts)
      for (let from = 0; from < length; from += STEP_ROWS) {
        assignPositions(keys, shift, counts, to, from, Math.min(from + STEP_ROWS, length))
        yield
      }
      for (let list = 0; list < lists.length; list = list === 0 ? word : list + 1) {
        const values = lists[list] as Uint32Array
        for (let from = 0; from < length; from += STEP_ROWS) {
          move(values, to, spare, from, Math.min(from + STEP_ROWS, length))
          yield
        }
        lists[list] = spare
        spare = values
      }
    }
  return lists[0] as Uint32Array
}

type Direction = ColumnSort['direction']

/** Range of values, and whether all of them are integers or no data. */
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

/** Turns the bits of floats into keys with the order of the numbers; `mask` reverses the order. */
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
    // Adding 0 turns -0 into 0.
    number[0] = value + 0
    const upper = bits[1] as number
    const flip = upper >>> 31 ? 0xffffffff : 0
    low[i] = (bits[0] as number) ^ flip ^ mask
    high[i] = upper ^ (flip | 0x80000000) ^ mask
  }
}

/** Sorts rows by `values`, one for each entry of `rows`. The sort is stable; no data comes last in both directions. */
export function* sortByValues(rows: Uint32Array, values: Float64Array, direction: Direction): Steps<Uint32Array> {
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
    return yield* sortByKeyParts(rows, [low])
  }
  const high = new Uint32Array(length)
  for (let from = 0; from < length; from += STEP_ROWS) {
    bitKeys(values, low, high, up ? 0 : 0xffffffff, from, Math.min(from + STEP_ROWS, length))
    yield
  }
  return yield* sortByKeyParts(rows, [low, high])
}
