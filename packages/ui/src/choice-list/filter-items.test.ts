import { describe, expect, it } from 'vitest'
import { filterItems } from './filter-items.js'

const items = [
  { value: 'sp', label: '(GMT-03:00) São Paulo', hint: 'Brazil', keywords: ['BRT', 'America/Sao_Paulo'] },
  { value: 'utc', label: 'UTC', keywords: 'Greenwich Zulu' },
  { value: 'yul', label: 'Montréal', hint: 'Canada' },
  { value: 'rio', label: 'Monte Carlo', hint: 'Monaco' },
]
const values = (query: string) => filterItems(items, query).map(({ value }) => value)

describe('filterItems', () => {
  it('returns all items in order for an empty query', () => {
    expect(values('  ')).toEqual(['sp', 'utc', 'yul', 'rio'])
  })
  it('matches label, hint and keywords in any case', () => {
    expect(values('utc')).toEqual(['utc'])
    expect(values('BRAZIL')).toEqual(['sp'])
    expect(values('zulu')).toEqual(['utc'])
    expect(values('brt')).toEqual(['sp'])
  })
  it('ignores accents in query and items', () => {
    expect(values('sao')).toEqual(['sp'])
    expect(values('montreál')).toEqual(['yul'])
  })
  it('requires every word, in any order and position', () => {
    expect(values('brazil paulo')).toEqual(['sp'])
    expect(values('paulo canada')).toEqual([])
  })
  it('ranks labels that start with the query first', () => {
    expect(
      filterItems(
        [
          { value: 'a', label: 'East Rome' },
          { value: 'b', label: 'Rome' },
        ],
        'rome',
      )[0]?.value,
    ).toBe('b')
  })
})
