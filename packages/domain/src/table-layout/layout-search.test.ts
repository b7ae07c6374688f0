import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFitted, anyLayout } from './layout.fixture.js'
import { LAYOUT_PARAMETERS, layoutFromSearch, layoutToSearch, withLayoutSearch } from './layout-search.js'
import {
  type ColumnRule,
  defaultTableLayout,
  fitTableLayout,
  isSameLayout,
  listedColumns,
  shownColumnIds,
  type TableLayout,
  withNewColumns,
} from './table-layout.js'

const columns: ColumnRule[] = [
  { id: 'campaign' },
  { id: 'name' },
  { id: 'type' },
  { id: 'impressions', kind: 'number' },
  { id: 'clicks', kind: 'number' },
  { id: 'ctr', kind: 'ratio' },
]

/** Moves hidden columns to where they are defined. */
function inAddress(layout: TableLayout, of: readonly ColumnRule[]): TableLayout {
  const order = withNewColumns(
    shownColumnIds(layout),
    listedColumns(of).map(({ id }) => id),
  )
  return fitTableLayout({ ...layout, order }, of)
}

describe('layoutToSearch', () => {
  it('is short and readable', () => {
    const layout = fitTableLayout(
      {
        order: ['campaign', 'name', 'clicks', 'type', 'impressions', 'ctr'],
        hidden: ['type', 'impressions', 'ctr'],
        widths: { name: 240 },
        sort: [
          { id: 'impressions', direction: 'descending' },
          { id: 'name', direction: 'ascending' },
        ],
        groups: ['campaign'],
        filters: [
          { id: 'type', kind: 'oneOf', labels: ['Video', 'In-banner'] },
          { id: 'impressions', kind: 'between', min: 1000 },
          { id: 'name', kind: 'contains', text: 'autumn' },
        ],
      },
      columns,
    )
    expect(layoutToSearch(layout, columns)).toBe(
      'sort=-impressions,name&cols=campaign,name,clicks&width=name:240&group=campaign&where=type=Video,In-banner;impressions:1000..;name~autumn',
    )
  })

  it('omits defaults', () => {
    const defaults = defaultTableLayout(columns, { sort: [{ id: 'clicks', direction: 'descending' }] })
    expect(layoutToSearch(defaults, columns, { defaults })).toBe('')
    const unsorted = { ...defaults, sort: [] }
    expect(layoutToSearch(unsorted, columns, { defaults })).toBe('sort=')
    expect(layoutFromSearch('sort=', columns, { defaults }).sort).toEqual([])
  })
})

describe('layoutFromSearch', () => {
  it('round-trips any ids, labels and bounds', () => {
    fc.assert(
      fc.property(anyFitted, ({ columns: some, layout }) => {
        const search = layoutToSearch(layout, some)
        const again = layoutFromSearch(search, some)
        expect(isSameLayout(inAddress(again, some), inAddress(layout, some)), search).toBe(true)
        expect(layoutToSearch(again, some)).toBe(search)
      }),
      { numRuns: 500 },
    )
  })

  it('round-trips with other defaults and a router’s encoding', () => {
    fc.assert(
      fc.property(
        anyFitted.chain(({ columns: some, layout }) =>
          fc.record({ some: fc.constant(some), layout: fc.constant(layout), other: anyLayout(some) }),
        ),
        ({ some, layout, other }) => {
          const defaults = inAddress(fitTableLayout(other, some), some)
          const options = { defaults, prefix: 'table.' }
          const routed = new URLSearchParams(layoutToSearch(layout, some, options)).toString()
          const again = layoutFromSearch(routed, some, options)
          expect(isSameLayout(inAddress(again, some), inAddress(layout, some)), routed).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('always returns a fitted layout', () => {
    const nonsense = fc.array(fc.tuple(fc.constantFrom(...LAYOUT_PARAMETERS), fc.string({ unit: 'binary' })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(nonsense, (pairs) => {
        const layout = layoutFromSearch(new URLSearchParams(pairs), columns)
        expect(fitTableLayout(layout, columns)).toEqual(layout)
      }),
    )
  })

  it.each([
    'cols=gone,away',
    'where=clicks:many..',
    'where=clicks:..',
    'width=clicks:wide',
    'sort=gone',
    'group=clicks',
  ])('ignores %s', (search) => expect(layoutFromSearch(search, columns)).toEqual(defaultTableLayout(columns)))
})

describe('withLayoutSearch', () => {
  const layout = fitTableLayout({ groups: ['campaign'] }, columns)

  it('keeps the rest of the URL unchanged', () => {
    expect(withLayoutSearch('?tz=Europe/Berlin&sort=name&days.sort=x&view=table', layout, columns)).toBe(
      'tz=Europe/Berlin&days.sort=x&view=table&group=campaign',
    )
    expect(withLayoutSearch('sort=name', defaultTableLayout(columns), columns)).toBe('')
  })

  it('separates two tables', () => {
    const search = withLayoutSearch('group=type', layout, columns, { prefix: 'days.' })
    expect(search).toBe('group=type&days.group=campaign')
    expect(layoutFromSearch(search, columns).groups).toEqual(['type'])
    expect(layoutFromSearch(search, columns, { prefix: 'days.' }).groups).toEqual(['campaign'])
  })
})
