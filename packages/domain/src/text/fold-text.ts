/**
 * Normalizes text for searching: lower case, without accents. `plainText` of `@placard/ui` is the same function,
 * because ui and domain may not import each other.
 */
export function foldText(text: string): string {
  // ASCII needs no normalization, which is slow for a million labels.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/**
 * Returns a test for texts that contain every word of a query, in any order, ignoring case and accents. An empty query
 * matches every text.
 *
 * @example campaigns.filter(({ name }) => matches(name)) // const matches = createTextMatcher('été launch')
 */
export function createTextMatcher(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = words.length > 0 ? foldText(text) : ''
    return words.every((word) => folded.includes(word))
  }
}
