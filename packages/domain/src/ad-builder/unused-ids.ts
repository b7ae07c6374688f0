/** Returns a function that creates unused ids of a prefix and a number, so that a reducer needs no random source. */
export function unusedIds(prefix: string, parts: readonly { id: string }[]): () => string {
  const numbers = parts.map(({ id }) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0))
  let last = Math.max(0, ...numbers.filter(Number.isSafeInteger))
  return () => {
    last += 1
    return `${prefix}${last}`
  }
}
