import { METRICS, reportTotals } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectValid, generatedReport, madePortions, testFolder } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { keptText, type ReadCell, readWorkbook } from '../testing/read-workbook.js'
import { reportCsv } from './report-csv.js'
import { writePivotWorkbook, writeReportWorkbook } from './report-workbook.js'

const NAMES = [...HOSTILE_NAMES, 'x'.repeat(5000), 'DDE("cmd";"/C calc";"!A0")', '_x0041_', 'Sale', 'SALE ']
const DAYS = ['2025-10-20', '2025-10-21', '2025-10-26']
const options = { signal: new AbortController().signal, now: new Date('2025-10-29T12:00:00Z') }

const findColumn = (rows: ReadCell[][] = [], title: string) => {
  const at = rows[0]?.indexOf(title) ?? -1
  expect(at, title).toBeGreaterThanOrEqual(0)
  return rows.slice(1).map((row) => row[at] ?? null)
}
const sumValues = (cells: ReadCell[]) => cells.reduce<number>((sum, cell) => sum + Number(cell), 0)

async function allRows(report: ReturnType<typeof generatedReport>, buckets: string[]) {
  const portions = []
  for await (const rows of madePortions(report, buckets)) portions.push(rows)
  return portions.flat()
}

describe('a report as a workbook', () => {
  const fileNamed = testFolder()

  async function written(
    kind: 'flat' | 'pivot',
    report = generatedReport(NAMES),
    buckets = DAYS,
    rowsPerSheet?: number,
  ) {
    const path = fileNamed(`${kind}.xlsx`)
    const write = kind === 'flat' ? writeReportWorkbook : writePivotWorkbook
    await write(report, madePortions(report, buckets), path, { ...options, ...(rowsPerSheet && { rowsPerSheet }) })
    return { path, ...(await readWorkbook(path)) }
  }

  it.each(['flat', 'pivot'] as const)('keeps every name as text, never as a formula (T24, %s)', async (kind) => {
    const { path, sheets, formulas, parts } = await written(kind)
    const names = findColumn(sheets.get('Data'), 'Creative').slice(0, NAMES.length)
    // A pivot table distinguishes items by name only: see creative-labels.test.ts.
    const createKey = (name: string) => keptText(name).trim().toLowerCase()
    const isAlone = (name: string) => NAMES.filter((other) => createKey(other) === createKey(name)).length === 1
    const isKept = (name: string) => kind === 'flat' || (name.length <= 255 && isAlone(name))
    expect(NAMES.filter(isKept).length).toBeGreaterThan(60)
    expect(names.filter((_, index) => isKept(NAMES[index] ?? ''))).toEqual(NAMES.filter(isKept).map(keptText))
    expect(formulas).toEqual([])
    const sheetParts = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'))
    expect(sheetParts.map(([, text]) => text).join('')).not.toContain('<f>')
    await expectValid(path)
  })

  it('has typed numbers, percentages and dates, and correct sums', async () => {
    const report = generatedReport(['One', 'Two'])
    const { sheets, formatOf } = await written('flat', report)
    const data = sheets.get('Data') ?? []
    const totals = reportTotals({ rows: await allRows(report, DAYS) })
    expect(sumValues(findColumn(data, 'Impressions'))).toBe(totals.impressions)
    expect(sumValues(findColumn(data, 'Video completes'))).toBe(totals.videoCompletes)
    const ctr = data[0]?.indexOf('CTR') ?? 0
    const [clicks, impressions] = [findColumn(data, 'Clicks')[0], findColumn(data, 'Impressions')[0]]
    expect(data[1]?.[ctr]).toBeCloseTo(Number(clicks) / Number(impressions), 12)
    expect(formatOf('Data', 'F2')).toBe('yyyy\\-mm\\-dd')
    expect(formatOf('Data', 'L2')).toBe('0.00%')
    expect(findColumn(data, 'Day').slice(0, 2)).toEqual([45_950, 45_950])
  })

  it('distinguishes the repeated hour of a clock change, and mentions it in the definitions', async () => {
    const report = generatedReport(['One'], { start: '2025-10-26', end: '2025-10-26' })
    const hours = ['2025-10-26T00:00:00.000Z', '2025-10-26T01:00:00.000Z']
    const { sheets, path } = await written('flat', report, hours)
    const data = sheets.get('Data')
    expect(new Set(findColumn(data, 'Hour')).size).toBe(1)
    expect(findColumn(data, 'UTC offset')).toEqual(['GMT+02:00', 'GMT+01:00'])
    const definitions = new Map(sheets.get('Definitions')?.map(([name, value]) => [name, value]))
    expect(definitions.get('Offset')).toBe('GMT+02:00, later GMT+01:00')
    expect(definitions.get('Clock changes')).toBe('26 Oct 2025 has 25 hours (clocks go from GMT+02:00 to GMT+01:00).')
    await expectValid(path)
  })

  it.each([
    ['+00:00', 'GMT+00:00', '2025-10-25', '2025-10-25'],
    ['Europe/Berlin', 'Europe/Berlin', '2025-10-20', '2025-10-28'],
    ['Europe/Berlin', 'Europe/Berlin', '2025-10-26', '2025-10-26'],
  ])('has the same columns and texts as CSV (%s)', async (zone, name, start, end) => {
    for (const type of ['Full', 'Summary'] as const) {
      const report = generatedReport(['One'], { zone, start, end, type })
      const buckets = [report.step === 'hour' ? `${start}T10:00:00.000Z` : start]
      let csv = ''
      for await (const part of reportCsv(report, madePortions(report, buckets))) csv += part
      const [head = [], line = []] = parseCsv(csv)
      const data = (await written('flat', report, buckets)).sheets.get('Data')
      expect(data?.[0]).toEqual(head.map((title) => title.replace(' %', '')))
      expect(findColumn(data, 'Timezone')).toEqual([name])
      for (const title of ['Campaign', 'Creative', 'Creative ID', 'Type', 'Size', 'Timezone', 'UTC offset'])
        expect(findColumn(data, title)).toEqual([line[head.indexOf(title)]])
    }
  })

  it('says what LibreOffice leaves out of the pivot', async () => {
    const noteIn = async (kind: 'flat' | 'pivot') =>
      new Map(
        (await written(kind, generatedReport(['One']))).sheets.get('Definitions')?.map(([name, text]) => [name, text]),
      ).get('Pivot')
    expect(await noteIn('pivot')).toMatch(/LibreOffice .* divide total clicks by total impressions/)
    expect(await noteIn('flat')).toBeUndefined()
  })

  it('explains days that start at 00:30 in the definitions', async () => {
    const { sheets } = await written('flat', generatedReport(['One'], { zone: 'Asia/Kolkata' }))
    const definitions = new Map(sheets.get('Definitions')?.map(([name, value]) => [name, value]))
    expect(definitions.get('Part hours')).toContain('days in this time zone run from 00:30 local time')
  })

  it.each(['flat', 'pivot'] as const)('defines each number, both completion rates included (%s)', async (kind) => {
    const { sheets } = await written(kind, generatedReport(['One']))
    const rows = sheets.get('Definitions') ?? []
    for (const { name, formula, source } of Object.values(METRICS)) {
      const row = rows.find(([cell]) => cell === name)
      expect([row?.[1], row?.[3]]).toEqual([formula, source])
    }
    expect(rows.find(([cell]) => cell === 'VCR')?.[2]).toBe('video starts')
    expect(rows.find(([cell]) => cell === 'VCR of impressions')?.[2]).toBe('impressions')
    const facts = new Map(rows.map(([name, value]) => [name, value]))
    expect(facts.get('Days')).toBe('20–28 Oct 2025, both days included whole')
    expect(facts.get('Time zone')).toBe('Europe/Berlin')
    expect(facts.get('Created')).toBe('2025-10-29 13:00 (GMT+01:00)')
  })

  it('continues on the next sheet when one is full', async () => {
    const report = generatedReport(['One', 'Two', 'Three'])
    const { sheets, path } = await written('flat', report, DAYS, 4)
    expect([...sheets.keys()]).toEqual(['Data', 'Data 2', 'Data 3', 'Definitions'])
    const parts = ['Data', 'Data 2', 'Data 3'].map((name) => sheets.get(name) ?? [])
    expect(parts.map(({ length }) => length)).toEqual([5, 5, 2])
    const { impressions } = reportTotals({ rows: await allRows(report, DAYS) })
    expect(sumValues(parts.flatMap((rows) => findColumn(rows, 'Impressions')))).toBe(impressions)
    await expectValid(path)
  })

  it('stays one sheet when it is exactly full, and rejects a pivot beyond that', async () => {
    const report = generatedReport(['One', 'Two'])
    expect([...(await written('flat', report, DAYS, 6)).sheets.keys()]).toEqual(['Data', 'Definitions'])
    await written('pivot', report, DAYS, 6)
    await expect(written('pivot', report, DAYS, 5)).rejects.toThrow('A pivot can have 5 rows at most.')
  })

  it.each(['flat', 'pivot'] as const)('is a valid workbook without any row (%s)', async (kind) => {
    for (const report of [generatedReport([]), generatedReport(['One'], { withVideo: false })]) {
      const { path, sheets, parts } = await written(kind, report, [])
      expect(sheets.get('Data')?.length).toBe(1)
      expect([...parts.keys()].filter((name) => name.includes('pivot'))).toEqual([])
      await expectValid(path)
    }
  })

  it('has a row for each creative as a summary', async () => {
    const { path, sheets } = await written('flat', generatedReport(['One', 'Two'], { type: 'Summary' }), ['2025-10-20'])
    expect(findColumn(sheets.get('Data'), 'Creative')).toEqual(['One', 'Two'])
    expect(findColumn(sheets.get('Data'), 'Last day')).toEqual([45_958, 45_958])
    await expectValid(path)
  })
})
