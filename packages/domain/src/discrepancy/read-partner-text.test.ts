import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from '../day/day.js'
import type { PartnerDelimiter } from './partner-reading-schema.js'
import { createPartnerTextReader, readPartnerText } from './read-partner-text.js'

const numRuns = /full|long/.test(process.env.PLACARD_TEST_DEPTH ?? '') ? 2000 : 200
const TIMEOUT_MS = 120_000

interface Line {
  day: number
  creative: string
  impressions: number
  clicks: number
  cost: number
}

const NAMES = ['Apple_300x250', 'Pear; v2', 'Plum, “late”', 'Total Cherry', 'Fig | dry', 'Quince "old"', 'Crème']
const START = '2026-08-20'
const MONTHS = ['August', 'September']

const line = fc.record({
  day: fc.integer({ min: 0, max: 30 }),
  creative: fc.constantFrom(...NAMES),
  impressions: fc.integer({ min: 0, max: 2_000_000 }),
  clicks: fc.integer({ min: 0, max: 5000 }),
  cost: fc.integer({ min: 0, max: 999_999 }),
})

/** Ways in which the same report can be written. */
const form = fc.record({
  delimiter: fc.constantFrom<PartnerDelimiter>(',', ';', '\t'),
  mark: fc.constantFrom('.', ','),
  isGrouped: fc.boolean(),
  days: fc.constantFrom('iso', 'slashed iso', 'day first', 'month first', 'points', 'words', 'serial'),
  preamble: fc.integer({ min: 0, max: 90 }),
  total: fc.constantFrom('none', 'word', 'no word', 'first'),
  footer: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf-8', 'mark', 'utf-16le', 'windows-1252'),
  chunk: fc.integer({ min: 1, max: 400 }),
})
type Form = typeof form extends fc.Arbitrary<infer Value> ? Value : never

function writeDay(index: number, style: string): string {
  const day = addDaysTo(START, index)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const serial = Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000)
  const texts: Readonly<Record<string, string>> = {
    iso: day,
    'slashed iso': day.replaceAll('-', '/'),
    'day first': `${date}/${month}/${year}`,
    'month first': `${month}/${date}/${year % 100}`,
    points: `${date}.${month}.${year}`,
    words: `${MONTHS[month - 8]} ${date}, ${year}`,
    serial: String(serial),
  }
  return texts[style] ?? ''
}

function writeNumber(value: number, decimals: number, { mark, isGrouped }: Form): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.')
  const group = mark === '.' ? ',' : '.'
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole
  return rest === undefined ? grouped : `${grouped}${mark}${rest}`
}

function encode(text: string, encoding: Form['encoding']): Uint8Array {
  if (encoding === 'utf-16le') {
    const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0))
    return new Uint8Array(units.buffer)
  }
  if (encoding === 'windows-1252') {
    const special: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94 }
    return Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0))
  }
  return new TextEncoder().encode(encoding === 'mark' ? `\uFEFF${text}` : text)
}

const sum = (lines: readonly Line[], key: 'impressions' | 'clicks' | 'cost') =>
  lines.reduce((total, one) => total + one[key], 0)

/** Writes a report in a form. */
function write(lines: readonly Line[], shape: Form): Uint8Array {
  const figures = (one: { impressions: number; clicks: number; cost: number }) => [
    writeNumber(one.impressions, 0, shape),
    writeNumber(one.clicks, 0, shape),
    // A cent more, so that a total of zero does not look like one without decimals.
    writeNumber(one.cost / 100 + 0.01, 2, shape),
  ]
  const all = { impressions: sum(lines, 'impressions'), clicks: sum(lines, 'clicks'), cost: sum(lines, 'cost') }
  const rows = [
    ...Array.from({ length: shape.preamble }, (_, index) =>
      index % 3 === 1 ? [] : [`Filter ${index}`, 'Equals: Fig'],
    ),
    ['Date', 'Creative', 'Impressions', 'Clicks', 'Cost'],
    ...(shape.total === 'first' ? [['', '', ...figures(all)]] : []),
    ...lines.map((one) => [writeDay(one.day, shape.days), one.creative, ...figures(one)]),
    ...(shape.total === 'word' ? [['Total:', '--', ...figures(all)]] : []),
    ...(shape.total === 'no word' ? [['', '', ...figures(all)]] : []),
    ...(shape.footer ? [[], ['Report Time:', '2026/09/21 05:12 GMT'], ['Group By:', 'Date', '', '', '', '', '']] : []),
  ]
  const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return encode(rows.map((row) => row.map(quote).join(shape.delimiter) + shape.lineEnd).join(''), shape.encoding)
}

