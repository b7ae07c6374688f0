/** Every sign of ASCII that text may have, in the order of the root collation; letters and digits follow. */
const SIGNS = '\t\n\v\f\r _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'
/** After the signs: numbers by how many digits they have, then letters. */
const NUMBER = 64
const LONGEST_NUMBER = 100
const DIGIT = 48
const LETTER = NUMBER + LONGEST_NUMBER + 1
/** Keys are compared as bytes; longer ones would cost too many passes. */
export const LONGEST_KEY = 192

const WEIGHTS = new Uint8Array(128)
for (let place = 0; place < SIGNS.length; place++) WEIGHTS[SIGNS.charCodeAt(place)] = place + 1
for (let letter = 0; letter < 26; letter++) WEIGHTS[65 + letter] = WEIGHTS[97 + letter] = LETTER + letter

const PLAIN = /^[\t-\r -~]*$/
const ACCENTS = /[\u0300-\u036f]/g
/** A mark on a digit ends the number that it is in. */
const MARKED_DIGIT = /\d[\u0300-\u036f]/

/** The label without accents, which weigh nothing; undefined where only a collator knows its place. */
function plain(label: string): string | undefined {
  if (PLAIN.test(label)) return label
  const apart = label.normalize('NFD')
  const bare = apart.replace(ACCENTS, '')
  return PLAIN.test(bare) && !MARKED_DIGIT.test(apart) ? bare : undefined
}

/**
 * Writes bytes whose order is that of `Intl.Collator('en', { numeric: true, sensitivity: 'base' })`, and returns how
 * many; -1 where only the collator itself knows the place of the label. `into` must have room for `LONGEST_KEY` bytes.
 */
export function writeKey(label: string, into: Uint8Array): number {
  const text = plain(label)
  if (text === undefined) return -1
  let length = 0
  for (let i = 0; i < text.length; ) {
    if (length >= LONGEST_KEY) return -1
    const code = text.charCodeAt(i)
    if (code < 48 || code > 57) {
      into[length++] = WEIGHTS[code] as number
      i++
      continue
    }
    let end = i + 1
    while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
    while (i < end && text.charCodeAt(i) === 48) i++
    if (end - i > LONGEST_NUMBER || length + 1 + end - i > LONGEST_KEY) return -1
    into[length++] = NUMBER + end - i
    while (i < end) into[length++] = text.charCodeAt(i++) - DIGIT + 1
  }
  return length
}
