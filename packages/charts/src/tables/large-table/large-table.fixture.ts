import { formatMetric } from '@placard/domain/report'
import type { DataColumn } from '../data-table/data-table.js'
import type { ColumnStore } from '../table-query/table-query.js'

const count = (value: number | null) => formatMetric('impressions', value)

/** Returns many rows as columns: 4 texts and 8 numbers, in arrays as small as possible. */
export function manyRows(length: number): ColumnStore {
  let seed = 42
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
  const codes = (below: number) => Uint16Array.from({ length }, () => next(below))
  const counts = (below: number) => Uint32Array.from({ length }, () => next(below))
  const labels = (many: number, name: (place: number) => string) =>
    Array.from({ length: many }, (_, place) => name(place))
  return {
    length,
    columns: {
      placement: { labels: labels(2000, (place) => `Placement ${place + 1}`), codes: codes(2000) },
      campaign: { labels: labels(40, (place) => `Campaign ${place + 1}`), codes: codes(40) },
      type: { labels: ['Banner', 'In-banner video', 'VAST', 'VPAID'], codes: codes(4) },
      country: { labels: ['DE', 'FR', 'GB', 'IN', 'US'], codes: codes(5) },
      ...Object.fromEntries(FIGURES.map(([id], place) => [id, counts(place === 0 ? 2_000_000 : 40_000)])),
    },
  }
}

const FIGURES = [
  ['impressions', 'Impressions'],
  ['clicks', 'Clicks'],
  ['starts', 'Video starts'],
  ['q25', 'Video 25%'],
  ['q50', 'Video 50%'],
  ['q75', 'Video 75%'],
  ['completes', 'Video completes'],
] as const

/** The columns of many rows. */
export const manyColumns: DataColumn<number>[] = [
  { id: 'placement', header: 'Placement', kind: 'text' },
  { id: 'campaign', header: 'Campaign', kind: 'text' },
  { id: 'type', header: 'Type', kind: 'text' },
  { id: 'country', header: 'Country', kind: 'text' },
  ...FIGURES.map(([id, header]): DataColumn<number> => ({ id, header, kind: 'number', total: 'sum', format: count })),
  {
    id: 'ctr',
    header: 'CTR',
    kind: 'ratio',
    numerator: 'clicks',
    denominator: 'impressions',
    factor: 100,
    format: (value) => formatMetric('ctr', value),
  },
]
