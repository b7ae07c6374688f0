import { naturalOrder } from '../table-query/table-query.js'
import type { Steps } from './engine-steps.js'
import { sortByKeyParts } from './row-order.js'

/** ASCII punctuation in the order of the root collation; digits and letters follow. */
const PUNCTUATION = '\t\n\v\f\r _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'
/** Numbers sort after punctuation by their number of digits, letters after numbers. */
const NUMBER = 64
const MAX_DIGITS = 100
const DIGIT = 48
const LETTER = NUMBER + MAX_DIGITS + 1
/** Longer keys would take too many sort passes. */
const MAX_KEY_BYTES = 192

/** Languages with the root collation, in which accents never change the order of letters. */
const ROOT_ORDER = new Set(['de', 'en', 'fr', 'it', 'nl', 'pt'])

/** Returns true if a collator sorts like that of English. */
function hasRootOrder(collator: Intl.Collator): boolean {
  const { locale, collation } = collator.resolvedOptions()
  return collation === 'default' && ROOT_ORDER.has(new Intl.Locale(locale).language)
}

const WEIGHTS = new Uint8Array(128)
for (let place = 0; place < PUNCTUATION.length; place++) WEIGHTS[PUNCTUATION.charCodeAt(place)] = place + 1
for (let letter = 0; letter < 26; letter++) WEIGHTS[65 + letter] = WEIGHTS[97 + letter] = LETTER + letter

const PLAIN = /^[\t-\r -~]*$/
const ACCENTS = /[\u0300-\u036f]/g
/** A combining mark on a digit ends the number. */
const MARKED_DIGIT = /\d[\u0300-\u036f]/

/** Removes accents, which the collation ignores; undefined for labels that only a collator can compare. */
function withoutAccents(label: string): string | undefined {
  if (PLAIN.test(label)) return label
  const apart = label.normalize('NFD')
  const bare = apart.replace(ACCENTS, '')
  return PLAIN.test(bare) && !MARKED_DIGIT.test(apart) ? bare : undefined
}

/**
 * Writes a key whose byte order equals `Intl.Collator('en', { numeric: true, sensitivity: 'base' })`. Returns its length,
 * or -1 for a label that only the collator can compare. `into` must have `MAX_KEY_BYTES` bytes.
 */
export function writeKey(label: string, into: Uint8Array): number {
  const text = withoutAccents(label)
  if (text === undefined) return -1
  let length = 0
  for (let i = 0; i < text.length; ) {
    if (length >= MAX_KEY_BYTES) return -1
    const code = text.charCodeAt(i)
    if (code < 48 || code > 57) {
      into[length++] = WEIGHTS[code] as number
      i++
      continue
    }
    let end = i + 1
    while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
    while (i < end && text.charCodeAt(i) === 48) i++
    if (end - i > MAX_DIGITS || length + 1 + end - i > MAX_KEY_BYTES) return -1
    into[length++] = NUMBER + end - i
    while (i < end) into[length++] = text.charCodeAt(i++) - DIGIT + 1
  }
  return length
}

const STEP_LABELS = 1 << 13

/** Keys of labels in one buffer, zero-padded at the end. */
interface Keys {
  bytes: Uint8Array
  /** Start of each key in `bytes`; one more at the end. */
  starts: Uint32Array
  /** Index of the label of each key. */
  labels: Uint32Array
}

/** Reads four bytes of each key from `offset` on; zeros beyond its end, so that shorter keys sort first. */
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

/** Computes the keys, and lists the labels that only the collator can compare: all of them in some languages. */
function* computeKeys(labels: readonly string[], hasKeys: boolean): Steps<{ keys: Keys; others: number[] }> {
  let bytes = new Uint8Array(labels.length * 24 + MAX_KEY_BYTES)
  const starts = new Uint32Array(labels.length + 1)
  const places = new Uint32Array(labels.length)
  const others: number[] = []
  let many = 0
  let end = 0
  for (let place = 0; place < labels.length; place++) {
    if (place % STEP_LABELS === 0) yield
    if (end + MAX_KEY_BYTES > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2)
      longer.set(bytes)
      bytes = longer
    }
    const length = hasKeys ? writeKey(labels[place] as string, bytes.subarray(end, end + MAX_KEY_BYTES)) : -1
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

/** Sorts labels by their keys, four bytes at a time from the last to the first. */
function* orderKeys(keys: Keys): Steps<Uint32Array> {
  let order: Uint32Array = Uint32Array.from(keys.labels, (_, key) => key)
  let longest = 0
  for (let key = 0; key < order.length; key++)
    longest = Math.max(longest, (keys.starts[key + 1] as number) - (keys.starts[key] as number))
  for (let offset = Math.ceil(longest / 4) * 4 - 4; offset >= 0; offset -= 4) {
    const words = wordsAt(keys, order, offset)
    order = yield* sortByKeyParts(order, [words])
  }
  return order
}

/**
 * Ranks labels in the natural order of a language: numbers by value, ignoring case and accents. Equal labels share a rank; the empty label,
 * which is no data, is `NaN`.
 */
export function* labelRanks(labels: readonly string[], locale = 'en'): Steps<Float64Array> {
  const collator = naturalOrder(locale)
  const { keys, others } = yield* computeKeys(labels, hasRootOrder(collator))
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
