#!/usr/bin/env bash
# Reads numbers whose formats show a letter behind them: 1.2M, 12 d (days), 3.4 s, and amounts aligned for "KM".
#
# Expected: the numbers, as other readers return them, since a letter after a backslash or an underscore is no code of a
# date (ECMA-376, 18.8.31). Seen: ExcelJS, also for a workbook that it wrote itself, returns dates: 1,234,567
# impressions become 15 February 5280 and 12 days 11 January 1900. It leaves out texts in quotation marks alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" exceljs@4.4.0 read-excel-file@9.3.17 \
  @e965/xlsx@0.20.3 hucre@1.0.0 xlstream@2.5.5
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs'
import * as sheetjs from '@e965/xlsx'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import { getXlsxStream } from 'xlstream'

/** Number formats, and a number for each. */
const CELLS = [
  ['0.0,,\\M', 1_234_567],
  ['0\\ \\d', 12],
  ['0.0\\ \\s', 3.4],
  ['#,##0.00\\ _K_M_-', 2500],
  ['0.0,," M"', 1_234_567],
]
const NUMBERS = CELLS.map(([, number]) => number)
/** What ExcelJS returns. */
const FOUND = ['5280-02-15', '1900-01-11', '1900-01-02', '1906-11-04', 1_234_567]

const path = new URL('report.xlsx', import.meta.url).pathname
const written = new ExcelJS.Workbook()
const row = written.addWorksheet('Report').addRow(NUMBERS)
CELLS.forEach(([format], index) => {
  row.getCell(index + 1).numFmt = format
})
await written.xlsx.writeFile(path)
const file = readFileSync(path)

const READERS = {
  exceljs: async () => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(file)
    return book.worksheets[0].getRow(1).values.slice(1)
  },
  'read-excel-file': async () => {
    const read = await readExcelFile(file)
    return (read[0].data ?? read)[0]
  },
  '@e965/xlsx': () => sheetjs.utils.sheet_to_json(sheetjs.read(file, { cellDates: true }).Sheets.Report, { header: 1 })[0],
  hucre: async () => (await readXlsx(file)).sheets[0].rows[0],
  xlstream: async () => {
    for await (const { raw } of await getXlsxStream({ filePath: path, sheet: 0 })) return raw.arr
  },
}
const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
const shown = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)
let changed = false
console.log(`formats: ${CELLS.map(([format]) => format).join(' | ')}`)
for (const [name, read] of Object.entries(READERS)) {
  const seen = (await read()).map(shown)
  console.log(`${name} ${version(name)}: expected ${NUMBERS.join(' | ')}, seen ${seen.join(' | ')}`)
  changed ||= JSON.stringify(seen) !== JSON.stringify(name === 'exceljs' ? FOUND : NUMBERS)
}
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.mjs"
