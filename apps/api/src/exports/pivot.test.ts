import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { COUNTER_NAMES, sumCounters } from '@placard/domain/internal/report'
import { NO_COUNTS, type ReportRow } from '@placard/domain/report'
import { parseCsv } from '@placard/domain/testing'
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { expectValid, generatedReport, madePortions, testFolder } from '../testing/generated-report.js'
import { HOSTILE_NAMES } from '../testing/hostile-names.js'
import { readWorkbook } from '../testing/read-workbook.js'
import { createPivotTotals } from './pivot-totals.js'
import { reportCsv } from './report-csv.js'
import { writePivotWorkbook } from './report-workbook.js'

const DAYS = ['2025-10-20', '2025-10-21', '2025-10-26']
const NAMES = ['Spring', 'Summer <b>&', '=1+1', 'SUMMER <B>&', 'a\nb']
const options = { signal: new AbortController().signal, now: new Date('2025-10-29T12:00:00Z') }
const MAIN = { s: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' }

function findOffice(): string | undefined {
  for (const name of ['soffice', 'libreoffice'])
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return name
    } catch {}
  return undefined
}

async function csvTotals(report: ReturnType<typeof generatedReport>): Promise<Record<string, number>> {
  let text = ''
  for await (const part of reportCsv(report, madePortions(report, DAYS))) text += part
  const [head = [], ...lines] = parseCsv(text)
  return Object.fromEntries(
    head.map((title, index) => [title, lines.reduce((sum, line) => sum + Number(line[index]), 0)]),
  )
}

