import { describe, expect, it } from 'vitest'
import { groupCommands, markMatches, rankCommands } from './rank-commands.js'

const items = [
  { id: 'undelete', label: 'Undelete campaign' },
  { id: 'theme', label: 'Change theme', keywords: ['colors'], page: { items: [{ id: 'dark', label: 'Dark' }] } },
  { id: 'cafe', label: 'Open Café São Paulo', hint: 'Brazil' },
  { id: 'delete', label: 'Delete campaign' },
  { id: 'cdelete', label: 'Campaign: delete all' },
]
const ids = (query: string) => rankCommands(items, query).map(({ id }) => id)

describe('rankCommands', () => {
  it('keeps the order for an empty query', () => expect(ids(' ')).toEqual(items.map(({ id }) => id)))
  it('ranks starts of labels before starts of words, and those before other matches', () =>
    expect(ids('del')).toEqual(['delete', 'cdelete', 'undelete']))
  it('matches words in any order', () => expect(ids('camp del')).toEqual(['delete', 'cdelete', 'undelete']))
  it('matches initials', () => expect(ids('ct')).toEqual(['theme']))
  it.each([
    ['accents', 'sao', 'cafe'],
    ['hints', 'braz', 'cafe'],
    ['keywords', 'colo', 'theme'],
  ])('ignores %s', (_, query, id) => expect(ids(query)).toContain(id))
  it('finds items of nested pages, and names their page', () =>
    expect(rankCommands(items, 'dark')).toMatchObject([{ id: 'theme/dark', hint: 'Change theme' }]))
  it('lists the items of a large page only if the query names both', () => {
    const page = {
      onlyNamed: true,
      items: [{ id: 'xandr', label: 'Xandr', longLabel: 'Copy tag of Autumn for Xandr' }],
    }
    const copy = {
      id: 'copy',
      label: 'Copy tag of…',
      page: { onlyNamed: true, items: [{ id: 'autumn', label: 'Autumn', page }] },
    }
    const found = (query: string) => rankCommands([copy], query).map(({ id, label }) => [id, label])
    expect(found('copy')).toEqual([['copy', 'Copy tag of…']])
    expect(found('autumn')).toEqual([])
    expect(found('autumn xandr')).toEqual([['copy/autumn/xandr', 'Copy tag of Autumn for Xandr']])
    expect(found('copy tag of autumn')).toEqual([['copy/autumn', 'Autumn']])
    expect(found('tag autumn xandr')).toEqual([['copy/autumn/xandr', 'Copy tag of Autumn for Xandr']])
  })
  it.each([
    ['a wrong letter', 'delite', 'delete'],
    ['swapped letters', 'campiagn delete', 'delete'],
    ['a missing letter', 'chnge', 'theme'],
    ['an extra letter', 'colorrs', 'theme'],
  ])('tolerates %s if nothing matches exactly', (_, query, id) => expect(ids(query)).toContain(id))
  it('tolerates no error in short words, and only one', () => {
    expect(ids('dle')).toEqual([])
    expect(ids('dxlxte')).toEqual([])
  })
  it('returns nothing without a match', () => expect(ids('xyz')).toEqual([]))
  it('keeps groups together, the one with the best match first', () => {
    const grouped = [
      { id: 'a', label: 'A report', group: 'Go to' },
      { id: 'b', label: 'Report a problem', group: 'Help' },
      { id: 'c', label: 'My reports', group: 'Go to' },
    ]
    expect(rankCommands(grouped, 'report').map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(groupCommands(grouped).map(({ label }) => label)).toEqual(['Go to', 'Help'])
  })
})

describe('markMatches', () => {
  const marked = (label: string, query: string) =>
    markMatches(label, query)
      .map(({ text, hit }) => (hit ? `[${text}]` : text))
      .join('')
  it.each([
    ['Delete campaign', 'camp del', '[Del]ete [camp]aign'],
    ['Undelete', 'del', 'Un[del]ete'],
    ['Campaign: camp', 'camp', '[Camp]aign: camp'],
    ['São Paulo', 'sao', '[São] Paulo'],
    ['Dark', '', 'Dark'],
  ])('%s for %s', (label, query, expected) => expect(marked(label, query)).toBe(expected))
})
