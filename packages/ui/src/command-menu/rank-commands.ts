import { plainText } from '../plain-text.js'
import type { CommandGroup, CommandItem } from './command-item.js'

const splitTerms = (text: string) =>
  plainText(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)
const startsOne = (words: readonly string[], sought: string) => words.some((word) => word.startsWith(sought))

/** Rank of an item that matches with typing errors. */
const TYPO_RANK = 5

/** Letters of a query from which one typing error is tolerated. */
const TYPO_FROM = 4

/** True if a word starts with text that differs from `sought` by one missing, extra, wrong or swapped letter. */
function startsAlmost(word: string, sought: string): boolean {
  let at = 0
  while (at < sought.length && word[at] === sought[at]) at++
  const [rest, left] = [sought.slice(at), word.slice(at)]
  const isSwapped = left[0] !== undefined && left[0] === rest[1] && left[1] === rest[0]
  return (
    left.startsWith(rest.slice(1)) ||
    left.slice(1).startsWith(rest) ||
    left.slice(1).startsWith(rest.slice(1)) ||
    (isSwapped && left.slice(2).startsWith(rest.slice(2)))
  )
}

/** Returns how well an item matches, 0 is best; `undefined` if it does not. */
function commandRank({ label, hint = '', keywords = [] }: CommandItem, query: string): number | undefined {
  const sought = plainText(query).trim()
  const parts = sought.split(/\s+/)
  const name = plainText(label)
  const words = splitTerms(label)
  if (name.startsWith(sought)) return 0
  if (parts.every((part) => startsOne(words, part))) return 1
  if (
    words
      .map((word) => word[0])
      .join('')
      .startsWith(sought)
  )
    return 2
  const more = [...words, ...splitTerms([hint, ...keywords].join(' '))]
  if (parts.every((part) => startsOne(more, part))) return 3
  if (parts.every((part) => name.includes(part))) return 4
  const isAlmost = (part: string) =>
    startsOne(more, part) || (part.length >= TYPO_FROM && more.some((word) => startsAlmost(word, part)))
  return parts.every(isAlmost) ? TYPO_RANK : undefined
}

/** Returns the id of an item of a page outside of it. */
export const createPath = ({ id }: Pick<CommandItem, 'id'>, innerID: string): string => `${id}/${innerID}`

/** Item of a page, as it is listed outside of it. */
function outside(page: CommandItem, { label, hint, longLabel, keywords = [], ...inner }: CommandItem): CommandItem {
  const about = longLabel !== undefined ? hint : hint ? `${page.label}, ${hint}` : page.label
  return {
    ...inner,
    id: createPath(page, inner.id),
    label: longLabel ?? label,
    keywords: [...keywords, page.label, ...(page.keywords ?? [])],
    ...(longLabel !== undefined && { longLabel }),
    ...(about !== undefined && { hint: about }),
    ...(page.group !== undefined && { group: page.group }),
  }
}

/** True if a part of a query starts a word of an item. */
function isNamed({ label, keywords = [] }: CommandItem, parts: readonly string[]): boolean {
  const words = splitTerms([label, ...keywords].join(' '))
  return parts.some((part) => startsOne(words, part))
}

/** Adds the items of nested pages; with the parts of a query, only those that their page lists for it. */
export function withPages(items: readonly CommandItem[], parts?: readonly string[]): CommandItem[] {
  return items.flatMap((item) => {
    const { items: inner = [], onlyNamed = false } = item.page ?? {}
    const isListed = (one: CommandItem) => !parts || !onlyNamed || (isNamed(item, parts) && isNamed(one, parts))
    const listed = inner.flatMap((one) => withPages([one], parts).slice(isListed(one) ? 0 : 1))
    return [item, ...listed.map((one) => outside(item, one))]
  })
}

/** Returns the items that match a query, the best groups and items first; those with typing errors if there are no others. */
export function rankCommands(items: readonly CommandItem[], query: string): readonly CommandItem[] {
  const parts = plainText(query).trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return items
  const ranked = withPages(items, parts)
    .map((item) => ({ item, rank: commandRank(item, query) }))
    .filter((one): one is { item: CommandItem; rank: number } => one.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
  const exact = ranked.filter(({ rank }) => rank < TYPO_RANK)
  const found = exact.length > 0 ? exact : ranked
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
