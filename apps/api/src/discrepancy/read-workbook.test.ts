import type { PartnerCell } from '@placard/domain/discrepancy'
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from '../exports/xlsx/workbook.js'
import { testFolder } from '../testing/generated-report.js'
import { rowsXml, type WorkbookXml, workbookFile, workbookParts } from '../testing/partner-files.js'
import { type ZipEntry, zip } from '../testing/sample-files.js'
import { PARTNER_FILE_MESSAGES } from './partner-file-messages.js'
import { PARTNER_UPLOAD_LIMITS, type PartnerUploadLimits } from './partner-upload-limits.js'
import { openArchive } from './read-archive.js'
import { openWorkbook } from './read-workbook.js'

type Rows = [row: number, ...cells: PartnerCell[]][]

async function readSheets(
  source: string | Buffer,
  changed: Partial<PartnerUploadLimits> = {},
): Promise<Record<string, Rows>> {
  const limits = { ...PARTNER_UPLOAD_LIMITS, ...changed }
  const parts = await openArchive(source, typeof source === 'string' ? 1e6 : source.length, limits)
  try {
    const workbook = await openWorkbook(parts, limits)
    const sheets: Record<string, Rows> = {}
    for (const [index, name] of workbook.sheetNames.entries()) {
      const rows: Rows = []
      await workbook.readRows(index, (cells, row) => rows.push([row, ...cells]))
      sheets[name] = rows
    }
    return sheets
  } finally {
    parts.close()
  }
}

const readRows = async (sheetData: string, more: Partial<WorkbookXml> = {}) =>
  (await readSheets(workbookFile({ sheets: { Data: sheetData }, ...more }))).Data

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs><dxfs><dxf><numFmt numFmtId="0" formatCode="yyyy"/></dxf></dxfs>'