describe('a pivot table', () => {
  const fileNamed = testFolder()

  async function written(report = generatedReport(NAMES)) {
    const path = fileNamed('pivot.xlsx')
    await writePivotWorkbook(report, madePortions(report, DAYS), path, options)
    return { path, ...(await readWorkbook(path)) }
  }
  const attributes = (xml: string | undefined, element: string) => {
    const document = XmlDocument.fromString(xml ?? '')
    const found = document.find(`//s:${element}`, MAIN) as XmlElement[]
    return found.map((each) => Object.fromEntries(each.attrs.map(({ name, value }) => [name, value])))
  }

  it('contains its results, with the totals of the CSV', async () => {
    const report = generatedReport(NAMES)
    const { path, sheets } = await written(report)
    const rows = sheets.get('Pivot') ?? []
    expect(rows[4]?.slice(0, 3)).toEqual(['Creative', 'Day', 'Total impressions'])
    const totals = await csvTotals(report)
    const grand = rows.at(-1) ?? []
    expect(grand[0]).toBe('Grand Total')
    const at = (caption: string) => grand[rows[4]?.indexOf(caption) ?? -1]
    expect(at('Total impressions')).toBe(totals.Impressions)
    expect(at('Total clicks')).toBe(totals.Clicks)
    expect(at('Total video completes')).toBe(totals['Video completes'])
    expect(at('Click-through rate')).toBeCloseTo(totals.Clicks! / totals.Impressions!, 12)
    expect(at('Video completion rate')).toBeCloseTo(totals['Video completes']! / totals['Video starts']!, 12)
    expect(rows.slice(5, -1).filter(([creative]) => creative !== null)).toHaveLength(NAMES.length)
    await expectValid(path)
  })

  it('has a location, items and rows that match its cells', async () => {
    const { sheets, parts } = await written()
    const table = parts.get('xl/pivotTables/pivotTable1.xml')
    const cache = parts.get('xl/pivotCache/pivotCacheDefinition1.xml')
    const rows = sheets.get('Pivot') ?? []
    const columns = rows[4]?.length ?? 0
    expect(attributes(table, 'location')[0]?.ref).toBe(`A5:${String.fromCharCode(64 + columns)}${rows.length}`)
    expect(attributes(table, 'rowItems')[0]?.count).toBe(String(rows.length - 5))
    expect(attributes(table, 'pivotField')).toHaveLength(attributes(cache, 'cacheField').length)
    expect(attributes(cache, 'worksheetSource')[0]?.ref).toBe(`A1:Q${(sheets.get('Data') ?? []).length}`)
    const titles = [...(sheets.get('Data')?.[0] ?? []), 'CTR', 'VCR']
    expect(attributes(cache, 'cacheField').map(({ name }) => name)).toEqual(titles)
    expect(
      attributes(cache, 'cacheField')
        .slice(-2)
        .map(({ formula }) => formula),
    ).toEqual(["'Clicks'/'Impressions'", "'Video completes'/'Video starts'"])
    const captions = attributes(table, 'dataField').map(({ name }) => name)
    expect(captions).toEqual(rows[4]?.slice(2))
    expect(captions.filter((caption) => titles.includes(caption ?? ''))).toEqual([])
  })

  it('has an item for each creative, named like its cells', async () => {
    const names = HOSTILE_NAMES.filter((name) => name.trim() !== '')
    const { sheets, parts, path } = await written(generatedReport(names))
    const cells = new Set(
      sheets
        .get('Data')
        ?.slice(1)
        .map(([, creative]) => creative),
    )
    const items = attributes(parts.get('xl/pivotCache/pivotCacheDefinition1.xml'), 's').map(({ v = '' }) =>
      v.replace(/_x([0-9A-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    expect(items.slice(0, cells.size)).toEqual([...cells])
    await expectValid(path)
  })

  it('is collapsed when it has too many days, with the same sums', async () => {
    const report = generatedReport(['One', 'Two'])
    const rows: ReportRow[] = []
    for await (const portion of madePortions(report, DAYS)) rows.push(...portion)
    const [open, closed] = [createPivotTotals(report.subject.creatives), createPivotTotals(report.subject.creatives, 4)]
    for (const totals of [open, closed]) for (const row of rows) totals.add(row.creativeID, row.bucket, row)
    expect([open.isOpen(), closed.isOpen()]).toEqual([true, false])
    expect(closed.groups().map(({ total }) => total)).toEqual(open.groups().map(({ total }) => total))
    expect(closed.groups().every(({ days }) => days.size === 0)).toBe(true)
    expect(closed.days()).toEqual(DAYS)
    const sum = sumCounters(rows)
    expect(sumCounters(open.groups().flatMap(({ days }) => [...days.values()]))).toEqual(sum)
    expect(COUNTER_NAMES.every((name) => sum[name] > NO_COUNTS[name])).toBe(true)
  })

  it('shows only creatives when it is collapsed, and can be expanded', async () => {
    const report = generatedReport(NAMES)
    const path = fileNamed('closed.xlsx')
    await writePivotWorkbook(report, madePortions(report, DAYS), path, { ...options, openLines: 14 })
    const { sheets, parts } = await readWorkbook(path)
    const rows = sheets.get('Pivot') ?? []
    expect(rows).toHaveLength(5 + NAMES.length + 1)
    const sum = sheets
      .get('Data')
      ?.slice(1)
      .reduce((total, row) => total + Number(row[8]), 0)
    expect(rows.at(-1)?.[2]).toBe(sum)
    const table = parts.get('xl/pivotTables/pivotTable1.xml')
    expect(attributes(table, 'item').filter(({ sd }) => sd === '0')).toHaveLength(NAMES.length)
    expect(attributes(table, 'rowItems')[0]?.count).toBe(String(NAMES.length + 1))
    expect(attributes(parts.get('xl/pivotCache/pivotCacheDefinition1.xml'), 'd')).toHaveLength(DAYS.length)
    await expectValid(path)
  })

  const office = findOffice()
  it.skipIf(office === undefined)(
    'has the totals of the CSV in LibreOffice (skipped without it)',
    { timeout: 120_000 },
    async () => {
      const report = generatedReport([...NAMES, ...HOSTILE_NAMES])
      const { path } = await written(report)
      const home = mkdtempSync(join(tmpdir(), 'placard-office-'))
      try {
        const convert = [
          '--headless',
          `-env:UserInstallation=file://${home}`,
          '--convert-to',
          'fods',
          '--outdir',
          dirname(path),
          path,
        ]
        execFileSync(office ?? '', convert, { stdio: 'ignore', timeout: 110_000 })
      } finally {
        rmSync(home, { recursive: true, force: true })
      }
      const fods = readFileSync(join(dirname(path), basename(path).replace('.xlsx', '.fods')), 'utf8')
      const namespaces = {
        table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
        office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
      }
      const document = XmlDocument.fromString(fods)
      const pivots = document.find('//table:data-pilot-table', namespaces) as XmlElement[]
      expect(pivots.map((each) => each.attr('name', 'table')?.value)).toEqual(['Report'])
      expect(document.find('//table:table-cell[@table:formula]', namespaces)).toEqual([])
      const total = document.find(
        '//table:table[@table:name="Pivot"]//table:table-row[normalize-space(table:table-cell[1])="Total Result"]/table:table-cell[@office:value]',
        namespaces,
      ) as XmlElement[]
      const totals = await csvTotals(report)
      const counts = [
        'Impressions',
        'Engagement',
        'Clicks',
        'Video starts',
        'First quartiles',
        'Midpoints',
        'Third quartiles',
        'Video completes',
        'Invalid traffic',
      ]
      expect(total.map((cell) => Number(cell.attr('value', 'office')?.value))).toEqual(
        counts.map((title) => totals[title]),
      )
      document.dispose()
    },
  )
})
