import { parseCsv } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { generatedReport, madePortions } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { reportCsv } from './report-csv.js'

const NAMES = [...HOSTILE_NAMES, 'x'.repeat(5000), 'DDE("cmd";"/C calc";"!A0")', '"', ',', '\n=1']

const OFFSETS = 'GMT+02:00, later GMT+01:00 (2025-10-26 has 25 hours)'

describe('a report as CSV', () => {
  async function written(report = generatedReport(NAMES), buckets = ['2025-10-20']) {
    let text = ''
    for await (const part of reportCsv(report, madePortions(report, buckets))) text += part
    return parseCsv(Buffer.from(text).toString('utf8'))
  }

  it('keeps every name, with a quote before formulas', async () => {
    const [, ...lines] = await written()
    const isFormula = (name: string) => '=+-@\t\r\n\0'.includes(name[0] ?? ' ')
    // UTF-8 cannot encode lone surrogates.
    const inUtf8 = (name: string) => Buffer.from(name).toString('utf8')
    expect(lines.map(([, name]) => name)).toEqual(NAMES.map((name) => inUtf8(isFormula(name) ? `'${name}` : name)))
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n\0]/.test(cell) && Number.isNaN(Number(cell)))).toEqual([])
  })

  it('keeps every name of a campaign, with a quote before formulas', async () => {
    for (const name of NAMES) {
      const report = generatedReport(['One'])
      const campaign = { ...report.subject.campaign, name }
      const [, line] = await written({ ...report, subject: { ...report.subject, campaign } })
      const text = Buffer.from(name).toString('utf8')
      expect(line?.[0]).toBe('=+-@\t\r\n\0'.includes(name[0] ?? ' ') ? `'${text}` : text)
    }
  })

  const zoned = async (request: Parameters<typeof generatedReport>[1], buckets: string[]) => {
    const [head, ...lines] = await written(generatedReport(['One'], request), buckets)
    return lines.map((line) => line.slice(5, head?.indexOf('Impressions')))
  }

  it('has the zone on every line, and the offset of each hour', async () => {
    const hours = ['2025-10-26T00:00:00.000Z', '2025-10-26T01:00:00.000Z']
    const [head] = await written(generatedReport(['One'], { start: '2025-10-26', end: '2025-10-26' }), hours)
    expect(head?.slice(5, 9)).toEqual(['Day', 'Hour', 'Timezone', 'UTC offset'])
    expect(await zoned({ start: '2025-10-26', end: '2025-10-26' }, hours)).toEqual([
      ['2025-10-26', '2025-10-26T02:00:00+02:00', 'Europe/Berlin', 'GMT+02:00'],
      ['2025-10-26', '2025-10-26T02:00:00+01:00', 'Europe/Berlin', 'GMT+01:00'],
    ])
  })

  it('has both offsets of a range across a clock change, and the length of that day', async () => {
    expect(await zoned({}, ['2025-10-25', '2025-10-26', '2025-10-27'])).toEqual([
      ['2025-10-25', 'Europe/Berlin', 'GMT+02:00'],
      ['2025-10-26', 'Europe/Berlin', 'GMT+02:00, later GMT+01:00 (25 hours)'],
      ['2025-10-27', 'Europe/Berlin', 'GMT+01:00'],
    ])
  })

  it('writes an offset as time zone without a quote', async () => {
    expect(await zoned({ zone: '+00:00' }, ['2025-10-25'])).toEqual([['2025-10-25', 'GMT+00:00', 'GMT+00:00']])
  })

  it('explains days that start at 00:30', async () => {
    expect(await zoned({ zone: 'Asia/Kolkata' }, ['2025-10-25'])).toEqual([
      ['2025-10-25', 'Asia/Kolkata', 'GMT+05:30 (days from 00:30)'],
    ])
  })

  it('writes four decimals of every ratio, so that readers do not take whole ones for integers', async () => {
    const report = generatedReport(['One'])
    async function* portions() {
      const videos = { firstQuartiles: 0, midpoints: 0, thirdQuartiles: 0, invalidTraffic: 0, engagement: 0 }
      const row = { ...videos, creativeID: 'creative0', impressions: 3 }
      yield [
        { ...row, bucket: '2025-10-20', clicks: 0, videoStarts: 2, videoCompletes: 1 },
        { ...row, bucket: '2025-10-21', clicks: 1, videoStarts: 0, videoCompletes: 0 },
      ]
    }
    let text = ''
    for await (const part of reportCsv(report, portions())) text += part
    const [head = [], ...lines] = parseCsv(text)
    const column = (title: string) => lines.map((line) => line[head.indexOf(title)])
    expect(column('CTR %')).toEqual(['0.0000', '33.3333'])
    expect(column('VCR %')).toEqual(['50.0000', ''])
    expect(column('Impressions')).toEqual(['3', '3'])
  })

  it('has one line for each creative as a summary', async () => {
    const [head, ...lines] = await written(generatedReport(['One', 'Two'], { type: 'Summary', withVideo: false }))
    expect(head?.slice(5)).toEqual([
      'First day',
      'Last day',
      'Timezone',
      'UTC offset',
      'Impressions',
      'Engagement',
      'Clicks',
      'CTR %',
      'Invalid traffic',
    ])
    expect(lines.map((line) => line.slice(1, 2).concat(line.slice(5, 9)))).toEqual([
      ['One', '2025-10-20', '2025-10-28', 'Europe/Berlin', OFFSETS],
      ['Two', '2025-10-20', '2025-10-28', 'Europe/Berlin', OFFSETS],
    ])
  })
})
