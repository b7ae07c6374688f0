import { describe, expect, it } from 'vitest'
import { readPartnerText } from './read-partner-text.js'

const read = (text: string) => readPartnerText(new TextEncoder().encode(text))
const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')
const kinds = (text: string) => read(text).dropped.map(({ kind, from, to }) => [kind, from, to])

/** Files with the traps of real ones; all names and figures are invented. */
describe('a file with a preamble and a grand total', () => {
  const reading = read(
    lines(
      'Orchard weekly',
      '',
      'Date/Time Generated,3/10/26 6:12 AM',
      'Report Time Zone,Europe/London',
      'Date Range,3/1/26 - 3/2/26',
      'Campaign ID,Equals:5',
      'Campaign ID,Equals:6',
      '',
      'Report Fields',
      'Date,Campaign,Placement,Placement Pixel Size,Creative,Creative ID,Creative Pixel Size,Impressions,Clicks,Video Plays',
      '2026-03-01,Orchard,Top,300 x 250,Apple,71,300 x 250,1000,3,-',
      '2026-03-01,Orchard,Pre,0 x 0,Pear,72,1920 x 1080,500,2,480',
      '2026-03-02,Orchard,Track,1 x 1,(not set),0,1 x 1,0,9,-',
      'Grand Total:,,,,,,,1500,14,480',
    ),
  )

  it('finds the header below its announcement, and the total by its word', () => {
    expect(reading).toMatchObject({ headerLine: 10, lines: 3, reportName: 'Orchard weekly', zone: 'Europe/London' })
    expect(reading.dropped).toEqual([{ kind: 'total', from: 14, to: 14, reason: 'The first cell is “Grand Total:”.' }])
    expect(reading.statedTotals?.counts).toEqual({ impressions: 1500, clicks: 14, videoStarts: 480 })
    expect(reading.platform).toBe('Campaign Manager 360')
  })

  it('does not count cells without a value as zero', () => {
    expect(reading.missing).toEqual({ videoStarts: 2 })
    expect(reading.rows[0]).toEqual({
      ...{ day: '2026-03-01', creative: 'Apple', creativeID: '71', placement: 'Top', size: '300x250' },
      ...{ counts: { impressions: 1000, clicks: 3 }, missing: { videoStarts: 1 }, invalid: {}, lines: 1 },
    })
    expect(reading.rows[2]).toMatchObject({ creative: '', size: '1x1', counts: { impressions: 0, clicks: 9 } })
  })

  it('reads the range of the preamble in the order that fits the days', () => {
    expect(reading.statedRange).toEqual({ start: '2026-03-01', end: '2026-03-02' })
    expect(reading.warnings).toEqual([])
  })

  it('stores nothing else of the preamble', () => {
    expect(JSON.stringify(reading)).not.toContain('Equals')
  })
})

