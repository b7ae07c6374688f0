import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../testing/parse-csv.js'
import { csvLine } from '../text/csv.js'
import { createDelimitedParser, type DelimitedLimits } from './delimited-parser.js'
import type { PartnerDelimiter } from './partner-reading-schema.js'

const limits: DelimitedLimits = { cellsPerRow: 10, cellLength: 100, rows: 50 }

/** Parses a text that is passed in pieces of `size` characters. */
function parse(text: string, { size = text.length || 1, delimiter = ',' as PartnerDelimiter, bounds = limits } = {}) {
  const rows: (readonly [number, ...string[]])[] = []
  const parser = createDelimitedParser(delimiter, (cells, line) => rows.push([line, ...cells]), bounds)
  for (let start = 0; start < text.length; start += size) parser.write(text.slice(start, start + size))
  parser.end()
  return rows
}

describe('createDelimitedParser', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\r\nb\rc\nd\n',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
        [4, 'd'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        [1, 'a', ''],
        [2, '', 'b'],
      ],
    ],
    [
      'a\n\r\n\nb',
      [
        [1, 'a'],
        [2, ''],
        [3, ''],
        [4, 'b'],
      ],
    ],
    ['"a,b","say ""hi"""\n', [[1, 'a,b', 'say "hi"']]],
    [
      '"two\r\nlines",x\ny',
      [
        [1, 'two\r\nlines', 'x'],
        [3, 'y'],
      ],
    ],
    [
      '"",""\n""',
      [
        [1, '', ''],
        [2, ''],
      ],
    ],
    ['5" screen,"Big" one\n', [[1, '5" screen', 'Big one']]],
    ['', []],
  ])('parses %j, whole and in pieces', (text, expected) => {
    for (const size of [1, 2, 3, 100]) expect(parse(text, { size })).toEqual(expected)
  })

  it('separates by the given delimiter only', () => {
    expect(parse('a;b,c', { delimiter: ';' })).toEqual([[1, 'a', 'b,c']])
    expect(parse('a\t"b\tc"', { delimiter: '\t' })).toEqual([[1, 'a', 'b\tc']])
  })

  it('parses whatever is written as CSV, in pieces of any size', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\r', '\n', ' ', '1') })
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 5 })
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (written, size) => {
        const text = written.map(csvLine).join('')
        const expected = written.length > 0 ? parseCsv(text) : []
        expect(parse(text, { size }).map(([, ...cells]) => cells)).toEqual(expected)
      }),
    )
  })

  it.each([
    ['x\n"a\nb', 'The quotation mark in line 2 is not closed.'],
    [
      `x\n"${'a'.repeat(101)}`,
      'The cell that starts in line 2 has more than 100 characters. Its quotation mark may not be closed.',
    ],
    [`${'a'.repeat(101)}\n`, 'A cell in line 1 has more than 100 characters.'],
    [`x\n${','.repeat(10)}\n`, 'Line 2 has more than 10 cells.'],
    ['\n'.repeat(51), 'The file has more than 50 lines.'],
  ])('rejects %j', (text, message) => {
    for (const size of [1, 7, 1000]) expect(() => parse(text, { size })).toThrow(message)
  })

  it('takes a time in proportion to the text', () => {
    const measure = (count: number) => {
      const text = `"${'a""b,\n'.repeat(count)}"`
      const { user } = process.cpuUsage()
      parse(text, { size: 50, bounds: { ...limits, cellLength: text.length } })
      return process.cpuUsage().user - user
    }
    measure(20_000)
    const first = measure(20_000)
    // 16 times the text: a parser that starts again with each piece takes 256 times as long.
    expect(measure(320_000)).toBeLessThan(60 * first + 300_000)
  })
})
