/**
 * Splits pasted text into email addresses: separated by commas, semicolons, spaces or line breaks, with or without
 * display names. Removes duplicates.
 */
export function splitEmails(text: string): string[] {
  const found = text.split(/[,;\t\r\n]+/).flatMap((part) => {
    const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim())
    return bracketed.length > 0 ? bracketed : part.trim().split(/\s+/)
  })
  return addNew([], found)
}

/** Returns a list with additional addresses, ignoring case-insensitive duplicates. */
export function addNew(list: readonly string[], others: readonly string[]): string[] {
  const known = new Set(list.map((address) => address.toLowerCase()))
  const added = others.filter((address) => {
    const key = address.toLowerCase()
    return key !== '' && !known.has(key) && known.add(key)
  })
  return [...list, ...added]
}
