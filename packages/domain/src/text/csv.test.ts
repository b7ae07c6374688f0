import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../testing/parse-csv.js'
import { type CsvCell, csvLine } from './csv.js'

describe('csvLine', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '=cmd|" /C calc"!A0'])(
    'escapes the formula %j',
    (text) => {
      expect(parseCsv(csvLine([text]))).toEqual([[`'${text}`]])
    },
  )

  it('keeps numbers, also negative ones', () => {
    expect(csvLine([-5, 0.4821, 12, null])).toBe('-5,0.4821,12,\r\n')
  })

  it('quotes separators and line breaks', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  it('round-trips any text', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('=x', "'=x", '"', ',', '\r\n', '-'))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), (cells: CsvCell[]) => {
        // Only a quote before a formula is added; an existing quote is kept.
        const written = cells.map((cell) =>
          typeof cell === 'string' && /^[=+\-@\t\r\n\0]/.test(cell) ? `'${cell}` : String(cell),
        )
        expect(parseCsv(csvLine(cells))).toEqual([written])
      }),
    )
  })
})