describe('a total without a word', () => {
  it('is found at the end, and the footer below it', () => {
    const reading = read(
      lines(
        'Date,Line Item,Creative,Creative Width,Creative Height,Impressions,Clicks,Click Rate (CTR)',
        '2026/03/01,LI,Apple,300,250,1000.00,3,0.3%',
        '2026/03/02,LI,Unknown,-,-,< 1000,0,-',
        ',,,,,1412.00,3,',
        '',
        'Report Time:,2026/03/04 05:12 GMT',
        'Date Range:,2026/03/01 to 2026/03/02',
        'Filter by Line Item:,1,2,3,4,5,6,7,8,9',
      ),
    )
    expect(reading.dropped.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['total', 4, 4],
      ['footer', 5, 8],
    ])
    expect(reading.rows.map(({ size, counts }) => [size, counts.impressions])).toEqual([
      ['300x250', 1000],
      ['', undefined],
    ])
    expect(reading).toMatchObject({ zone: null, statedRange: { start: '2026-03-01', end: '2026-03-02' } })
    expect(reading.warnings).toEqual([
      '1 of the cells in “Impressions” state only a limit, such as “< 1000”, and are missing in the sums.',
      'The total line states 1,412 for “Impressions”, 412 more than the sum of the lines.',
    ])
  })

  it('is found as the first line, where the range of each line is filled', () => {
    const header = 'Reporting starts,Reporting ends,Ad name,Day,Impressions,Link clicks,Clicks (all)'
    const rows = ['2026-03-01,2026-03-02,,,30,3,5', '2026-03-01,2026-03-02,Apple,2026-03-01,30,3,5']
    const reading = read(lines(header, ...rows))
    expect(reading).toMatchObject({ lines: 1, statedTotals: { counts: { impressions: 30, clicks: 3 } } })
    expect(reading.columns.map(({ role, alternative }) => role ?? alternative)).toEqual([
      ...['rangeStart', 'rangeEnd', 'creative', 'day', 'impressions', 'clicks', 'clicks'],
    ])
    expect(reading.decisions).toContainEqual({
      ...{ kind: 'clicks', value: 'Link clicks', isAsked: false },
      reason: '“Link clicks” is compared. “Clicks (all)” could be compared instead.',
    })
  })

  it('is found among lines of ranges, whose first and last day are filled', () => {
    const header = 'Reporting starts,Reporting ends,Ad name,Impressions'
    const reading = read(lines(header, '2026-03-01,2026-03-02,,30', '2026-03-01,2026-03-02,Apple,30'))
    expect(reading.rows).toMatchObject([{ day: null, creative: 'Apple', counts: { impressions: 30 } }])
    expect(reading.range).toEqual({ start: '2026-03-01', end: '2026-03-02' })
    expect(reading.decisions.at(-1)?.reason).toBe(
      'The number of lines that cover more than one day, and can only be compared as a whole, is 1.',
    )
  })

  it('is found as the sum of a day below its lines', () => {
    const header = 'Date,Creative,Impressions,Clicks'
    const rows = [
      '2026-03-01,Apple,10,1',
      '2026-03-01,Pear,5,0',
      '2026-03-01,,15,1',
      '2026-03-02,Pear,7,0',
      '2026-03-02,,7,0',
    ]
    const reading = read(lines(header, ...rows))
    expect(reading).toMatchObject({ lines: 3, droppedCount: 2, totals: { counts: { impressions: 22, clicks: 1 } } })
    // Lines without a name are data if their sums differ.
    expect(read(lines(header, ...rows.slice(0, 2), '2026-03-01,,14,1')).totals.counts.impressions).toBe(29)
  })
})

describe('words of totals', () => {
  const header = 'Day,Campaign,Ad name,Currency code,Impr.,Clicks,Video played to 25%'
  const data = ['2026-03-01,Total Bikes,Apple,EUR,"1,200",3,70.5%', '2026-03-02,Total,Pear,EUR,90,1, --']

  it.each([
    'Total: Account',
    'Total',
    'TOTAL',
    'Gesamt: Konto',
    'Total : compte',
    'Grand Total:',
    'Summe',
    'Total 2 rows',
  ])('“%s” is a total where other names are missing', (word) => {
    const reading = read(
      lines(
        'Untitled report',
        '"March 1, 2026 - March 2, 2026"',
        header,
        ...data,
        `${word}, --, --,EUR,"1,290",4,70.5%`,
      ),
    )
    expect(reading).toMatchObject({ lines: 2, totals: { counts: { impressions: 1290, clicks: 4 } }, warnings: [] })
    expect(reading.dropped).toHaveLength(1)
  })

  it('is data as a name of a campaign', () => {
    expect(read(lines(header, ...data)).lines).toBe(2)
    const withoutDays = read(lines('Campaign,Impr.,Clicks', 'Total Bikes,90,1', 'Total: Bikes,90,1'))
    expect(withoutDays.rows).toMatchObject([{ day: null, counts: { impressions: 90 } }])
  })

  it('keeps the largest of several totals', () => {
    const totals = [
      'Total: Video, --, --,EUR,90,1, --',
      'Total: Account, --, --,EUR,"1,290",4, --',
      'Total: Search, --, --,EUR,0,0, --',
    ]
    expect(read(lines(header, ...data, ...totals)).statedTotals?.counts).toEqual({ impressions: 1290, clicks: 4 })
  })

  it('compares no rates', () => {
    const reading = read(lines(header, ...data))
    expect(reading.rows[0]?.counts).toEqual({ impressions: 1200, clicks: 3 })
    expect(reading.decisions.find(({ kind }) => kind === 'firstQuartiles')).toEqual({
      ...{ kind: 'firstQuartiles', value: null, isAsked: false },
      reason: '“Video played to 25%” has rates, such as “70.5%”, and isn’t compared.',
    })
  })
})

