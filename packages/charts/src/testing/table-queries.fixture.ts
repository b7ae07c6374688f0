import fc from 'fast-check'
import type { EngineColumn } from '../tables/table-engine/table-engine.js'
import type { ColumnFilter, ColumnStore, TableQuery } from '../tables/table-query/table-query.js'

/** Column of each kind, with ratios of the current and the previous period. */
export const COLUMNS: EngineColumn[] = [
  { id: 'campaign', kind: 'text' },
  { id: 'creative', kind: 'text' },
  { id: 'impressions', kind: 'number', total: 'sum' },
  { id: 'clicks', kind: 'number', total: 'sum' },
  { id: 'impressionsBefore', kind: 'number' },
  { id: 'clicksBefore', kind: 'number' },
  { id: 'spend', kind: 'number', total: 'sum' },
  { id: 'rank', kind: 'number' },
  { id: 'ctr', kind: 'ratio', numerator: 'clicks', denominator: 'impressions', factor: 100 },
  { id: 'ctrBefore', kind: 'ratio', numerator: 'clicksBefore', denominator: 'impressionsBefore', factor: 100 },
  { id: 'share', kind: 'ratio', numerator: 'spend', denominator: 'impressions' },
  { id: 'impressionsChange', kind: 'change', current: 'impressions', previous: 'impressionsBefore', unit: 'percent' },
  { id: 'ctrChange', kind: 'change', current: 'ctr', previous: 'ctrBefore', unit: 'points' },
]

const LABELS = [
  'Summer',
  'summer',
  'Été 2',
  'ete 10',
  'Video 9',
  'Video 10',
  'video 09',
  '',
  'Ünder',
  '夏',
  'a–b',
  'Summer',
]
const label = fc.constantFrom(...LABELS)
// Eighths add up without rounding errors in any order.
const eighths = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8),
)

/** Stores with all kinds of data: few and similar labels, ties, no data, negative and large numbers. */
export const anyStore: fc.Arbitrary<ColumnStore> = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.array(label, { minLength: 1, maxLength: 12 }))
  .chain(([length, labels]) => {
    const numbers = (one: fc.Arbitrary<number>) => fc.array(one, { minLength: length, maxLength: length })
    const codes = numbers(fc.nat(labels.length - 1))
    return fc
      .record({
        campaign: codes.map((all) => ({ labels, codes: Uint8Array.from(all) })),
        creative: codes.map((all) => ({
          labels: LABELS.slice(0, 11),
          codes: Uint16Array.from(all, (code) => code % 11),
        })),
        impressions: numbers(fc.nat(4)).map((all) => Uint32Array.from(all)),
        clicks: numbers(fc.nat(3)).map((all) => Uint8Array.from(all)),
        impressionsBefore: numbers(fc.nat(4)).map((all) => Uint16Array.from(all)),
        clicksBefore: numbers(fc.oneof(fc.constant(Number.NaN), fc.nat(3))).map((all) => Float32Array.from(all)),
        spend: numbers(eighths).map((all) => Float64Array.from(all)),
        rank: numbers(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer())).map((all) => Int32Array.from(all)),
      })
      .map((columns) => ({ length, columns }))
  })

const ids = COLUMNS.map(({ id }) => id)
const filter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record({
    id: fc.constantFrom('campaign', 'creative', 'gone'),
    kind: fc.constant('contains' as const),
    text: fc.constantFrom('', 'E', 'vid', '0', 'été', '夏'),
  }),
  fc.record({
    id: fc.constantFrom('campaign', 'creative'),
    kind: fc.constant('oneOf' as const),
    labels: fc.array(label, { maxLength: 4 }),
  }),
  fc.record(
    {
      id: fc.constantFrom(...ids),
      kind: fc.constant('between' as const),
      min: fc.integer({ min: -9, max: 9 }),
      max: fc.nat(99),
    },
    { requiredKeys: ['id', 'kind'] },
  ),
)

/** Queries of every kind, unknown columns included. */
export const anyQuery: fc.Arbitrary<TableQuery> = fc.record(
  {
    search: fc.constantFrom('', ' ', 'summer', 'VIDEO 1', 'ete', 'u 夏', 'nothing'),
    filters: fc.array(filter, { maxLength: 2 }),
    sort: fc.array(
      fc.record({
        id: fc.constantFrom(...ids, 'gone'),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      { maxLength: 3 },
    ),
    groups: fc.subarray(['campaign', 'creative', 'gone', 'impressions']),
    expanded: fc.oneof(
      fc.constant('all' as const),
      fc.array(
        fc.oneof(
          fc.array(label, { minLength: 1, maxLength: 2 }).map((labels) => JSON.stringify(labels)),
          fc.constantFrom('no key', '{}', '[]'),
        ),
        { maxLength: 8 },
      ),
    ),
  },
  { requiredKeys: [] },
)
