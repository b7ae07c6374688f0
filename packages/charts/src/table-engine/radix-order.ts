import { STEP_ROWS, type Steps } from './engine-steps.js'

/** One pass orders by so many bits: for few rows, counting every one of 65,536 digits would be most of the work. */
const digitBits = (rows: number) => (rows < 1 << 12 ? 8 : 16)

function count(keys: Uint32Array, shift: number, counts: Uint32Array, from: number, to: number) {
  const mask = counts.length - 1
  for (let i = from; i < to; i++) {
    const digit = ((keys[i] as number) >>> shift) & mask
    counts[digit] = (counts[digit] as number) + 1
  }
}

/** Where each digit begins, from how often each is there. */
function begin(counts: Uint32Array) {
  let start = 0
  for (let digit = 0; digit < counts.length; digit++) {
    const many = counts[digit] as number
    counts[digit] = start
    start += many
  }
}

/** To which place each entry moves. */
function places(keys: Uint32Array, shift: number, starts: Uint32Array, to: Uint32Array, from: number, end: number) {
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
 * Rows in the order of their keys, smallest first; what is equal keeps its order. A key is 32 bits for each list of
 * `words`, the lowest first. The lists are used up.
 */
export function* orderByWords(rows: Uint32Array, words: readonly Uint32Array[]): Steps<Uint32Array> {
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
