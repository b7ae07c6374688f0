#!/usr/bin/env bash
# Reads a workbook whose only worksheet is `xl/worksheets/sheet.xml`, the name that the Open XML SDK gives it. The
# relationships of the package name it, and ECMA-376 prescribes no names.
#
# Expected: a worksheet with one cell. Seen: ExcelJS finds no worksheet and reports no error, because it looks for
# `sheet1.xml`, `sheet2.xml` and so on; other readers find the cell.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" exceljs@4.4.0 read-excel-file@9.3.17 \
  @e965/xlsx@0.20.3 hucre@1.0.0 fflate@0.8.2
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import * as sheetjs from '@e965/xlsx'
import ExcelJS from 'exceljs'
import { strToU8, zipSync } from 'fflate'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const CELL = 'Impressions'
const relation = (type, target) =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet.xml" ContentType="${PARTS}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet.xml'),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/worksheets/sheet.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${CELL}</t></is></c></row></sheetData></worksheet>`,
}
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const file = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)]))))

const READERS = {
  exceljs: async () => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(file)
    return book.worksheets[0]?.getCell('A1').value
  },
  'read-excel-file': async () => {
    const read = await readExcelFile(file)
    return (read[0].data ?? read)[0][0]
  },
  '@e965/xlsx': async () => sheetjs.read(file).Sheets.Data?.A1?.v,
  hucre: async () => (await readXlsx(file)).sheets[0]?.rows[0]?.[0],
}
const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
let changed = false
for (const [name, read] of Object.entries(READERS)) {
  const seen = await read()
  console.log(`${name} ${version(name)}: expected ${CELL}, seen ${seen ?? 'no worksheet'}`)
  changed ||= (seen === CELL) === (name === 'exceljs')
}
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.mjs"
