import { parseCsv } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { madePortions, madeReport } from '../testing/made-report.js'
import { reportCsv } from './report-csv.js'

const NAMES = [...HOSTILE_NAMES, 'x'.repeat(5000), 'DDE("cmd";"/C calc";"!A0")', '"', ',', '\n=1']

describe('a report as CSV', () => {
  async function written(report = madeReport(NAMES), buckets = ['2025-10-20']) {
    let text = ''
    for await (const part of reportCsv(report, madePortions(report, buckets))) text += part
    return parseCsv(Buffer.from(text).toString('utf8'))
  }

  it('keeps every name, with a quote before those that a spreadsheet would compute (T24)', async () => {
    const [, ...lines] = await written()
    const isFormula = (name: string) => '=+-@\t\r\n\0'.includes(name[0] ?? ' ')
    // UTF-8 has no halves of characters.
    const inUtf8 = (name: string) => Buffer.from(name).toString('utf8')
    expect(lines.map(([, name]) => name)).toEqual(NAMES.map((name) => inUtf8(isFormula(name) ? `'${name}` : name)))
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n\0]/.test(cell) && Number.isNaN(Number(cell)))).toEqual([])
  })

  it('says the zone on every line, and the offset of each hour', async () => {
    const report = madeReport(['One'], { start: '2025-10-26', end: '2025-10-26' })
    const lines = await written(report, ['2025-10-26T00:00:00.000Z', '2025-10-26T01:00:00.000Z'])
    expect(lines.map((line) => line.slice(5, 7))).toEqual([
      ['Hour', 'Timezone'],
      ['2025-10-26T02:00+02:00', 'Europe/Berlin'],
      ['2025-10-26T02:00+01:00', 'Europe/Berlin'],
    ])
  })

  it('has one line for each creative as a summary', async () => {
    const [head, ...lines] = await written(madeReport(['One', 'Two'], { type: 'Summary', withVideo: false }))
    expect(head?.slice(5)).toEqual([
      'First day',
      'Last day',
      'Timezone',
      'Impressions',
      'Engagement',
      'Clicks',
      'CTR %',
      'Invalid traffic',
    ])
    expect(lines.map((line) => line.slice(1, 2).concat(line.slice(5, 8)))).toEqual([
      ['One', '2025-10-20', '2025-10-28', 'Europe/Berlin'],
      ['Two', '2025-10-20', '2025-10-28', 'Europe/Berlin'],
    ])
  })
})
