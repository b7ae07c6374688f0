const HUES = 8

/** One or two letters for a name: the first of its first word and of its last. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*$/, '')
    .split(/[\s._-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = letter(words[0])
  return (words.length > 1 ? first + letter(words.at(-1)) : first).toLocaleUpperCase()
}

/** Whole characters: half of an emoji or of a letter with marks is none. */
function letter(word = ''): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    word.replace(/^[^\p{L}\p{N}]+/u, ''),
  )
  return first?.segment ?? ''
}

/** A colour from 1 to 8 that stays with a name. */
export function hueOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return 1 + (((hash >>> 16) ^ (hash & 0xffff)) % HUES)
}
