/**
 * The addresses in a text as people paste them: separated by commas, semicolons, spaces or line breaks, with or without
 * the names that mail programs write before them. Of the same address the first stays.
 */
export function splitEmails(text: string): string[] {
  const found = text.split(/[,;\t\r\n]+/).flatMap((part) => {
    const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim())
    return bracketed.length > 0 ? bracketed : part.trim().split(/\s+/)
  })
  return addNew([], found)
}

/** A list with those of others that it does not have yet, whatever their case. */
export function addNew(list: readonly string[], others: readonly string[]): string[] {
  const known = new Set(list.map((address) => address.toLowerCase()))
  const added = others.filter((address) => {
    const key = address.toLowerCase()
    return key !== '' && !known.has(key) && known.add(key)
  })
  return [...list, ...added]
}
