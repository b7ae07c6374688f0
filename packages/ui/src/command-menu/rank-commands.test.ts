import { describe, expect, it } from 'vitest'
import { groupCommands, markMatches, rankCommands } from './rank-commands.js'

const items = [
  { id: 'undelete', label: 'Undelete campaign' },
  { id: 'theme', label: 'Change theme', keywords: ['colours'], page: { items: [{ id: 'dark', label: 'Dark' }] } },
  { id: 'cafe', label: 'Open Café São Paulo', hint: 'Brazil' },
  { id: 'delete', label: 'Delete campaign' },
  { id: 'cdelete', label: 'Campaign: delete all' },
]
const ids = (query: string) => rankCommands(items, query).map(({ id }) => id)

describe('rankCommands', () => {
  it('leaves the order without words', () => expect(ids(' ')).toEqual(items.map(({ id }) => id)))
  it('puts beginnings of the label before beginnings of words, and those before what is within', () =>
    expect(ids('del')).toEqual(['delete', 'cdelete', 'undelete']))
  it('finds words in any order', () => expect(ids('camp del')).toEqual(['delete', 'cdelete', 'undelete']))
  it('finds initials', () => expect(ids('ct')).toEqual(['theme']))
  it.each([
    ['accents', 'sao', 'cafe'],
    ['hints', 'braz', 'cafe'],
    ['keywords', 'colo', 'theme'],
  ])('looks past %s', (_, query, id) => expect(ids(query)).toContain(id))
  it('finds what is on the page behind an item, and says where it is', () =>
    expect(rankCommands(items, 'dark')).toMatchObject([{ id: 'theme/dark', hint: 'Change theme' }]))
  it('gives nothing for what is not there', () => expect(ids('xyz')).toEqual([]))
  it('keeps groups together, the one with the best answer first', () => {
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
