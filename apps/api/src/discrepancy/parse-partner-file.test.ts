import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/generated-report.js'
import { rowsXml, workbookFile } from '../testing/partner-files.js'
import { zip } from '../testing/sample-files.js'
import { type PartnerFileRequest, parsePartnerFile } from './parse-partner-file.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'

const ROWS = [
  ['Date', 'Creative', 'Impressions', 'Clicks'],
  ['2026-09-01', 'Harbour', 1200, 3],
  ['2026-09-02', 'Harbour', 800, 1],
]
const csv = (delimiter: string) => ROWS.map((cells) => cells.join(delimiter)).join('\r\n')
const table = rowsXml(ROWS)
const workbook = workbookFile({ sheets: { Data: table } })

describe('parsePartnerFile', () => {
  const fileNamed = testFolder()
  function parse(name: string, content: string | Buffer, request: Omit<PartnerFileRequest, 'path'> = {}) {
    const path = fileNamed(name)
    writeFileSync(path, content)
    return parsePartnerFile({ path, ...request })
  }

  it.each<[string, string | Buffer]>([
    ['report.csv', csv(',')],
    ['tab-separated.xls', csv('\t')],
    ['utf-16.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv('\t'), 'utf16le')])],
    ['report.csv.gz', gzipSync(csv(';'))],
    ['report.zip', zip([{ name: 'report.csv', data: Buffer.from(csv(',')) }])],
    ['report.xlsx', workbook],
    ['renamed.csv', workbook],
    ['packed.zip', zip([{ name: 'report.xlsx', data: workbook }])],
    ['packed.gz', gzipSync(workbook)],
  ])('reads the same from %s', async (name, content) => {
    const { reading } = await parse(name, content)
    expect(reading.rows.map(({ day, creative, counts }) => [day, creative, counts])).toEqual([
      ['2026-09-01', 'Harbour', { impressions: 1200, clicks: 3 }],
      ['2026-09-02', 'Harbour', { impressions: 800, clicks: 1 }],
    ])
  })

  describe('of a workbook', () => {
    const page = rowsXml([['Summary'], ['Report Name', 'Harbour creative']])
    const sheets = { 'Front Page': page, Empty: '<row/>', Report: rowsXml([['Table'], ...ROWS]), Copy: table }

    it('reads the first sheet with a header, and what the pages before it state', async () => {
      const content = await parse('report.xlsx', workbookFile({ sheets }))
      expect(content).toMatchObject({ sheet: 'Report', sheets: ['Front Page', 'Empty', 'Report', 'Copy'] })
      expect(content.reading).toMatchObject({ headerLine: 2, reportName: 'Harbour creative', lines: 2 })
    })

    it('reads the chosen sheet and header', async () => {
      const request = { sheet: 'Copy', choices: { headerLine: 1 } }
      const content = await parse('report.xlsx', workbookFile({ sheets }), request)
      expect(content).toMatchObject({ sheet: 'Copy', reading: { headerLine: 1, lines: 2 } })
    })

    it('asks for the header of the first sheet with text if none has one', async () => {
      const others = { Empty: '<row/>', Notes: rowsXml([['one', 'two']]), More: page }
      const content = await parse('report.xlsx', workbookFile({ sheets: others }))
      expect(content).toMatchObject({ sheet: 'Notes', reading: { headerLine: null, rows: [] } })
      expect(content.reading.questions).toMatchObject([{ kind: 'headerLine', isBlocking: true }])
    })

    it('refuses empty sheets and unknown names', async () => {
      const empty = workbookFile({ sheets: { One: '', Two: '<row/>' } })
      await expect(parse('report.xlsx', empty)).rejects.toThrow(PARTNER_FILE_MESSAGES.noSheet)
      await expect(parse('report.xlsx', workbook, { sheet: 'Other' })).rejects.toThrow(
        PARTNER_FILE_MESSAGES.unknownSheet,
      )
    })
  })

  it.each([
    ['columns', { columns: 3 }, 'more than 3 cells'],
    ['rows', { rows: 2 }, 'more than 2 lines'],
    ['characters of a cell', { cellCharacters: 6 }, 'more than 6 characters'],
  ])('stops at the limit of %s of a text', async (_, limits, message) => {
    await expect(parse('report.csv', csv(','), { limits })).rejects.toThrow(message)
  })

  // A folder of real shapes, each beside a JSON with the expected sums.
  const samples = process.env.PARTNER_SAMPLES ?? ''
  const names = existsSync(samples) ? readdirSync(samples).filter((name) => /\.(csv|xls|xlsx)$/.test(name)) : []
  it.skipIf(names.length === 0).each(names)('reads the sums of the sample %s', async (name) => {
    const json = join(samples, name.replace(/\.\w+$/, '.expected.json'))
    const { headerLine, totals, sheet } = JSON.parse(readFileSync(json, 'utf8'))
    const content = await parsePartnerFile({ path: join(samples, name) })
    expect(content.sheet ?? undefined).toBe(sheet)
    const { impressions, clicks } = totals
    expect(content.reading).toMatchObject({ headerLine, totals: { counts: { impressions, clicks } } })
  })
})
