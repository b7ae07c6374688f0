import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FileEntry } from './file-browser-props.js'
import { filterEntries, findByPrefix, freeName, sortEntries } from './order.js'

const file = (name: string, more: Partial<FileEntry> = {}): FileEntry => ({ id: name, name, kind: 'file', ...more })
const folder = (name: string): FileEntry => ({ id: `${name}/`, name, kind: 'folder' })
const names = (entries: readonly FileEntry[]) => entries.map((entry) => entry.name)

describe('sortEntries', () => {
  const entries = [
    file('banner 10.jpg', { size: 10, modified: '2025-10-10T10:00:00Z' }),
    folder('videos'),
    file('banner 2.jpg', { size: 30, modified: '2025-10-12T10:00:00Z' }),
    folder('Archive'),
    file('Älter.jpg', { size: 20 }),
    file('banner 1.jpg', { modified: '2025-10-11T10:00:00Z' }),
  ]

  it('puts folders first and uses natural order', () => {
    expect(names(sortEntries(entries, { by: 'name', direction: 'ascending' }, 'de'))).toEqual([
      'Archive',
      'videos',
      'Älter.jpg',
      'banner 1.jpg',
      'banner 2.jpg',
      'banner 10.jpg',
    ])
  })

  it('keeps folders first and missing sizes last in both directions', () => {
    const bySize = (direction: 'ascending' | 'descending') =>
      names(sortEntries(entries, { by: 'size', direction }, 'en'))
    expect(bySize('ascending').slice(2)).toEqual(['banner 10.jpg', 'Älter.jpg', 'banner 2.jpg', 'banner 1.jpg'])
    expect(bySize('descending')).toEqual([
      'Archive',
      'videos',
      'banner 2.jpg',
      'Älter.jpg',
      'banner 10.jpg',
      'banner 1.jpg',
    ])
  })

  it('accepts dates of every type', () => {
    const dated = [
      file('a', { modified: new Date(3) }),
      file('b', { modified: 1 }),
      file('c', { modified: '1970-01-01T00:00:00.002Z' }),
    ]
    expect(names(sortEntries(dated, { by: 'modified', direction: 'ascending' }))).toEqual(['b', 'c', 'a'])
  })

  it('is independent of the input order, and complete', () => {
    const entry = fc.record({
      name: fc.string({ minLength: 1, maxLength: 6 }),
      kind: fc.constantFrom('file' as const, 'folder' as const),
      size: fc.option(fc.nat(3), { nil: undefined }),
    })
    const list = fc
      .uniqueArray(entry, { selector: (e) => e.name, maxLength: 20 })
      .map((all) => all.map((e) => ({ ...e, id: e.name })))
    const sort = fc.record({
      by: fc.constantFrom('name' as const, 'size' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    fc.assert(
      fc.property(list, sort, (some, order) => {
        const sorted = sortEntries(some, order, 'en')
        expect(names(sortEntries(some.toReversed(), order, 'en'))).toEqual(names(sorted))
        expect(names(sorted).sort()).toEqual(names(some).sort())
        expect(sorted.findLastIndex((e) => e.kind === 'folder')).toBeLessThan(
          sorted.some((e) => e.kind === 'file') ? sorted.findIndex((e) => e.kind === 'file') : Number.POSITIVE_INFINITY,
        )
      }),
    )
  })
})

describe('filterEntries', () => {
  const entries = [file('Film Übersicht 300x250.mp4'), file('poster.jpg'), folder('Filme')]

  it.each([
    ['', 3],
    ['  ', 3],
    ['FILM', 2],
    ['250 film', 1],
    ['ubersicht', 1],
    ['gone', 0],
  ])('finds for "%s" %d', (query, count) => {
    expect(filterEntries(entries, query)).toHaveLength(count)
  })
})

describe('findByPrefix', () => {
  const entries = ['alpha', 'beta 1', 'beta 2', 'Bravo', 'élan'].map((name) => file(name))

  it.each([
    ['b', 0, 1],
    ['b', 1, 2],
    ['bb', 2, 3],
    ['b', 3, 1],
    ['br', 1, 3],
    ['beta 2', 1, 2],
    ['be', 1, 1],
    ['e', 0, 4],
    ['x', 0, -1],
  ])('typing "%s" at %d moves to %d', (typed, from, found) => {
    expect(findByPrefix(entries, from, typed)).toBe(found)
  })
})

it('freeName returns an unused name', () => {
  expect(freeName('New folder', [])).toBe('New folder')
  expect(freeName('New folder', [folder('New folder'), folder('New folder 2')])).toBe('New folder 3')
})