describe('gross, net and invalid traffic', () => {
  it('keeps all of them and the right one of two ids', () => {
    const header =
      'Date,Creative name,Creative  id,Creative  Id,Impressions,Gross impressions,Invalid impressions,Click-throughs,Video start,Video started,Video completed'
    const reading = read(lines(header, '2026-03-01,Apple,9,7,90,100,10,4,50,2,3'))
    expect(reading.rows[0]).toMatchObject({
      creativeID: '7',
      counts: { impressions: 90, clicks: 4, videoStarts: 50 },
      invalid: { impressions: 10 },
      gross: { impressions: 100 },
    })
    expect(reading.rows[0]?.counts.videoCompletes).toBeUndefined()
    expect(reading.basis).toEqual({ impressions: 'net', clicks: 'unknown' })
  })

  it('tells the basis by the header', () => {
    const reading = read(lines('Date,Placement Name,Impressions (Gross),Clicks (Net)', '2026-03-01,Top,100,4'))
    expect(reading.basis).toEqual({ impressions: 'gross', clicks: 'net' })
    expect(reading.totals).toEqual({ counts: { impressions: 100, clicks: 4 }, invalid: {}, gross: {} })
  })

  it('takes the first of equal headers', () => {
    const reading = read(
      lines('Date,Banner/Adgroups,Tracked Ads,Clicks,Tracked Ads,Clicks', '2026-03-01,Apple_300x250_x,10,2,9,1'),
    )
    expect(reading.rows[0]).toMatchObject({ size: '300x250', counts: { impressions: 10, clicks: 2 } })
    expect(reading.basis).toEqual({ impressions: 'gross', clicks: 'gross' })
    expect(reading.questions.map(({ kind }) => kind)).toEqual(['zone'])
  })

  it('asks which of two columns to compare', () => {
    const reading = read(lines('Date,Banner/Adgroups,Rendered Impressions,Tracked Ads', '2026-03-01,Apple,10,9'))
    expect(reading.questions[0]).toEqual({
      kind: 'impressions',
      question: 'Which column do you want to compare, “Rendered Impressions” or “Tracked Ads”?',
      choices: [
        { value: '2', label: 'Rendered Impressions' },
        { value: '3', label: 'Tracked Ads' },
      ],
      isBlocking: false,
    })
  })
})

describe('lines that are no data', () => {
  const header = 'Date,Creative,Impressions,Clicks'
  it.each([
    ['an empty report', [header, 'No data returned by the reporting service.'], [['noFigures', 2, 2]]],
    ['a wrong date', [header, '2026-02-30,Apple,1,1', '2026-03-01,Apple,1,1'], [['noDay', 2, 2]]],
    ['a second header', [header, '2026-03-01,Apple,1,1', header], [['noDay', 3, 3]]],
    ['a footer without a blank line', [header, '2026-03-01,Apple,1,1', 'Made:,2026-03-02', 'x'], [['footer', 3, 4]]],
    ['blank lines between data', [header, '2026-03-01,Apple,1,1', '', '2026-03-02,Apple,1,1', ''], []],
  ])('%s', (_, rows, expected) => expect(kinds(lines(...rows))).toEqual(expected))

  it('counts exact repetitions, which stay in the sums', () => {
    const row = '2026-03-01,Apple,10,1'
    const reading = read(lines(header, row, '2026-03-01,Apple,10,2', row, row))
    expect(reading.duplicates).toEqual({ lines: 2, isLowerBound: false, examples: [4, 5] })
    expect(reading.rows).toMatchObject([{ lines: 4, counts: { impressions: 40, clicks: 5 } }])
    // Lines that differ in a column that is not used are no repetition.
    const devices = read(lines(`${header},Browser`, `${row},A`, `${row},B`))
    expect(devices.duplicates.lines).toBe(0)
    const hours = read(lines(header, '2026-03-01 06:00,Apple,10,1', '2026-03-01 07:00,Apple,10,1'))
    expect(hours).toMatchObject({ duplicates: { lines: 0 }, rows: [{ day: '2026-03-01', lines: 2 }] })
  })
})
