#!/usr/bin/env bash
# Reads a workbook whose cells have a day as an ISO date (`t="d"`, ECMA-376, which Excel writes into Strict workbooks),
# a moment as a serial number and a text with an escaped character.
#
# Expected: 29 March 2026 as a date or as its text, 02:30 of that day, and "A & B". Seen: ExcelJS reads the ISO date as
# day 2026 of 1900, in July 1905, and xlsx-populate as no number; both leave the escape in the text; read-excel-file is
# a millisecond early; xlsx-populate, and SheetJS without `UTC`, move 02:30 to 03:30 where clocks skip that hour.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" exceljs@4.4.0 xlsx-populate@1.21.0 \
  read-excel-file@9.3.17 @e965/xlsx@0.20.3 hucre@1.0.0 fflate@0.8.2
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import * as sheetjs from '@e965/xlsx'
import ExcelJS from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import XlsxPopulate from 'xlsx-populate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relations = (list) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']]),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" s="1" t="d"><v>2026-03-29</v></c><c r="B1" s="2"><v>46110.104166666664</v></c><c r="C1" t="inlineStr"><is><t>_x0041_ &amp; B</t></is></c></row></sheetData></worksheet>`,
}
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const file = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)]))))

/** Returns the local time of a date as UTC. */
const localTime = (date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000)

/** Reads the first row; dates in UTC. */
const READERS = {
  exceljs: async () => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(file)
    return book.worksheets[0].getRow(1).values.slice(1)
  },
  'xlsx-populate': async () => {
    const [day, moment, text] = (await XlsxPopulate.fromDataAsync(file)).sheet(0).range('A1:C1').value()[0]
    return [day, localTime(XlsxPopulate.numberToDate(moment)), text]
  },
  'read-excel-file': async () => {
    const read = await readExcelFile(file)
    return (read[0].data ?? read)[0]
  },
  '@e965/xlsx': async () => {
    const book = sheetjs.read(file, { cellDates: true })
    return sheetjs.utils.sheet_to_json(book.Sheets.Data, { header: 1 })[0].map((value) => (value instanceof Date ? localTime(value) : value))
  },
  hucre: async () => (await readXlsx(file)).sheets[0].rows[0],
}
const EXPECTED = ['2026-03-29', '2026-03-29T02:30:00.000Z', 'A & B']
/** Columns that differ. */
const KNOWN = { exceljs: 'day text', 'xlsx-populate': 'day moment text', 'read-excel-file': 'moment', '@e965/xlsx': 'moment', hucre: '' }

const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
const shown = (value) => (value instanceof Date ? value.toISOString() : String(value))
let changed = false
for (const [name, read] of Object.entries(READERS)) {
  const [day, moment, text] = (await read()).map(shown)
  const differing = []
  if (!day.startsWith(EXPECTED[0])) differing.push('day')
  if (moment !== EXPECTED[1]) differing.push('moment')
  if (text !== EXPECTED[2]) differing.push('text')
  console.log(`${name} ${version(name)}: expected ${EXPECTED.join(' | ')}, seen ${[day, moment, text].join(' | ')}`)
  changed ||= differing.join(' ') !== KNOWN[name]
}
process.exitCode = changed ? 1 : 0
SCRIPT
TZ=Europe/Berlin node "$folder/run.mjs"
