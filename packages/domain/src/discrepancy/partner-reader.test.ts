import { describe, expect, it } from 'vitest'
import { createPartnerReader, type PartnerReaderOptions } from './partner-reader.js'
import { partnerChoicesSchema, partnerReadingSchema } from './partner-reading-schema.js'
import type { PartnerCell } from './partner-report.js'

const HEADER = ['Date', 'Creative', 'Impressions', 'Clicks']

function read(rows: readonly (readonly PartnerCell[])[], options: PartnerReaderOptions = {}) {
  const reader = createPartnerReader(options)
  for (const [index, row] of rows.entries()) reader.addRow(row, index + 1)
  return reader.finish()
}

describe('createPartnerReader', () => {
  it('reads the cells of a workbook with an empty first column and a cover sheet', () => {
    const reader = createPartnerReader()
    reader.addStatement(['', 'Reporting Date', '14/03/2026 10:13:47 (UTC+02:00)'])
    reader.addStatement(['', 'Report Name', 'Orchard'])
    reader.addStatement(['', 'Reporting Period From', '01/03/2026 00:00:00'])
    reader.addStatement(['', 'Reporting Period To', '13/03/2026 23:59:59'])
    const rows: PartnerCell[][] = [
      ['', 'Table'],
      ['', 'Date', 'Banner/Adgroups', 'Tracked Ads', 'Clicks'],
      ['', '01/03/2026', 'Apple_300x250_a', 100, 2],
      ['', { day: '2026-03-02' }, 'Apple_300x250_a', 50.5, 'n/a'],
      ['', 46084.5, 'Apple_300x250_a', 7, 0],
      ['', 'TOTAL', '', 157.5, 2],
    ]
    for (const [index, row] of rows.entries()) reader.addRow(row, index + 1)
    const reading = reader.finish()
    expect(reading.rows.map(({ day, size, counts }) => [day, size, counts.impressions])).toEqual([
      ['2026-03-01', '300x250', 100],
      ['2026-03-02', '300x250', 50.5],
      ['2026-03-03', '300x250', 7],
    ])
    expect(reading).toMatchObject({
      reportName: 'Orchard',
      zone: null,
      statedRange: { start: '2026-03-01', end: '2026-03-13' },
      statedTotals: { counts: { impressions: 157.5, clicks: 2 } },
      headerLine: 2,
    })
    expect(reading.decisions.find(({ kind }) => kind === 'dayOrder')?.reason).toBe(
      'The day is first in dates because the file states the range 1 Mar 2026 to 13 Mar 2026.',
    )
    expect(reading.warnings).toEqual(['1 of the cells in “Tracked Ads” aren’t whole numbers.'])
  })

  it('asks for the order of day and month, and has no rows until it is chosen', () => {
    const rows = [HEADER, ['1/3/2026', 'Apple', '10', '1'], ['2/3/2026', 'Apple', '20', '1']]
    const open = read(rows)
    expect(open).toMatchObject({ rows: [], lines: 2, range: null })
    expect(open.decisions.find(({ kind }) => kind === 'dayOrder')).toEqual({
      ...{ kind: 'dayOrder', value: null, isAsked: true },
      reason: '“1/3/2026” can be 1 Mar 2026 or 3 Jan 2026, and nothing in the file decides.',
    })
    expect(open.questions[0]).toEqual({
      kind: 'dayOrder',
      question: 'Which day is “1/3/2026”?',
      choices: [
        { value: 'day-first', label: '2026-03-01' },
        { value: 'month-first', label: '2026-01-03' },
      ],
      isBlocking: true,
    })
    expect(read(rows, { choices: { dayOrder: 'month-first' } }).rows.map(({ day }) => day)).toEqual([
      ...['2026-01-03', '2026-02-03'],
    ])
  })

  it('asks for the decimal mark, and has no rows until it is chosen', () => {
    const rows = [HEADER, ['2026-03-01', 'Apple', '1.500', '1'], ['2026-03-01', 'Apple', '1,500', '1']]
    expect(read(rows)).toMatchObject({
      rows: [],
      questions: [{ kind: 'decimalMark', isBlocking: true }, { kind: 'zone' }],
    })
    expect(read(rows, { choices: { decimalMark: ',' } }).totals.counts.impressions).toBe(1501.5)
  })

  it('keeps sums for both decimal marks until a later cell decides', () => {
    const rows = [
      [...HEADER, 'Cost'],
      ['2026-03-01', 'Apple', '1.500', '1', '1'],
      ['2026-03-01', 'Apple', '2', '1', '0,5'],
    ]
    expect(read(rows).totals.counts.impressions).toBe(1502)
    const mark = read([...rows.slice(0, 2), ['2026-03-01', 'Apple', '2', '1', '0.5']])
    expect(mark.totals.counts.impressions).toBe(3.5)
  })

  it('asks for the header with the first lines', () => {
    const rows = [['Report'], ['Tag der Schaltung', 'Motiv', 'Aufrufe'], ['2026-03-01', 'Apple', '10']]
    const open = read(rows)
    expect(open).toMatchObject({ rows: [], headerLine: null, columns: [] })
    expect(open.questions).toEqual([
      {
        ...{ kind: 'headerLine', question: 'Which line has the headers?', isBlocking: true },
        choices: [
          { value: '2', label: 'Tag der Schaltung · Motiv · Aufrufe' },
          { value: '3', label: '2026-03-01 · Apple · 10' },
        ],
      },
    ])
    const named = read(rows, { choices: { headerLine: 2 } })
    expect(named.questions.map(({ kind, isBlocking }) => [kind, isBlocking])).toEqual([
      ['zone', false],
      ['day', false],
      ['impressions', true],
    ])
    const choices = {
      headerLine: 2,
      roles: { 0: 'day', 1: 'creative', 2: 'impressions' } as const,
      zone: 'Europe/Berlin',
    }
    const chosen = read(rows, { choices })
    expect(chosen.rows).toMatchObject([{ day: '2026-03-01', creative: 'Apple', counts: { impressions: 10 } }])
    expect(chosen).toMatchObject({ questions: [], zone: 'Europe/Berlin' })
  })

  it('finds a header far below only if it is chosen', () => {
    const rows = [
      ...Array.from({ length: 150 }, (_, index) => [`x${index}`, 'y']),
      HEADER,
      ['2026-03-01', 'Apple', '1', '1'],
    ]
    expect(read(rows).headerLine).toBeNull()
    expect(read(rows, { choices: { headerLine: 151 } })).toMatchObject({ headerLine: 151, lines: 1 })
    const near = [...rows.slice(0, 99), ...rows.slice(150)]
    expect(read(near)).toMatchObject({ headerLine: 100, lines: 1 })
  })

  it.each([
    [['Timezone:', 'EST5EDT'], 'EST5EDT', 'The file states the time zone “EST5EDT”.'],
    [['Report Time Zone', 'GMT+2'], '+02:00', 'The file states the time zone “GMT+2”.'],
    [['Zeitzone: Europe/Berlin'], 'Europe/Berlin', 'The file states the time zone “Europe/Berlin”.'],
    [['Time zone', 'Ostküste'], null, 'The file states “Ostküste”, which isn’t the name of a time zone.'],
    [['Report Time', '2026-03-01 05:12 GMT'], null, 'The file doesn’t state a time zone.'],
  ])('reads the zone of %j', (statement, zone, reason) => {
    const reading = read([['Report'], statement, HEADER, ['2026-03-01', 'Apple', '1', '1']])
    expect(reading.zone).toBe(zone)
    expect(reading.decisions.find(({ kind }) => kind === 'zone')).toEqual({
      kind: 'zone',
      value: zone,
      reason,
      isAsked: zone === null,
    })
    expect(reading.questions.some(({ kind }) => kind === 'zone')).toBe(zone === null)
  })

  it('reads the zone of a column unless it has several', () => {
    const rows = [
      [...HEADER, 'Account timezone'],
      ['2026-03-01', 'Apple', '1', '1', 'Asia/Tokyo'],
    ]
    expect(read(rows).zone).toBe('Asia/Tokyo')
    expect(read([...rows, ['2026-03-01', 'Apple', '1', '1', 'UTC']]).zone).toBeNull()
  })

  it('does not count a stated end at midnight', () => {
    const statements = [
      ['Start date:', '2026-03-01 00:00:00'],
      ['End date:', '2026-03-04 00:00:00'],
    ]
    expect(read([...statements, HEADER, ['2026-03-01', 'Apple', '1', '1']]).statedRange).toEqual({
      ...{ start: '2026-03-01', end: '2026-03-03' },
    })
  })

  it('reads lines with a first and last day as one day only if they are equal', () => {
    const rows = (header: string[], ...days: [string, string][]) => [
      [...header, 'Imps', 'Creative'],
      ...days.map((range) => [...range, '1', 'Apple']),
    ]
    const plain = read(rows(['start_date', 'end_date'], ['2026-03-01', '2026-03-01'], ['2026-03-02', '2026-03-03']))
    expect(plain.rows.map(({ day }) => day)).toEqual(['2026-03-01', null])
    const interval = read(rows(['Interval start', 'Interval end'], ['2026-03-01', '2026-03-02'], ['3/2/26', '3/13/26']))
    expect(interval.rows.map(({ day }) => day)).toEqual(['2026-03-01', null])
    expect(interval.range).toEqual({ start: '2026-03-01', end: '2026-03-12' })
  })

  it('adds lines of the same day in other words', () => {
    const days = ['1/3/2026', '2026-03-01', '13/3/2026', 'Mar 1, 2026', '01/03/2026', '2026-03-01 06:00:00']
    const reading = read([HEADER, ...days.map((day) => [day, 'Apple', '10', '1'])])
    expect(reading.rows.map(({ day, lines }) => [day, lines])).toEqual([
      ['2026-03-01', 5],
      ['2026-03-13', 1],
    ])
  })

  it('drops dates that do not exist in the chosen order', () => {
    const reading = read([HEADER, ['1/3/2026', 'Apple', '1', '1'], ['2/13/2026', 'Apple', '5', '1']], {
      choices: { dayOrder: 'day-first' },
    })
    expect(reading).toMatchObject({
      lines: 1,
      totals: { counts: { impressions: 1 } },
      dropped: [{ kind: 'noDay', from: 3 }],
    })
  })

  it('warns of days whose figures still change', () => {
    const rows = [HEADER, ['2026-03-10', 'Apple', '1', '1']]
    const message = 'The range ends on 10 Mar 2026, and figures of the last 2 days can still change.'
    expect(read(rows, { today: '2026-03-11' }).warnings).toEqual([message])
    expect(read(rows, { today: '2026-03-12' }).warnings).toEqual([])
  })

  it('finds rates by fractions', () => {
    const rows = [
      [...HEADER, '25%'],
      ['2026-03-01', 'Apple', '1', '0', '0.5'],
      ['2026-03-02', 'Apple', '1', '0', '1'],
    ]
    expect(read(rows).totals.counts).toEqual({ impressions: 2, clicks: 0 })
  })

  it('rejects files with too many combinations, and empty ones', () => {
    const rows = [HEADER, ...[1, 2, 3].map((day) => [`2026-03-0${day}`, 'Apple', '1', '1'])]
    expect(() => read(rows, { maxGroups: 2 })).toThrow(
      'The file has more than 2 combinations of day, creative, placement and size. Export a shorter range or fewer dimensions.',
    )
    expect(() => read([])).toThrow('The file is empty.')
    expect(() => read([[''], ['', ' ']])).toThrow('The file is empty.')
    expect(read([HEADER]).warnings).toEqual(['The file has no data below its header.'])
  })

  it('keeps creatives with many placements apart', () => {
    const rows = Array.from({ length: 100 }, (_, index) => ['2026-03-01', 'Apple', `P${index % 50}`, '1'])
    const reading = read([['Date', 'Creative', 'Placement', 'Impressions'], ...rows])
    expect(reading.rows.map(({ placement, lines }) => [placement, lines])).toEqual(
      Array.from({ length: 50 }, (_, index) => [`P${index}`, 2]),
    )
  })

  it('returns plain data that its schema accepts', () => {
    const reading = read([HEADER, ['2026-03-01', 'Apple', '1', '-'], ['Total', '', '1', '']])
    expect(partnerReadingSchema.parse(JSON.parse(JSON.stringify(reading)))).toEqual(reading)
    expect(partnerChoicesSchema.safeParse({ roles: { x: 'day' } }).success).toBe(false)
  })
})
