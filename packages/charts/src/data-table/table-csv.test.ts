import { describe, expect, it } from 'vitest'
import { type DataColumn, rowMatches } from './data-column.js'
import { tableCsv } from './table-csv.js'

interface Line {
  name: string
  clicks: number | null
}
const percent = (value: number | null) => `${value?.toFixed(2)}%`
const columns: DataColumn<Line>[] = [
  { id: 'name', header: 'Creative', value: ({ name }) => name },
  { id: 'clicks', header: 'Clicks', value: ({ clicks }) => clicks },
]

describe('tableCsv', () => {
  it('writes what is shown, with a note of range and zone', () => {
    const rows = [
      { name: 'A "big", bold\none', clicks: 18402 },
      { name: 'Banner', clicks: null },
    ]
    expect(tableCsv(columns, rows, '30 Sep – 13 Oct 2025, UTC')).toBe(
      '"30 Sep – 13 Oct 2025, UTC"\r\nCreative,Clicks\r\n"A ""big"", bold\none",18402\r\nBanner,\r\n',
    )
  })

  it('rounds as the table does, without grouping', () => {
    const shown: DataColumn<Line>[] = [
      {
        id: 'clicks',
        header: 'Clicks',
        value: ({ clicks }) => clicks,
        format: (value) => value?.toLocaleString('en-US') ?? '',
      },
      { id: 'ctr', header: 'CTR', value: ({ clicks }) => (clicks ?? 0) / 7000, format: percent },
    ]
    expect(tableCsv(shown, [{ name: '', clicks: 18402 }])).toBe('Clicks,CTR\r\n18402,2.63%\r\n')
  })

  it('disarms formulas in names but not negative numbers', () => {
    const csv = tableCsv(columns, [{ name: '=HYPERLINK("x")', clicks: -4 }])
    expect(csv).toContain(`"'=HYPERLINK(""x"")",-4`)
  })
})

describe('rowMatches', () => {
  const row = { name: 'Commuter story', clicks: 12 }
  it.each([
    ['', true],
    [' COMMUTER ', true],
    ['12', true],
    ['bike', false],
  ])('finds %j: %s', (words, found) => expect(rowMatches(columns, row, words)).toBe(found))
})
