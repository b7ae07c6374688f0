import { parseCsv } from '@placard/domain/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvFile, csvText } from './csv.js'

describe('csvText', () => {
  it('writes the note above the lines, if there is one', () => {
    const lines = [
      ['Creative', 'Clicks'],
      ['A "big", bold\none', 18_402],
      ['Banner', null],
    ]
    expect(csvText(lines, '30 Sep – 13 Oct 2025, UTC')).toBe(
      '"30 Sep – 13 Oct 2025, UTC"\r\nCreative,Clicks\r\n"A ""big"", bold\none",18402\r\nBanner,\r\n',
    )
    expect(csvText([['Day'], [1]])).toBe('Day\r\n1\r\n')
  })

  it('escapes formulas in names and in the note, but not negative numbers', () => {
    expect(csvText([['=HYPERLINK("x")', -4, -0.05]], '@SUM(A1)')).toBe(`'@SUM(A1)\r\n"'=HYPERLINK(""x"")",-4,-0.05\r\n`)
  })

  it('round-trips every unrounded number', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }), (figures) => {
        const [cells = []] = parseCsv(csvText([figures]))
        // CSV files have no negative zero.
        expect(cells.map(Number)).toEqual(figures.map((figure) => figure + 0))
      }),
    )
  })
})

describe('csvFile', () => {
  it('starts with a byte order mark, so that spreadsheets read UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile('Größe\r\n').arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('Größe\r\n')
  })
})
