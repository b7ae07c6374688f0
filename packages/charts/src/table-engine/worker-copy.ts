import type { Steps } from './engine-steps.js'
import type { NumberData } from './engine-store.js'
import { eachPiece } from './row-values.js'
import type { ColumnData } from './table-types.js'

const isShared = ({ buffer }: { buffer: ArrayBufferLike }) =>
  typeof SharedArrayBuffer !== 'undefined' && buffer instanceof SharedArrayBuffer

/** The smallest kind of array that holds the same numbers. */
function* smallestCopy(data: NumberData): Steps<NumberData> {
  let [whole, min, max] = [true, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  yield* eachPiece(data, (values, from, to) => {
    for (let i = 0; whole && i < to - from; i++) {
      const value = values[i] as number
      if (value !== Math.floor(value)) whole = false
      if (value < min) min = value
      if (value > max) max = value
    }
  })
  if (!whole || max > 0xffffffff) return data.slice()
  if (min < 0) return min >= -0x80000000 && max <= 0x7fffffff ? new Int32Array(data) : data.slice()
  if (max <= 0xff) return new Uint8Array(data)
  return max <= 0xffff ? new Uint16Array(data) : new Uint32Array(data)
}

/** A column for the worker, and what of it can be handed over: memory that is shared already is used by both. */
export function* copyForWorker(data: ColumnData): Steps<{ data: ColumnData; transfer: ArrayBufferLike[] }> {
  if (!('labels' in data)) {
    if (isShared(data)) return { data, transfer: [] }
    const copy = yield* smallestCopy(data)
    return { data: copy, transfer: [copy.buffer] }
  }
  if (isShared(data.codes)) return { data, transfer: [] }
  const codes = data.codes.slice()
  return { data: { labels: data.labels, codes }, transfer: [codes.buffer] }
}
