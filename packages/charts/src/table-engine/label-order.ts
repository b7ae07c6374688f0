import type { Steps } from './engine-steps.js'
import { LONGEST_KEY, writeKey } from './label-keys.js'
import { orderByWords } from './radix-order.js'

const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const STEP_LABELS = 1 << 13

/** Keys of labels, one after the other, with a few zeros behind the last. */
interface Keys {
  bytes: Uint8Array
  /** Where the key of each place of `order` begins; one more at the end. */
  starts: Uint32Array
  /** Which label. */
  labels: Uint32Array
}

/** Four bytes of each key from `offset` on; beyond its end there is nothing, which comes first. */
function wordsAt({ bytes, starts }: Keys, order: Uint32Array, offset: number): Uint32Array {
  const words = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) {
    const key = order[i] as number
    const from = (starts[key] as number) + offset
    const left = (starts[key + 1] as number) - from
    let word = 0
    for (let byte = 0; byte < 4; byte++) word = (word << 8) | (byte < left ? (bytes[from + byte] as number) : 0)
    words[i] = word
  }
  return words
}

function sameKey({ bytes, starts }: Keys, a: number, b: number): boolean {
  const [from, other] = [starts[a] as number, starts[b] as number]
  const length = (starts[a + 1] as number) - from
  if ((starts[b + 1] as number) - other !== length) return false
  for (let byte = 0; byte < length; byte++) if (bytes[from + byte] !== bytes[other + byte]) return false
  return true
}

/** The keys of all labels that have one, and which labels only the collator knows the place of. */
function* keysOf(labels: readonly string[]): Steps<{ keys: Keys; others: number[] }> {
  let bytes = new Uint8Array(labels.length * 24 + LONGEST_KEY)
  const starts = new Uint32Array(labels.length + 1)
  const places = new Uint32Array(labels.length)
  const others: number[] = []
  let many = 0
  let end = 0
  for (let place = 0; place < labels.length; place++) {
    if (place % STEP_LABELS === 0) yield
    if (end + LONGEST_KEY > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2)
      longer.set(bytes)
      bytes = longer
    }
    const length = writeKey(labels[place] as string, bytes.subarray(end, end + LONGEST_KEY))
    if (length < 0) {
      others.push(place)
      continue
    }
    places[many] = place
    end += length
    many += 1
    starts[many] = end
  }
  return { keys: { bytes, starts, labels: places.subarray(0, many) }, others }
}

/** Places of labels that have keys, in order, by four bytes at a time from the last to the first. */
function* orderKeys(keys: Keys): Steps<Uint32Array> {
  let order: Uint32Array = Uint32Array.from(keys.labels, (_, key) => key)
  let longest = 0
  for (let key = 0; key < order.length; key++)
    longest = Math.max(longest, (keys.starts[key + 1] as number) - (keys.starts[key] as number))
  for (let offset = Math.ceil(longest / 4) * 4 - 4; offset >= 0; offset -= 4) {
    const words = wordsAt(keys, order, offset)
    order = yield* orderByWords(order, [words])
  }
  return order
}

/**
 * The rank of each label in the order of people's words: numbers in them by their value, capitals and accents like plain
 * letters. Equal ones share a rank; `NaN` for the empty label, which is no data.
 */
export function* labelRanks(labels: readonly string[]): Steps<Float64Array> {
  const { keys, others } = yield* keysOf(labels)
  const order = yield* orderKeys(keys)
  others.sort((a, b) => collator.compare(labels[a] as string, labels[b] as string))
  yield
  const ranks = new Float64Array(labels.length)
  const labelAt = (at: number) => labels[keys.labels[order[at] as number] as number] as string
  let rank = -1
  let next = 0
  let last: string | undefined
  const other = () => {
    const label = labels[others[next] as number] as string
    if (last === undefined || collator.compare(last, label) !== 0) rank += 1
    last = label
    ranks[others[next++] as number] = rank
  }
  for (let at = 0; at < order.length; at++) {
    if (at % STEP_LABELS === 0) yield
    const label = labelAt(at)
    while (next < others.length && collator.compare(labels[others[next] as number] as string, label) < 0) other()
    const same =
      last !== undefined &&
      (at > 0 && last === labelAt(at - 1)
        ? sameKey(keys, order[at - 1] as number, order[at] as number)
        : collator.compare(last, label) === 0)
    if (!same) rank += 1
    last = label
    ranks[keys.labels[order[at] as number] as number] = rank
  }
  while (next < others.length) other()
  labels.forEach((label, place) => {
    if (label === '') ranks[place] = Number.NaN
  })
  return ranks
}
