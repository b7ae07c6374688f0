import { STEP_ROWS, type Steps } from './engine-steps.js'

/** One pass orders by so many bits: its counts stay in the processor's cache. */
const DIGIT = 11
const DIGITS = 1 << DIGIT
const MASK = DIGITS - 1

function count(keys: Uint32Array, shift: number, counts: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const digit = ((keys[i] as number) >>> shift) & MASK
    counts[digit] = (counts[digit] as number) + 1
  }
}

/** Where each digit begins, from how often each is there. */
function begin(counts: Uint32Array) {
  let start = 0
  for (let digit = 0; digit < DIGITS; digit++) {
    const many = counts[digit] as number
    counts[digit] = start
    start += many
  }
}

/** To which place each entry moves. */
function places(keys: Uint32Array, shift: number, starts: Uint32Array, to: Uint32Array, from: number, end: number) {
  for (let i = from; i < end; i++) {
    const digit = ((keys[i] as number) >>> shift) & MASK
    const place = starts[digit] as number
    starts[digit] = place + 1
    to[i] = place
  }
}

function move(values: Uint32Array, to: Uint32Array, into: Uint32Array, from: number, end: number) {
  for (let i = from; i < end; i++) into[to[i] as number] = values[i] as number
}

/**
 * Rows in the order of their keys, smallest first; what is equal keeps its order. A key is 32 bits for each list of
 * `words`, the lowest first. The lists are used up.
 */
export function* orderByWords(rows: Uint32Array, words: readonly Uint32Array[]): Steps<Uint32Array> {
  const { length } = rows
  const lists = [rows, ...words]
  const to = new Uint32Array(length)
  const counts = new Uint32Array(DIGITS)
  let spare: Uint32Array = new Uint32Array(length)
  for (let word = 1; word < lists.length; word++)
    for (let shift = 0; shift < 32; shift += DIGIT) {
      const keys = lists[word] as Uint32Array
      counts.fill(0)
      for (let from = 0; from < length; from += STEP_ROWS) {
        count(keys, shift, counts, from, Math.min(from + STEP_ROWS, length))
        yield
      }
      if (length === 0 || counts[((keys[0] as number) >>> shift) & MASK] === length) continue
      begin(counts)
      for (let from = 0; from < length; from += STEP_ROWS) {
        places(keys, shift, counts, to, from, Math.min(from + STEP_ROWS, length))
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
