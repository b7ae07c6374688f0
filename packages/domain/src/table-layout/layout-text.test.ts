import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  columnCountLabel,
  columnPlaceLabel,
  filterLabel,
  groupLabel,
  parseTypedNumber,
  rangeFilter,
  sortLabel,
  sortPlaceLabel,
} from './layout-text.js'
import { NOTHING_SAVED, removeView, renameView, replaceView, saveView, viewNameProblem } from './saved-layout.js'
import { fitTableLayout, type LayoutFilter } from './table-layout.js'

const headers: Record<string, string> = { clicks: 'Clicks', ctr: 'CTR', name: 'Creative' }
const findHeader = (id: string) => headers[id] ?? id

describe('filterLabel', () => {
  const type = { header: 'Type' }
  const rate = { header: 'CTR', format: (value: number | null) => `${value?.toFixed(2)}%` }
  it.each<[LayoutFilter, { header: string }, string]>([
    [{ id: 'type', kind: 'contains', text: 'vid' }, type, 'Type contains “vid”'],
    [{ id: 'type', kind: 'oneOf', labels: ['Video'] }, type, 'Type is Video'],
    [{ id: 'type', kind: 'oneOf', labels: ['Video', ''] }, type, 'Type is Video or empty'],
    [{ id: 'type', kind: 'oneOf', labels: ['Video', 'Tag', 'A', 'B'] }, type, 'Type is Video, Tag or 2 more'],
    [{ id: 'i', kind: 'between', min: 1000 }, { header: 'Impressions' }, 'Impressions ≥ 1,000'],
    [{ id: 'change', kind: 'between', max: -0.25 }, { header: 'Change' }, 'Change ≤ −0.25'],
    [{ id: 'ctr', kind: 'between', max: 1.5 }, rate, 'CTR ≤ 1.50%'],
    [{ id: 'ctr', kind: 'between', min: 1, max: 2 }, rate, 'CTR 1.00% to 2.00%'],
    [{ id: 'ctr', kind: 'between', min: 1, max: 1 }, rate, 'CTR = 1.00%'],
  ])('formats %j', (filter, column, expected) => expect(filterLabel(filter, column)).toBe(expected))
})

it('formats sort orders, groups, counts and positions', () => {
  const sort = [
    { id: 'clicks', direction: 'descending' as const },
    { id: 'ctr', direction: 'ascending' as const },
  ]
  expect(sortLabel(sort, findHeader)).toBe('Sorted by Clicks, descending, then CTR, ascending')
  expect(sortLabel([], findHeader)).toBe('Not sorted')
  expect(groupLabel(['name', 'ctr'], findHeader)).toBe('Grouped by Creative, then CTR')
  expect(groupLabel([], findHeader)).toBe('Not grouped')
  expect(sortPlaceLabel(sort, 'ctr')).toBe('second of 2')
  expect(sortPlaceLabel(sort.slice(0, 1), 'clicks')).toBeUndefined()
  const layout = fitTableLayout({ hidden: ['ctr'] }, [{ id: 'name' }, { id: 'clicks' }, { id: 'ctr' }])
  expect(columnCountLabel(layout)).toBe('2 of 3 columns')
  expect(columnPlaceLabel(layout, 'clicks', 'Clicks')).toBe('Clicks, place 2 of 3')
})

describe('parseTypedNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1,000', 1000],
    ['1.5K', 1500],
    ['1.1k', 1100],
    ['2 m', 2e6],
    ['3B', 3e9],
    ['−3', -3],
    ['+3', 3],
    ['-0', 0],
    ['.5', 0.5],
    ['50 %', 50],
    ['0.3 pp', 0.3],
  ])('parses %j as %j', (text, value) => expect(parseTypedNumber(text)).toBe(value))

  it.each(['1,5', 'many', '1.2.3', '1k5', '--1', '1e5', ',5', '1,0000', 'Infinity', '9'.repeat(400)])(
    'rejects %j',
    (text) => expect(parseTypedNumber(text)).toBeUndefined(),
  )

  it('parses every number as tables format it', () => {
    const write = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })
    fc.assert(
      fc.property(fc.integer({ min: -2e13, max: 2e13 }), (tenThousandths) => {
        const value = tenThousandths / 1e4
        expect(parseTypedNumber(write.format(value))).toBeCloseTo(value, 4)
      }),
    )
  })
})

describe('rangeFilter', () => {
  it('accepts one bound, both, or none', () => {
    expect(rangeFilter('clicks', { min: '1K', max: '' })).toEqual({
      filter: { id: 'clicks', kind: 'between', min: 1000 },
    })
    expect(rangeFilter('clicks', { min: '0', max: '5' }).filter).toEqual({
      id: 'clicks',
      kind: 'between',
      min: 0,
      max: 5,
    })
    expect(rangeFilter('clicks', { min: '', max: ' ' })).toEqual({})
  })

  it('reports problems by field', () => {
    const wrong = 'Type a number, such as 1,000 or 1.5K'
    expect(rangeFilter('clicks', { min: 'many', max: '' }).problems).toEqual({ min: wrong })
    expect(rangeFilter('clicks', { min: 'x', max: 'y' }).problems).toEqual({ min: wrong, max: wrong })
    expect(rangeFilter('clicks', { min: '5', max: '1' }).problems).toEqual({
      max: 'The highest value is below the lowest one',
    })
  })
})

describe('saved views', () => {
  const one = saveView(NOTHING_SAVED, '  Video \n only ', { groups: ['type'] })

  it('save, apply, rename, replace and remove a layout', () => {
    expect(one).toEqual({
      ...NOTHING_SAVED,
      views: [{ name: 'Video only', layout: { groups: ['type'] } }],
      applied: 'Video only',
    })
    const renamed = renameView(one, 'Video only', 'Films')
    expect(renamed).toMatchObject({ views: [{ name: 'Films', layout: { groups: ['type'] } }], applied: 'Films' })
    expect(replaceView(renamed, 'Films', {}).views).toEqual([{ name: 'Films', layout: {} }])
    expect(removeView(renamed, 'Films')).toEqual(NOTHING_SAVED)
    const two = saveView(one, 'Other', {})
    expect(removeView(two, 'Video only')).toMatchObject({ applied: 'Other', views: [{ name: 'Other' }] })
  })

  it('have unique names', () => {
    expect(viewNameProblem(one, ' ')).toBe('Give the view a name')
    expect(viewNameProblem(one, 'x'.repeat(61))).toBe('A name has at most 60 characters')
    expect(viewNameProblem(one, 'VIDEO ONLY')).toBe('There is a view of this name already')
    expect(viewNameProblem(one, 'Video Only', 'Video only')).toBeUndefined()
    expect(viewNameProblem(one, 'Films')).toBeUndefined()
    const full = { ...one, views: Array.from({ length: 50 }, (_, index) => ({ name: `${index}`, layout: {} })) }
    expect(viewNameProblem(full, 'Films')).toBe('There are 50 views, which is the most; delete one first')
  })
})
