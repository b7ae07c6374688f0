import { plainText } from '../plain-text.js'
import type { CommandGroup, CommandItem } from './command-item.js'

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)
const startsOne = (words: readonly string[], sought: string) => words.some((word) => word.startsWith(sought))

/** Returns how well an item matches, 0 is best; `undefined` if it does not. */
function commandRank({ label, hint = '', keywords = [] }: CommandItem, query: string): number | undefined {
  const sought = plainText(query).trim()
  const parts = sought.split(/\s+/)
  const name = plainText(label)
  const words = wordsOf(label)
  if (name.startsWith(sought)) return 0
  if (parts.every((part) => startsOne(words, part))) return 1
  if (
    words
      .map((word) => word[0])
      .join('')
      .startsWith(sought)
  )
    return 2
  const more = [...words, ...wordsOf([hint, ...keywords].join(' '))]
  if (parts.every((part) => startsOne(more, part))) return 3
  if (parts.every((part) => name.includes(part))) return 4
  return undefined
}

/** Adds the items of nested pages, which name the page they are from. */
const withPages = (items: readonly CommandItem[]): CommandItem[] =>
  items.flatMap((item) => [
    item,
    ...withPages(item.page?.items ?? []).map((inner) => ({
      ...inner,
      id: `${item.id}/${inner.id}`,
      group: item.group,
      hint: inner.hint ? `${item.label}, ${inner.hint}` : item.label,
    })),
  ])

/** Returns the items that match a query, the best groups and items first. */
export function rankCommands(items: readonly CommandItem[], query: string): readonly CommandItem[] {
  if (query.trim() === '') return items
  const found = withPages(items)
    .map((item) => ({ item, rank: commandRank(item, query) }))
    .filter((one): one is { item: CommandItem; rank: number } => one.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
  return groupCommands(found.map(({ item }) => item)).flatMap((group) => group.items)
}

/** Groups items in the order in which the groups first occur. */
export function groupCommands(items: readonly CommandItem[]): readonly CommandGroup[] {
  const groups = new Map<string | undefined, CommandItem[]>()
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  return [...groups].map(([label, inGroup]) => ({ label, items: inGroup }))
}

/** Splits a label into matching and other pieces: at the start of a word, or else at the first occurrence. */
export function markMatches(label: string, query: string): readonly { text: string; hit: boolean }[] {
  const letters = [...label]
  // One normalized character per character of the label, so that indexes match.
  const simple = letters.map((letter) => plainText(letter)[0] ?? letter).join('')
  const hits = letters.map(() => false)
  for (const part of plainText(query).trim().split(/\s+/).filter(Boolean)) {
    const starts = [...simple.matchAll(/[^\s\p{P}]+/gu)].find(([word]) => word.startsWith(part))?.index
    const at = starts ?? simple.indexOf(part)
    if (at >= 0) hits.fill(true, at, at + part.length)
  }
  const pieces: { text: string; hit: boolean }[] = []
  for (const [index, text] of letters.entries()) {
    const hit = hits[index] ?? false
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += text
    else pieces.push({ text, hit })
  }
  return pieces
}
