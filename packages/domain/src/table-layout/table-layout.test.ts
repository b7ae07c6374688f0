import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyColumns, anyFitted, anyLayout } from './layout.fixture.js'
import { layoutDifference, layoutPart, NOTHING_SAVED, parseSavedLayout } from './saved-layout.js'
import {
  type ColumnRule,
  columnWidth,
  defaultTableLayout,
  fitTableLayout,
  fixedColumnIds,
  isSameLayout,
  listedColumns,
  shownColumnIds,
} from './table-layout.js'
import { tableLayoutSchema } from './table-layout-schema.js'

const columns: ColumnRule[] = [
  { id: 'name' },
  { id: 'type' },
  { id: 'impressions', kind: 'number' },
  { id: 'clicks', kind: 'number' },
  { id: 'starts', kind: 'number', listed: false },
  { id: 'vcr', kind: 'ratio', hidden: true },
]

describe('defaultTableLayout', () => {
  it('follows the columns: the first is pinned, the parts of ratios are left out', () => {
    expect(defaultTableLayout(columns)).toEqual({
      order: ['name', 'type', 'impressions', 'clicks', 'vcr'],
      hidden: ['vcr'],
      pinned: ['name'],
      widths: {},
      sort: [],
      groups: [],
      filters: [],
    })
  })

  it('applies the caller’s overrides', () => {
    const sort = [{ id: 'clicks', direction: 'descending' as const }]
    expect(defaultTableLayout(columns, { sort, hidden: ['type'] })).toMatchObject({ sort, hidden: ['type'] })
  })
})

describe('fitTableLayout', () => {
  it('adds new columns where they are defined, visible or hidden by default', () => {
    const kept = { order: ['name', 'clicks', 'impressions'], hidden: ['clicks'], pinned: ['name'] }
    const layout = fitTableLayout(kept, columns)
    expect(layout.order).toEqual(['name', 'type', 'clicks', 'vcr', 'impressions'])
    expect(layout.hidden).toEqual(['clicks', 'vcr'])
  })

  it('drops unknown columns and invalid settings', () => {
    const layout = fitTableLayout(
      {
        order: ['gone', 'name', 'name'],
        widths: { gone: 100, clicks: 9999, type: 12.3 },
        sort: [
          { id: 'gone', direction: 'ascending' },
          { id: 'clicks', direction: 'ascending' },
          { id: 'clicks', direction: 'descending' },
        ],
        groups: ['type', 'clicks', 'type', 'gone'],
        filters: [
          { id: 'type', kind: 'between', min: 1 },
          { id: 'type', kind: 'oneOf', labels: ['Video'] },
          { id: 'clicks', kind: 'contains', text: '1' },
        ],
      },
      columns,
    )
    expect(layout).toMatchObject({
      widths: { clicks: 800, type: 48 },
      sort: [{ id: 'clicks', direction: 'ascending' }],
      groups: ['type'],
      filters: [{ id: 'type', kind: 'oneOf', labels: ['Video'] }],
    })
  })

  it('always returns a valid layout with each listed column once, fixed and pinned ones first', () => {
    fc.assert(
      fc.property(
        anyColumns.chain((some) => fc.tuple(fc.constant(some), anyLayout(some))),
        ([some, any]) => {
          const layout = fitTableLayout(any, some)
          expect(tableLayoutSchema.parse(layout)).toEqual(layout)
          expect([...layout.order].sort()).toEqual(
            listedColumns(some)
              .map(({ id }) => id)
              .sort(),
          )
          expect(layout.order.slice(0, layout.pinned.length)).toEqual(layout.pinned)
          const fixed = fixedColumnIds(some)
          expect(layout.pinned.slice(0, fixed.length)).toEqual(fixed)
          expect(layout.hidden.filter((id) => fixed.includes(id))).toEqual([])
          if (layout.order.length > 0) expect(shownColumnIds(layout)).not.toEqual([])
          expect(fitTableLayout(layout, some)).toEqual(layout)
        },
      ),
    )
  })
})

describe('stored layouts', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(anyFitted, ({ columns: some, layout }) => {
        const defaults = defaultTableLayout(some)
        const text = JSON.stringify({ ...NOTHING_SAVED, layout: layoutDifference(layout, defaults) })
        const again = fitTableLayout(parseSavedLayout(text).layout, some, defaults)
        expect(isSameLayout(again, layout)).toBe(true)
      }),
    )
  })

  it('are empty for the default layout', () => {
    fc.assert(
      fc.property(anyColumns, (some) => {
        const defaults = defaultTableLayout(some)
        expect(layoutDifference(defaults, defaults)).toEqual({})
      }),
    )
  })

  it('get the columns of the next release if only the sort order was changed', () => {
    const layout = fitTableLayout({ sort: [{ id: 'clicks', direction: 'descending' }] }, columns)
    expect(Object.keys(layoutDifference(layout, defaultTableLayout(columns)))).toEqual(['sort'])
  })

  it.each([
    ['no text', null],
    ['no JSON', '{"version":1'],
    ['an older version', '{"version":0,"layout":{"groups":["type"]},"views":[]}'],
    ['something else', '"columns"'],
  ])('ignore %s', (_, text) => expect(parseSavedLayout(text)).toEqual(NOTHING_SAVED))

  it('lose only invalid parts', () => {
    const text = JSON.stringify({
      version: 1,
      layout: { widths: { clicks: 'wide' }, groups: ['type'], filters: [{ id: 'clicks', kind: 'between' }] },
      views: [{ name: 'Video', layout: { groups: [1], sort: [] } }, { name: '' }, 7],
      applied: 7,
    })
    expect(parseSavedLayout(text)).toEqual({
      version: 1,
      layout: { groups: ['type'] },
      views: [{ name: 'Video', layout: { sort: [] } }],
    })
  })

  it('accept the same parts as the schema', () => {
    const word = fc.constantFrom('', 'a', 'text', 48, 47, 800.5, 1e9, null, true, 'ascending', 'descending')
    const item = fc.oneof(
      word,
      fc.record(
        {
          id: fc.constantFrom('a', ''),
          kind: fc.constantFrom('contains', 'oneOf', 'between', 'other'),
          direction: word,
          text: word,
          labels: fc.oneof(word, fc.array(word, { maxLength: 2 })),
          min: fc.oneof(fc.integer(), word),
          max: fc.oneof(fc.integer(), word),
        },
        { requiredKeys: [] },
      ),
    )
    const part = fc.oneof(fc.array(item, { maxLength: 2 }), fc.dictionary(fc.constantFrom('a', 'b', ''), word), word)
    const { shape } = tableLayoutSchema
    for (const field of Object.keys(shape) as (keyof typeof shape)[])
      fc.assert(
        fc.property(part, (value) => {
          expect(field in layoutPart({ [field]: value }), JSON.stringify(value)).toBe(
            shape[field].safeParse(value).success,
          )
        }),
        { numRuns: 400 },
      )
  })

  it('never throw', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void parseSavedLayout(text)))
  })
})

it('have integer widths within the bounds', () => {
  expect([12, 48.4, 120.5, 900].map((width) => columnWidth(width))).toEqual([48, 48, 121, 800])
  expect(columnWidth(60, 96)).toBe(96)
})
