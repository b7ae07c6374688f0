import { metricChange } from '@placard/domain/internal/report'
import { computePercent, METRICS, NO_COUNTS } from '@placard/domain/report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveView } from '../../testing/naive-table.fixture.js'
import { anyQuery, anyStore, COLUMNS } from '../../testing/table-queries.fixture.js'
import type { ColumnStore } from '../table-query/table-query.js'
import { createSyncEngine, readContent } from './table-engine.fixture.js'
import type { EngineColumn } from './table-types.js'

const NAMED: EngineColumn[] = [
  { id: 'name', kind: 'text' },
  { id: 'clicks', kind: 'number', total: 'sum' },
]
const named = (labels: string[], clicks: number[]): ColumnStore => ({
  length: labels.length,
  columns: {
    name: { labels, codes: Uint32Array.from(labels, (_, place) => place) },
    clicks: Float64Array.from(clicks),
  },
})

describe('runQuery', () => {
  it('returns the same as plain loops over row objects', () => {
    fc.assert(
      fc.property(anyStore, fc.array(anyQuery, { minLength: 1, maxLength: 4 }), (store, queries) => {
        // One engine for all queries: cached rows must not leak into the next result.
        const engine = createSyncEngine(store, COLUMNS)
        for (const query of queries) expect(readContent(engine.view(query))).toEqual(naiveView(store, COLUMNS, query))
      }),
      { numRuns: 300 },
    )
  })

  it('sorts numbers of every size and kind, with no data last', () => {
    const number = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom(0, -0, 1e300, -1e300, 2 ** 53, 5e-324, -5e-324, Infinity, -Infinity, Number.NaN, 4294967294),
    )
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), fc.boolean(), (clicks, up) => {
        const store = named(clicks.map(String), clicks)
        const direction = up ? 'ascending' : 'descending'
        const { rowAt } = createSyncEngine(store, NAMED).view({ sort: [{ id: 'clicks', direction }] })
        const places = clicks.map((_, place) => place)
        const known = places.filter((place) => !Number.isNaN(clicks[place]))
        known.sort((a, b) => {
          const [one, other] = up ? [clicks[a]!, clicks[b]!] : [clicks[b]!, clicks[a]!]
          return one < other ? -1 : one > other ? 1 : a - b
        })
        const missing = places.filter((place) => Number.isNaN(clicks[place]))
        expect(places.map(rowAt)).toEqual([...known, ...missing])
      }),
    )
  })

  it('computes ratios and changes like report metrics', () => {
    const counts = fc.record({ impressions: fc.nat(500), clicks: fc.nat(500) })
    fc.assert(
      fc.property(fc.array(fc.tuple(counts, counts), { minLength: 1, maxLength: 20 }), (days) => {
        const column = (pick: (day: (typeof days)[number]) => number) => Uint32Array.from(days, pick)
        const store: ColumnStore = {
          length: days.length,
          columns: {
            impressions: column(([now]) => now.impressions),
            clicks: column(([now]) => now.clicks),
            impressionsBefore: column(([, before]) => before.impressions),
            clicksBefore: column(([, before]) => before.clicks),
          },
        }
        const reported = COLUMNS.filter(({ id }) => !['campaign', 'creative', 'spend', 'rank', 'share'].includes(id))
        const { totals } = createSyncEngine(store, reported).view({})
        const sum = (at: 0 | 1) => ({
          ...NO_COUNTS,
          impressions: days.reduce((all, day) => all + day[at].impressions, 0),
          clicks: days.reduce((all, day) => all + day[at].clicks, 0),
        })
        expect(totals).toMatchObject({
          ctr: METRICS.ctr.value(sum(0)),
          impressionsChange: metricChange('impressions', sum(0), sum(1)),
          ctrChange: metricChange('ctr', sum(0), sum(1)),
        })
        expect(totals?.ctr).toBe(computePercent(sum(0).clicks, sum(0).impressions))
      }),
    )
  })

  it('sums large counts exactly', () => {
    const { totals } = createSyncEngine(named(['a', 'b', 'c'], [2 ** 52, 2 ** 52 - 1, Number.NaN]), NAMED).view({})
    expect(totals).toEqual({ clicks: 2 ** 53 - 1 })
  })

  it('returns no lines and empty totals for no rows', () => {
    const engine = createSyncEngine(named([], []), NAMED)
    for (const query of [
      {},
      { groups: ['name'] },
      { search: 'a' },
      { sort: [{ id: 'name', direction: 'ascending' as const }] },
    ])
      expect(readContent(engine.view(query))).toEqual({ found: 0, totals: { clicks: null }, lines: [], order: [] })
    expect(() => engine.view({}).entryAt(0)).toThrow(RangeError)
  })

  it('returns one row, alone and in a group', () => {
    const engine = createSyncEngine(named(['Only'], [7]), NAMED)
    expect(engine.view({}).entryAt(0)).toEqual({ kind: 'row', row: 0, depth: 0 })
    const { entryAt, length } = engine.view({ groups: ['name'], expanded: ['["Only"]'] })
    expect([length, entryAt(0), entryAt(1)]).toEqual([
      2,
      {
        kind: 'group',
        key: '["Only"]',
        column: 'name',
        label: 'Only',
        depth: 0,
        count: 1,
        first: 0,
        expanded: true,
        values: { clicks: 7 },
      },
      { kind: 'row', row: 0, depth: 1 },
    ])
  })

  it('finds lines among 100,000 groups without a list of them', () => {
    const labels = Array.from({ length: 100_000 }, (_, place) => `Creative ${(place * 7919) % 100_000}`)
    const engine = createSyncEngine(
      named(
        labels,
        labels.map((_, place) => place),
      ),
      NAMED,
    )
    const sort = [{ id: 'name', direction: 'ascending' as const }]
    const view = engine.view({ groups: ['name'], sort, expanded: ['["Creative 10"]', '["Creative 99999"]'] })
    expect(view.length).toBe(100_002)
    expect([9, 10, 11, 12].map((index) => view.entryAt(index))).toMatchObject([
      { label: 'Creative 9', first: 9 },
      { label: 'Creative 10', expanded: true },
      { kind: 'row', row: labels.indexOf('Creative 10') },
      { label: 'Creative 11', first: 11 },
    ])
    expect(view.entryAt(100_001)).toEqual({ kind: 'row', row: labels.indexOf('Creative 99999'), depth: 1 })
  })

  it('throws for a column that does not match its data', () => {
    const store = named(['a'], [1])
    const open = (column: EngineColumn) => () => createSyncEngine(store, [...NAMED, column])
    expect(open({ id: 'gone', kind: 'number' })).toThrow('The store has no column "gone".')
    expect(open({ id: 'name', kind: 'number' })).toThrow('The column "name" is not a number column.')
    expect(open({ id: 'ctr', kind: 'ratio', numerator: 'clicks', denominator: 'views' })).toThrow('"views"')
    expect(() => createSyncEngine({ ...store, length: 2 }, NAMED)).toThrow('has 1 rows, the store 2.')
  })
})
