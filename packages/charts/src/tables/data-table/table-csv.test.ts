import { parseCsv } from '@placard/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TableQuery } from '../table-query/table-query.js'
import { computeTotal, type DataColumn } from './data-column.js'
import { queryRowModels } from './row-models.fixture.js'
import { csvLines, formatCsv } from './table-csv.js'
import { tableRows } from './table-rows.js'

interface Line {
  campaign: string
  name: string
  clicks: number | null
  shown: number
}
const percent = (value: number | null) => (value === null ? '—' : `${(value * 100).toFixed(2)}%`)
const columns: DataColumn<Line>[] = [
  { id: 'name', header: 'Creative', value: ({ name }) => name },
  { id: 'campaign', header: 'Campaign', value: ({ campaign }) => campaign },
  { id: 'shown', header: 'Impressions', kind: 'number', value: ({ shown }) => shown, total: 'sum' },
  { id: 'clicks', header: 'Clicks', kind: 'number', value: ({ clicks }) => clicks, total: 'sum' },
  { id: 'ctr', header: 'CTR', kind: 'ratio', numerator: 'clicks', denominator: 'shown', format: percent },
  {
    id: 'most',
    header: 'Most',
    align: 'end',
    value: ({ shown }) => shown,
    total: { value: 7000 },
  },
]
const queried = (lines: Line[], query: TableQuery) => {
  const rows = tableRows({ columns, rows: lines, rowId: ({ name }: Line) => name })
  return { rows, view: queryRowModels(rows, query) }
}
const ROWS: Line[] = [
  { campaign: 'Autumn', name: 'A "big", bold\none', shown: 7000, clicks: 184 },
  { campaign: 'Autumn', name: '=HYPERLINK("x")', shown: 300, clicks: 3 },
  { campaign: 'Spring', name: 'Banner', shown: 0, clicks: null },
]
const anyLine = fc.record({
  campaign: fc.constantFrom('Autumn', 'Spring', 'Été'),
  name: fc.string(),
  shown: fc.nat(5000),
  clicks: fc.option(fc.nat(500)),
})

describe('csvLines', () => {
  it('writes the note, the headings, the rows in their order and the totals, with ratios from sums', () => {
    const table = queried(ROWS, { sort: [{ id: 'clicks', direction: 'ascending' }] })
    const shown = table.rows.columns.filter(({ id }) => id !== 'campaign')
    const text = [...csvLines({ ...table, columns: shown, groups: [], totalLabel: 'Total, 3', note: 'May, UTC' })].join(
      '',
    )
    expect(parseCsv(text)).toEqual([
      ['May, UTC'],
      ['Creative', 'Impressions', 'Clicks', 'CTR', 'Most'],
      [`'=HYPERLINK("x")`, '300', '3', '0.01', '300'],
      ['A "big", bold\none', '7000', '184', '0.0263', '7000'],
      ['Banner', '0', '', '', '0'],
      ['Total, 3', '7300', '187', '0.0256', '7000'],
    ])
  })

  it('writes collapsed groups as one line each, and the rows of expanded ones below them', () => {
    const { rows, view } = queried(ROWS, { groups: ['campaign'], expanded: ['campaign:Spring'] })
    const text = [...csvLines({ rows, view, columns: rows.columns.slice(0, 1), groups: ['campaign'] })].join('')
    expect(parseCsv(text)).toEqual([
      ['Campaign', 'Creative'],
      ['Autumn', '2 rows'],
      ['Spring', '1 row'],
      ['Spring', 'Banner'],
    ])
  })

  it('formats the same text in slices', async () => {
    const rows = Array.from({ length: 4500 }, (_, place) => ({ ...ROWS[0]!, name: `row ${place}` }))
    const table = { ...queried(rows, {}), groups: [] }
    const shown = { ...table, columns: table.rows.columns }
    expect(await formatCsv(shown)).toBe([...csvLines(shown)].join(''))
  })
})

describe('cells, groups and totals', () => {
  it('equal values computed from the row objects', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), fc.constantFrom('Autumn', ''), (lines, word) => {
        const { rows, view } = queried(lines, { search: word, groups: ['campaign'], expanded: 'all' })
        const column = (id: string) => rows.columns.find((one) => one.id === id)!
        const found = lines.filter((row) => !word || `${row.name} ${row.campaign}`.toLowerCase().includes('autumn'))
        const ctr = (some: Line[]) => {
          const [clicks, shown] = [sum(some.map((row) => row.clicks)), sum(some.map((row) => row.shown))]
          return clicks === null || !shown ? null : clicks / shown
        }
        expect(view.found).toBe(found.length)
        if (found.length === 0) return
        expect(computeTotal(view, column('clicks'))).toBe(sum(found.map((row) => row.clicks)))
        expect(computeTotal(view, column('ctr'))).toBe(ctr(found))
        expect(computeTotal(view, column('most'))).toBe(7000)
        for (let index = 0; index < view.length; index++) {
          const entry = view.entryAt(index)
          if (entry.kind === 'row') {
            const row = lines[entry.row]!
            expect(rows.rowAt(entry.row)).toBe(row)
            expect(rows.valueAt(column('name'), entry.row) ?? '').toBe(row.name)
            expect(rows.valueAt(column('clicks'), entry.row)).toBe(row.clicks)
            expect(rows.valueAt(column('ctr'), entry.row)).toBe(ctr([row]))
          } else {
            const inside = found.filter((row) => row.campaign === entry.label)
            expect(entry.count).toBe(inside.length)
            expect(entry.values.ctr).toBe(ctr(inside))
            expect(entry.values.most ?? null).toBeNull()
          }
        }
      }),
    )
  })
})

function sum(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((all, one) => all + one, 0) : null
}
