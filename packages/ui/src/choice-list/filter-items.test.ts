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
  it('keeps all items, in their order, when nothing is typed', () => {
    expect(values('  ')).toEqual(['sp', 'utc', 'yul', 'rio'])
  })
  it('finds by label, hint and keywords, whatever the case', () => {
    expect(values('utc')).toEqual(['utc'])
    expect(values('BRAZIL')).toEqual(['sp'])
    expect(values('zulu')).toEqual(['utc'])
    expect(values('brt')).toEqual(['sp'])
  })
  it('ignores accents on both sides', () => {
    expect(values('sao')).toEqual(['sp'])
    expect(values('montreál')).toEqual(['yul'])
  })
  it('wants every word, in any order and place', () => {
    expect(values('brazil paulo')).toEqual(['sp'])
    expect(values('paulo canada')).toEqual([])
  })
  it('puts labels that begin with the words first', () => {
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
