/**
 * Returns a text as a part of a file name: letters and digits with hyphens between them. Keeps combining marks, without
 * which Hindi loses its vowels, and never splits a surrogate pair, which cannot be written into a header.
 */
export const fileNamePart = (text: string, maxLength = 60, whenEmpty = 'report'): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/\p{Surrogate}$/u, '')
    // Hyphens are single since the first step.
    .replace(/^-|-$/g, '') || whenEmpty

/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Limit in UTF-16 units: with a number and an extension, a name stays below 100 characters and 255 bytes. */
const MAX_LENGTH = 70

/**
 * Returns a file name without extension for each text, in their order. No two are equal, also where the file system
 * ignores case.
 */
export function uniqueFileNames(texts: readonly string[], whenEmpty: string): string[] {
  const nameSet = new Set<string>()
  const nextNumbers = new Map<string, number>()
  return texts.map((text) => {
    const part = fileNamePart(text, MAX_LENGTH, whenEmpty)
    const base = RESERVED.test(part) ? `${part}-file` : part
    const folded = base.toUpperCase()
    let number = nextNumbers.get(folded) ?? 1
    let name = base
    for (; nameSet.has(name.toUpperCase()); name = `${base}-${number}`) number += 1
    nextNumbers.set(folded, number)
    nameSet.add(name.toUpperCase())
    return name
  })
}