function* split(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** Sums lines by day and creative, independent of the reader. */
function sumLines(lines: readonly Line[]) {
  const sums = new Map<string, { impressions: number; clicks: number; lines: number }>()
  for (const { day, creative, impressions, clicks } of lines) {
    const key = `${addDaysTo(START, day)} ${creative}`
    const known = sums.get(key) ?? { impressions: 0, clicks: 0, lines: 0 }
    sums.set(key, {
      impressions: known.impressions + impressions,
      clicks: known.clicks + clicks,
      lines: known.lines + 1,
    })
  }
  return sums
}

describe('readPartnerText', () => {
  it(
    'reads the same from every form of a report',
    () => {
      fc.assert(
        fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), form, (random, shape) => {
          // The last line has a day above 12, which tells the order.
          const lines = [...random, { day: 8, creative: 'Fig | dry', impressions: 1, clicks: 1, cost: 1 }]
          const reading = readPartnerText(split(write(lines, shape), shape.chunk))
          const rows = reading.rows.map(({ day, creative, counts, lines: count }) => [
            `${day} ${creative}`,
            { ...counts, lines: count },
          ])
          expect(new Map(rows as [string, never][])).toEqual(sumLines(lines))
          expect(reading.lines).toBe(lines.length)
          expect(reading.questions.map(({ kind }) => kind)).toEqual(['zone'])
          expect(reading.warnings.filter((text) => !text.startsWith('The number of lines'))).toEqual([])
          expect(reading.statedTotals?.counts.impressions).toBe(
            shape.total === 'none' ? undefined : sum(lines, 'impressions'),
          )
          expect(reading.columns.map(({ role }) => role)).toEqual(['day', 'creative', 'impressions', 'clicks', 'cost'])
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )

  it('reads the same in one piece', () => {
    const shape: Form = {
      ...{ delimiter: ';', mark: ',', isGrouped: true, days: 'day first', preamble: 5, total: 'word' },
      ...{ footer: true, lineEnd: '\r\n', encoding: 'windows-1252', chunk: 7 },
    }
    const bytes = write([{ day: 3, creative: 'Crème', impressions: 12_345, clicks: 5, cost: 99 }], shape)
    const whole = readPartnerText(bytes)
    expect(whole.rows).toMatchObject([{ day: '2026-08-23', creative: 'Crème', counts: { impressions: 12_345 } }])
    expect(readPartnerText(split(bytes, 7))).toEqual(whole)
    expect(whole.decisions.map(({ kind, value }) => [kind, value])).toEqual([
      ['encoding', 'windows-1252'],
      ['delimiter', ';'],
      ['headerLine', '6'],
      ['decimalMark', ','],
      ['dayOrder', 'day-first'],
      ['zone', null],
    ])
  })

  it('follows the user', () => {
    const text = new TextEncoder().encode('Date;Creative;Impressions\n1/2/2026;Crème;1,500\n')
    const choices = { encoding: 'windows-1252', delimiter: ';', dayOrder: 'month-first', decimalMark: ',' } as const
    const reading = readPartnerText(text, { choices })
    expect(reading.rows).toMatchObject([{ day: '2026-01-02', creative: 'CrÃ¨me', counts: { impressions: 1.5 } }])
    expect(reading.decisions.slice(0, 2).map(({ reason }) => reason)).toEqual(['You chose this.', 'You chose this.'])
  })
})

describe('hostile files', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const header = 'Date,Creative,Impressions,Clicks\n'

  it.each([
    ['10,000 columns', `${header}${'1,'.repeat(10_000)}\n`, 'Line 2 has more than 1000 cells.'],
    ['10,000 columns in the header', `${'Date,'.repeat(10_000)}\n`, 'Line 1 has more than 1000 cells.'],
    ['an open quotation mark', `${header}2026-03-01,"Apple,1,1\n`, 'The quotation mark in line 2 is not closed.'],
    [
      'an open quotation mark in a long file',
      `${header}2026-03-01,"Apple,1,1\n${'2026-03-01,Pear,1,1\n'.repeat(9000)}`,
      'The cell that starts in line 2 has more than 32767 characters. Its quotation mark may not be closed.',
    ],
    ['no text', '\0\x01\x02\0\0\0\0\x05', 'The file isn’t text.'],
    ['nothing', '', 'The file is empty.'],
    ['blank lines', '\n\n\n', 'The file is empty.'],
  ])('with %s end in a sentence', (_, text, message) => expect(() => readPartnerText(bytes(text))).toThrow(message))

  it('with formulas are read as text', () => {
    const reading = readPartnerText(bytes(`${header}2026-03-01,=2+3,1,1\n2026-03-01,@SUM(A1),=1,1\n`))
    expect(reading.rows.map(({ creative, counts }) => [creative, counts.impressions])).toEqual([
      ['=2+3', 1],
      ['@SUM(A1)', undefined],
    ])
    expect(reading.warnings).toEqual([
      '1 of the cells in “Impressions” aren’t counts, such as “=1”, and are missing in the sums.',
    ])
  })

  it('in a wrong encoding say so', () => {
    const damaged = Uint8Array.from([
      ...bytes(`${header}2026-03-01,Crème,1,1\n`),
      ...Array.from({ length: 10 }, () => 0xff),
    ])
    const reader = createPartnerTextReader()
    reader.write(damaged.subarray(0, -10))
    reader.write(damaged.subarray(-10))
    expect(reader.finish().warnings).toEqual([
      'Some characters could not be read. Choose another encoding if names look wrong.',
    ])
  })

  it(
    'never end in anything but a reading or a sentence',
    () => {
      const piece = fc.constantFrom(
        'Date',
        'Creative',
        'Impressions',
        ',',
        ';',
        '"',
        '\n',
        '1',
        '2026-03-01',
        'Total:',
        ':',
        '%',
        '-',
        'é',
        '< 1',
      )
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 60 }), fc.boolean(), (pieces, hasHeader) => {
          try {
            const reading = readPartnerText(bytes((hasHeader ? header : '') + pieces.join('')))
            expect(reading.rows.every(({ day }) => day !== undefined)).toBe(true)
          } catch (failure) {
            expect((failure as Error).name).toBe('PartnerFileError')
          }
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )

  it('with many lines take little memory per line', () => {
    const rows = Array.from(
      { length: 1000 },
      (_, index) => `2026-03-0${1 + (index % 9)},Apple ${index % 7},${index},1\n`,
    ).join('')
    const reader = createPartnerTextReader()
    reader.write(bytes(header))
    for (let count = 0; count < 100; count += 1) reader.write(bytes(rows))
    const reading = reader.finish()
    expect(reading).toMatchObject({
      lines: 100_000,
      totals: { counts: { impressions: 100 * 499_500, clicks: 100_000 } },
    })
    expect(reading.rows).toHaveLength(63)
    expect(reading.duplicates).toEqual({
      lines: 99_000,
      isLowerBound: false,
      examples: Array.from({ length: 20 }, (_, index) => 1002 + index),
    })
  })
})