describe('openWorkbook', () => {
  const fileNamed = testFolder()

  it('reads sheets in the order of their tabs, which is not that of their files', async () => {
    const sheets = await readSheets(
      workbookFile({ sheets: { 'Front Page': rowsXml([['Summary']]), Sheet: rowsXml([['Table'], ['Date', 7]]) } }),
    )
    expect(Object.entries(sheets)).toEqual([
      ['Front Page', [[1, 'Summary']]],
      [
        'Sheet',
        [
          [1, 'Table'],
          [2, 'Date', 7],
        ],
      ],
    ])
  })

  it('reads every type of cell', async () => {
    const cells =
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1"><f>SUM(A2:A3)</f><v>12.5</v></c>' +
      '<c r="D1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="E1" t="b"><v>1</v></c><c r="F1" t="e"><v>#N/A</v></c>' +
      '<c r="G1" t="d"><v>2026-09-01T00:00:00</v></c><c r="H1"><v>123456789012345678</v></c>' +
      '<c r="I1" t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r><rPh><t>no</t></rPh></is></c><c r="J1"><v>1E3</v></c>' +
      '<c r="K1" t="s"><v>99</v></c>'
    const strings =
      '<si><t>A &amp; B_x000D_</t></si><si><r><t>Ha</t></r><r><t xml:space="preserve">rbour </t></r><rPh><t>no</t></rPh></si>'
    expect(await readRows(`<row r="1">${cells}</row>`, { strings })).toEqual([
      [
        ...[1, 'A & B\r', 'Harbour ', 12.5, 'ab', 'TRUE', '#N/A', { day: '2026-09-01' }],
        ...['123456789012345678', 'rich text', 1000, ''],
      ],
    ])
  })

  it('reads dates by the style of their cell, in both date systems', async () => {
    const row = (serial: number) =>
      `<row><c s="1"><v>${serial}</v></c><c s="2"><v>${serial}.25</v></c><c><v>${serial}</v></c></row>`
    expect(await readRows(row(46_266), { styles: STYLES })).toEqual([
      [1, { day: '2026-09-01' }, '2026-09-01 06:00:00', 46_266],
    ])
    const later = await readRows(row(44_804), { styles: STYLES, properties: 'date1904="1"' })
    expect(later?.[0]?.[1]).toEqual({ day: '2026-09-01' })
  })

  it('keeps gaps between cells, and one empty row between rows', async () => {
    const xml =
      '<row r="2"><c r="B2"><v>1</v></c><c r="AB2"><v>2</v></c><c r="XFD2" s="1"/></row><row/><row r="9"><c><v>3</v></c><c><v>4</v></c></row><row r="10"/><row r="11"/>'
    const gap = Array.from({ length: 25 }, () => '')
    expect(await readRows(xml)).toEqual([[2, '', 1, ...gap, 2], [3], [9, 3, 4], [10]])
  })

  it('reads elements with a prefix', async () => {
    const parts = workbookParts({ sheets: { Data: '' } }).map((entry): ZipEntry => {
      const xml = String(entry.data).replace('<sheetData>', '<sheetData><row><c><v>5</v></c></row>')
      const isPrefixed = !entry.name.endsWith('.rels')
      return {
        ...entry,
        data: Buffer.from(isPrefixed ? xml.replace('xmlns=', 'xmlns:x=').replace(/<(\/?)(?=\w)/g, '<$1x:') : xml),
      }
    })
    expect(await readSheets(zip(parts))).toEqual({ Data: [[1, 5]] })
  })

  it('reads the workbooks of our own reports', async () => {
    const path = fileNamed('own.xlsx')
    const options = { title: 'Own', now: new Date('2026-09-30T12:00:00Z'), signal: new AbortController().signal }
    await writeWorkbook(path, options, async ({ addSheet }) => {
      const columns = (['day', 'text', 'count'] as const).map((style) => ({ width: 10, style }))
      const head = ['Day', 'Creative', 'Impressions']
      await addSheet({ name: 'Data', columns, head, rows: [[[46_266, '=Harbour', 1200]]] })
    })
    expect(await readSheets(path)).toEqual({
      Data: [
        [1, 'Day', 'Creative', 'Impressions'],
        [2, { day: '2026-09-01' }, '=Harbour', 1200],
      ],
    })
  })

  it.each<[string, Partial<PartnerUploadLimits>, string]>([
    ['rows', { rows: 1 }, PARTNER_FILE_MESSAGES.tooManyRows(1)],
    ['columns', { columns: 2 }, PARTNER_FILE_MESSAGES.tooManyColumns(2)],
    ['cells', { cells: 5 }, PARTNER_FILE_MESSAGES.tooManyCells(5)],
    ['sheets', { sheets: 1 }, PARTNER_FILE_MESSAGES.tooManySheets(1)],
    ['parts', { entries: 3 }, PARTNER_FILE_MESSAGES.tooManyEntries(3)],
    ['characters of a cell', { cellCharacters: 6 }, PARTNER_FILE_MESSAGES.tooMuchText],
    ['characters of shared texts', { sharedCharacters: 10 }, PARTNER_FILE_MESSAGES.tooMuchText],
    ['bytes', { unpackedBytes: 500 }, PARTNER_FILE_MESSAGES.tooLargeUnpacked(500)],
    ['compression', { ratio: 0.1, ratioFromBytes: 100 }, PARTNER_FILE_MESSAGES.tooCompressed(0.1)],
  ])('refuses a workbook with too many %s', async (_, changed, message) => {
    const sheets = {
      First: rowsXml([
        ['a', 'b', 3],
        ['harbour', 1, 2],
      ]),
      Second: '',
    }
    const file = workbookFile({ sheets, strings: '<si><t>quite long</t></si><si><t>text</t></si>' })
    expect((await readSheets(file)).First).toHaveLength(2)
    await expect(readSheets(file, changed)).rejects.toThrow(message)
  })

  it('counts the empty cells before a cell', async () => {
    const file = workbookFile({ sheets: { Data: '<row><c r="T1"><v>1</v></c></row>' } })
    await expect(readSheets(file, { cells: 19 })).rejects.toThrow(PARTNER_FILE_MESSAGES.tooManyCells(19))
  })

  it.each<[string, string]>([
    ['at the start', '<!DOCTYPE worksheet><worksheet/>'],
    ['with an entity', '<!DOCTYPE a [<!ENTITY e "text">]><worksheet><sheetData/></worksheet>'],
  ])('refuses a document type declaration %s', async (_, xml) => {
    const parts = workbookParts({ sheets: { Data: '' } })
    const changed = parts.map((entry) => (entry.name.includes('sheet1') ? { ...entry, data: Buffer.from(xml) } : entry))
    await expect(readSheets(zip(changed))).rejects.toThrow(PARTNER_FILE_MESSAGES.documentType)
  })

  it.each([
    ['an unknown entity', '<row><c t="str"><v>&harbour;</v></c></row>'],
    ['an element that is not closed', '<row><c>'],
    ['deep nesting', `${'<row>'.repeat(120)}${'</row>'.repeat(120)}`],
  ])('refuses a sheet with %s', async (_, xml) => {
    await expect(readRows(xml)).rejects.toThrow(PARTNER_FILE_MESSAGES.damaged)
  })
})
