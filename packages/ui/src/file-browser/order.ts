import { plainText } from '../plain-text.js'
import type { FileEntry, FileSort } from './file-browser-props.js'

const collators = new Map<string, Intl.Collator>()

/** Natural order: "banner 2" before "banner 10". */
function collator(locale = ''): Intl.Collator {
  const known = collators.get(locale)
  if (known) return known
  const created = new Intl.Collator(locale || undefined, { numeric: true, sensitivity: 'base' })
  collators.set(locale, created)
  return created
}

const readTime = (entry: FileEntry) => (entry.modified === undefined ? undefined : new Date(entry.modified).getTime())

/** Sorts entries: folders first and missing sizes and dates last in both directions; ties by name, ascending. */
export function sortEntries(entries: readonly FileEntry[], sort: FileSort, locale?: string): FileEntry[] {
  const { compare } = collator(locale)
  const turn = sort.direction === 'ascending' ? 1 : -1
  const value = sort.by === 'size' ? (entry: FileEntry) => entry.size : readTime
  return entries.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1
    const byName = compare(a.name, b.name) || (a.name < b.name ? -1 : Number(a.name > b.name))
    if (sort.by === 'name') return turn * byName
    const [x, y] = [value(a), value(b)]
    if (x === y) return byName
    if (x === undefined) return 1
    return y === undefined ? -1 : turn * (x - y)
  })
}

/** Filters entries whose names contain all words, in any order, ignoring accents and case. */
export function filterEntries(entries: readonly FileEntry[], query: string): readonly FileEntry[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const name = plainText(entry.name)
    return words.every((word) => name.includes(word))
  })
}

/** Returns the next name that starts with the typed text; repeating one character cycles through its matches. */
export function findByPrefix(entries: readonly FileEntry[], from: number, typed: string): number {
  const repeated = [...typed].every((letter) => letter === typed[0])
  const prefix = plainText(repeated ? typed.slice(0, 1) : typed)
  const start = repeated ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < entries.length; step++) {
    const index = (start + step) % entries.length
    if (plainText(entries[index]?.name ?? '').startsWith(prefix)) return index
  }
  return -1
}

/** Returns a name that is not taken yet: "New folder", "New folder 2". */
export function freeName(name: string, entries: readonly FileEntry[]): string {
  const entryNames = new Set(entries.map((entry) => entry.name))
  let count = 1
  while (entryNames.has(count === 1 ? name : `${name} ${count}`)) count++
  return count === 1 ? name : `${name} ${count}`
}
