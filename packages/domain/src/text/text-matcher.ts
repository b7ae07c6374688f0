const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/**
 * A test for texts that hold every word of a query, in any order, whatever their case and accents. Without a word every
 * text passes.
 *
 * @example campaigns.filter(({ name }) => found(name)) // const found = createTextMatcher('été launch')
 */
export function createTextMatcher(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return (text) => {
    const all = words.length > 0 ? plain(text) : ''
    return words.every((word) => all.includes(word))
  }
}
