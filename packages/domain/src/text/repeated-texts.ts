/** Indexes of repeated texts, each with the index of its first occurrence. Empty texts are ignored. */
export function repeatedTexts(texts: readonly string[]): Map<number, number> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const [index, text] of texts.map((each) => each.trim()).entries()) {
    if (text === '') continue
    const earlier = first.get(text)
    if (earlier === undefined) first.set(text, index)
    else repeated.set(index, earlier)
  }
  return repeated
}
