import { describe, expect, it } from 'vitest'
import { createFigureReader } from './partner-figures.js'
import { createFigure, isMissing, readFigure } from './partner-numbers.js'
import type { DecimalMark, PartnerColumn, PartnerRole } from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'

const figure = (cell: string) => {
  const result = createFigure()
  readFigure(cell, result)
  return result
}

describe('isMissing', () => {
  it.each(['', '-', '--', ' --', '—', 'N/A', 'n/a', '(not set)', 'Unknown', '  ', '\u00a0'])(
    '%j has no value',
    (text) => expect(isMissing(text)).toBe(true),
  )
  it.each(['0', '-5', 'Unknown brand', 'Nature', '--x', '(not set) x'])('%j has one', (text) =>
    expect(isMissing(text)).toBe(false),
  )
})

describe('readFigure', () => {
  it.each([
    ['0', 0, 0, undefined],
    ['12034', 12034, 12034, undefined],
    ['28.00', 28, 2800, '.'],
    ['12,34', 1234, 12.34, ','],
    ['12,345', 12345, 12.345, undefined],
    ['12.345', 12.345, 12345, undefined],
    ['0.123', 0.123, 123, '.'],
    ['1234.567', 1234.567, 1234567, '.'],
    ['1,234,567', 1234567, 1234567, '.'],
    ['1.234.567', 1234567, 1234567, ','],
    ['1,234.56', 1234.56, 1234.56, '.'],
    ['1.234,56', 1234.56, 1234.56, ','],
    ['1\u00a0234,56', 123456, 1234.56, ','],
    ['12\u202f034', 12034, 12034, undefined],
    ["12'034", 12034, 12034, undefined],
    ['$ 5', 5, 5, undefined],
    ['5 €', 5, 5, undefined],
    ['-3', -3, -3, undefined],
    ['.5', 0.5, 5, '.'],
    ['1234567890123456', 1234567890123456, 1234567890123456, undefined],
  ])('%j', (text, point, comma, proof) => {
    expect(figure(text)).toMatchObject({ kind: 'number', point, comma, proof })
  })

  it.each([
    ['', 'missing'],
    [' --', 'missing'],
    ['Unknown', 'missing'],
    ['< 1000', 'limit'],
    ['>90', 'limit'],
    ['< 10%', 'rate'],
    ['0.1412%', 'rate'],
    ['0,97 %', 'rate'],
    ['abc', 'text'],
    ['1,23,456', 'text'],
    ['1.2.3', 'text'],
    ['1.234.56', 'text'],
    ['1,234.5.6', 'text'],
    ['.', 'text'],
    ['=2+3', 'text'],
    ['1e5', 'text'],
    ['2026-03-01', 'text'],
    ['9'.repeat(100), 'text'],
  ])('%j is %s', (text, kind) => expect(figure(text).kind).toBe(kind))
})

const column = (position: number, header: string, role: PartnerRole | null): PartnerColumn => ({
  ...{ position, header, role },
  alternative: null,
})

/** Returns a reader that has read counts and costs. */
function readCells(rows: readonly (readonly PartnerCell[])[], chosen?: DecimalMark) {
  const reader = createFigureReader([column(0, 'Impr.', 'impressions'), column(1, 'Cost', 'cost')], chosen)
  for (const row of rows) {
    reader.read(row)
    reader.record(row)
  }
  return reader
}

describe('decideMark', () => {
  it.each<[string, (readonly [PartnerCell, PartnerCell])[], DecimalMark, string]>([
    ['a cost', [['12.345', '1.234,56']], ',', 'The decimal mark is a comma because of “1.234,56” in “Cost”.'],
    ['a count', [['28.00', '5']], '.', 'The decimal mark is a point because of “28.00” in “Impr.”.'],
    ['a rate', [['12,345', '0.5%']], '.', 'The decimal mark is a point because of “0.5%” in “Cost”.'],
    [
      'only groups',
      [['12,345', '1']],
      '.',
      '“12,345” is a whole number with a separator of thousands because no cell has decimals.',
    ],
    [
      'only groups with points',
      [['12.345', '1']],
      ',',
      '“12.345” is a whole number with a separator of thousands because no cell has decimals.',
    ],
    ['no mark', [['12', '1']], '.', 'No count has a decimal mark.'],
    ['numbers of a workbook', [[12.5, 1]], '.', 'No count has a decimal mark.'],
  ])('decides by %s', (_, rows, mark, reason) => {
    expect(readCells(rows).decideMark()).toEqual({
      ...{ mark, isOpen: false },
      decision: { kind: 'decimalMark', value: mark, reason, isAsked: false },
    })
  })

  it('asks if cells contradict each other and counts depend on them', () => {
    expect(
      readCells([
        ['28.00', '1'],
        ['12,5', '1'],
      ]).decideMark(),
    ).toMatchObject({
      isOpen: true,
      decision: { value: null, isAsked: true, reason: '“28.00” has a point before its decimals and “12,5” a comma.' },
    })
    expect(
      readCells([
        ['1.000', '1'],
        ['1,000', '1'],
      ]).decideMark(),
    ).toMatchObject({ isOpen: true })
    expect(
      readCells([
        ['28', '1.50'],
        ['12,345', '1'],
      ]).decideMark(),
    ).toMatchObject({ isOpen: false, mark: '.' })
  })

  it('follows the user, and does not read numbers with the other mark', () => {
    const reader = readCells(
      [
        ['12.345', '1'],
        ['1,5', '1'],
      ],
      '.',
    )
    expect(reader.decideMark()).toMatchObject({ mark: '.', decision: { reason: 'You chose this.' } })
    expect(reader.cells(0)).toMatchObject({ numbers: 1, kinds: { text: { count: 1, example: '1,5' } } })
  })
})
