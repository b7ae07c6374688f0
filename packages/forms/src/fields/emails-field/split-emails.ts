/** Returns the index of the quote that ends a quoted text; -1 without one. A backslash escapes a character. */
function findQuoteEnd(line: string, start: number): number {
  for (let index = start + 1; index < line.length; index++)
    if (line[index] === '\\') index++
    else if (line[index] === '"') return index
  return -1
}

const isAddressLike = (word: string) => word.includes('@')
const splitAtSpaces = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * Returns the addresses of a line, reading each character once. Text before an address in angle brackets is a display
 * name and never an address (RFC 5322, 3.4), also if it contains commas, quoted or not.
 */
function splitLine(line: string): string[] {
  const addresses: string[] = []
  /** Words that are part of a name if an address in angle brackets follows. */
  let words: string[] = []
  let text = ''
  let isAfterBracket = false
  let hasQuoteEnd = true
  let hasBracketEnd = true
  const endEntry = () => {
    const found = splitAtSpaces(text)
    words.push(...(isAfterBracket ? found.filter(isAddressLike) : found))
    text = ''
    isAfterBracket = false
  }
  for (let index = 0; index < line.length; index++) {
    const character = line[index]
    if (character === '"' && hasQuoteEnd) {
      const end = findQuoteEnd(line, index)
      hasQuoteEnd = end >= 0
      text += hasQuoteEnd ? line.slice(index, end + 1) : character
      if (hasQuoteEnd) index = end
    } else if (character === '<' && hasBracketEnd) {
      const end = line.indexOf('>', index)
      hasBracketEnd = end >= 0
      if (!hasBracketEnd) continue
      if (isAfterBracket) words.push(...splitAtSpaces(text).filter(isAddressLike))
      addresses.push(...words.filter(isAddressLike), ...splitAtSpaces(line.slice(index + 1, end)))
      words = []
      text = ''
      isAfterBracket = true
      index = end
    } else if (character === ',' || character === '\t') endEntry()
    else if (character === ';') {
      endEntry()
      addresses.push(...words)
      words = []
    } else text += character
  }
  endEntry()
  return [...addresses, ...words]
}

/**
 * Splits pasted text into email addresses: separated by commas, semicolons, spaces or line breaks, with or without
 * display names. Removes duplicates.
 */
export const splitEmails = (text: string): string[] => addNew([], text.split(/[\r\n]/).flatMap(splitLine))

/** Returns a list with additional addresses, ignoring case-insensitive duplicates. */
export function addNew(list: readonly string[], others: readonly string[]): string[] {
  const addressSet = new Set(list.map((address) => address.toLowerCase()))
  const added = others.filter((address) => {
    const key = address.toLowerCase()
    return key !== '' && !addressSet.has(key) && addressSet.add(key)
  })
  return [...list, ...added]
}
