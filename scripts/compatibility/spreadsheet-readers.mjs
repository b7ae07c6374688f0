// Reads reports of our own (CSV, Excel, Excel with a pivot table) by public libraries and programs, and prints what each
// keeps. `--write` replaces the section in docs/compatibility.md. Installs libraries of npm in a temporary folder; leaves
// out programs that are missing. On Debian: apt-get install libreoffice-calc-nogui gnumeric python3-openpyxl
// python3-pandas r-cran-jsonlite r-cran-readxl libspreadsheet-parsexlsx-perl miller csvkit.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvPrograms, workbookPrograms } from './spreadsheet-programs.mjs'
import { makeReports } from './spreadsheet-reports.mjs'

const LIBRARIES = {
  papaparse: '5.5.3',
  'csv-parse': '6.1.0',
  'd3-dsv': '3.0.1',
  'nodejs-polars': '0.26.1',
  '@duckdb/node-api': '1.5.6-r.1',
  '@e965/xlsx': '0.20.3',
  exceljs: '4.4.0',
  'xlsx-populate': '1.21.0',
  'read-excel-file': '9.3.17',
  hucre: '1.0.0',
  fflate: '0.8.2',
}
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'placard-readers-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
execFileSync(
  'npm',
  ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefix', folder].concat(
    Object.entries(LIBRARIES).map(([name, version]) => `${name}@${version}`),
  ),
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
const installed = createRequire(join(folder, 'package.json'))
const files = await makeReports(folder, installed)
const { unzipSync } = installed('fflate')
const sheetjs = installed('@e965/xlsx')

/** Reads a sheet with the types of its cells. */
function readSheet(path, name) {
  const book = sheetjs.read(readFileSync(path), { cellDates: true, UTC: true })
  return sheetjs.utils.sheet_to_json(book.Sheets[name] ?? book.Sheets[book.SheetNames[0]], { UTC: true })
}

/** Returns what is left of the pivot table in a workbook. */
function describePivot(file) {
  const parts = unzipSync(new Uint8Array(file))
  const names = Object.keys(parts)
  if (!names.some((name) => name.startsWith('xl/pivotTables/'))) return '**dropped**'
  const cache = names.find((name) => name.includes('pivotCacheDefinition') && name.endsWith('.xml'))
  return new TextDecoder().decode(parts[cache]).includes('formula=') ? 'yes' : '**without CTR**'
}

/** Readers of CSV text: each returns rows as objects, with typed values if the reader infers types. */
const CSV_LIBRARIES = {
  papaparse: (path) => {
    const text = readFileSync(path, 'utf8')
    return installed('papaparse').parse(text, { header: true, skipEmptyLines: true, dynamicTyping: true }).data
  },
  'csv-parse': (path) => installed('csv-parse/sync').parse(readFileSync(path), { columns: true, bom: true }),
  'csv-parse without `bom`': (path) => installed('csv-parse/sync').parse(readFileSync(path), { columns: true }),
  'd3-dsv': (path) => {
    const { csvParse, autoType } = installed('d3-dsv')
    return [...csvParse(readFileSync(path, 'utf8'), autoType)]
  },
  'nodejs-polars': (path) => installed('nodejs-polars').readCSV(path, { tryParseDates: true }).toRecords(),
  '@duckdb/node-api': async (path) => {
    const { DuckDBInstance } = installed('@duckdb/node-api')
    const connection = await (await DuckDBInstance.create()).connect()
    return (await connection.runAndReadAll(`SELECT * FROM read_csv('${path}')`)).getRowObjectsJS()
  },
  '@e965/xlsx': (path) => {
    const book = sheetjs.read(readFileSync(path), { cellDates: true, UTC: true })
    return sheetjs.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { UTC: true })
  },
}

/** Returns the day of a value as a text, and whether the reader took it for a date. */
function describeDay(value, expected) {
  if (value === undefined || value === null) return '**missing**'
  if (!(value instanceof Date)) return String(value) === expected ? 'text' : `**${value}**`
  const day = value.toISOString().slice(0, 10)
  return day === expected ? 'date' : `date at ${value.toISOString()}`
}

/** Returns how the hours of a file are read: their kind, and whether the hour that occurs twice is still two. */
function describeHours(rows) {
  const hours = rows.map(({ Hour }) => Hour)
  const isTime = hours.every((hour) => hour instanceof Date || typeof hour === 'number')
  const distinct = new Set(hours.map((hour) => (hour instanceof Date ? hour.getTime() : String(hour)))).size
  return `${isTime ? 'time' : 'text'}${distinct === files.hours ? '' : `, **${distinct} of ${files.hours}**`}`
}
const yes = (isKept, otherwise = 'no') => (isKept ? 'yes' : `**${otherwise}**`)
const sum = (rows) => rows.reduce((total, { Impressions }) => total + Number(Impressions), 0)

/** Returns the cells of a reader of CSV. */
function csvCells(label, rows, hours) {
  const ratios = rows
    .map((row) => row['CTR %'])
    .filter((ratio) => ratio !== null && ratio !== '' && ratio !== undefined)
  return [
    label,
    yes(Object.keys(rows[0])[0] === 'Campaign', 'with the byte order mark'),
    yes(rows.length === files.rows && rows[0].Creative === files.name, `${rows.length} rows`),
    yes(sum(rows) === files.impressions, String(sum(rows))),
    describeDay(rows[0].Day, files.days[0]),
    ratios.length === files.ratios && ratios.every((ratio) => typeof ratio === 'number' || !Number.isNaN(Number(ratio)))
      ? typeof ratios[0] === 'number'
        ? 'number'
        : 'text'
      : `**${ratios.length} of ${files.ratios}**`,
    hours ? describeHours(hours) : '–',
  ]
}

const csvRows = []
for (const [name, read] of Object.entries(CSV_LIBRARIES)) {
  const label = name.replace(/^\S+/, (library) => `${library} ${LIBRARIES[library]}`)
  csvRows.push(csvCells(label, await read(files.csv), await read(files.hourlyCsv)))
}
for (const { label, read } of csvPrograms(folder, readSheet))
  csvRows.push(csvCells(label, read(files.csv), read(files.hourlyCsv)))

/** Readers of workbooks: each returns rows of the sheet Data, the format of the first CTR, and the workbook saved again. */
const WORKBOOK_LIBRARIES = {
  '@e965/xlsx': (path) => {
    const book = sheetjs.read(readFileSync(path), { cellDates: true, cellNF: true, UTC: true })
    const [head] = sheetjs.utils.sheet_to_json(book.Sheets.Data, { header: 1 })
    const cell = book.Sheets.Data[sheetjs.utils.encode_cell({ r: files.firstRatio, c: head.indexOf('CTR') })]
    const saved = sheetjs.write(book, { type: 'buffer', bookType: 'xlsx' })
    return { rows: sheetjs.utils.sheet_to_json(book.Sheets.Data, { UTC: true }), format: cell?.z, saved }
  },
  exceljs: async (path) => {
    const book = new (installed('exceljs').Workbook)()
    await book.xlsx.readFile(path)
    const sheet = book.getWorksheet('Data')
    const [head, ...cells] = sheet
      .getSheetValues()
      .slice(1)
      .map((row) => row.slice(1))
    // The sheet of a pivot table has no CTR, which the table calculates.
    const column = Math.max(1, head.indexOf('CTR') + 1)
    const format = sheet.getRow(files.firstRatio + 1).getCell(column).numFmt
    return { rows: cells.map((row) => toObject(head, row)), format, saved: await book.xlsx.writeBuffer() }
  },
  'xlsx-populate': async (path) => {
    const XlsxPopulate = installed('xlsx-populate')
    const book = await XlsxPopulate.fromFileAsync(path)
    const [head, ...cells] = book.sheet('Data').usedRange().value()
    const rows = cells.map((row) => toObject(head, row))
    for (const row of rows) row.Day = XlsxPopulate.numberToDate(row.Day)
    const cell = book
      .sheet('Data')
      .row(files.firstRatio + 1)
      .cell(Math.max(0, head.indexOf('CTR')) + 1)
    return { rows, format: cell.style('numberFormat'), saved: await book.outputAsync() }
  },
  'read-excel-file': async (path) => {
    const { default: readExcelFile } = await import(join(folder, 'node_modules/read-excel-file/node/index.js'))
    const sheets = await readExcelFile(path)
    const [head, ...cells] = sheets.find(({ sheet }) => sheet === 'Data').data
    return { rows: cells.map((row) => toObject(head, row)) }
  },
  hucre: async (path) => {
    const { readXlsx } = await import(join(folder, 'node_modules/hucre/dist/index.mjs'))
    const { sheets } = await readXlsx(readFileSync(path))
    const [head, ...cells] = sheets.find(({ name }) => name === 'Data').rows
    return { rows: cells.map((row) => toObject(head, row)) }
  },
}
const toObject = (head, cells) => Object.fromEntries(head.map((title, index) => [title, cells[index]]))

/** Returns the cells of a reader of workbooks; libraries without UTC give a day at midnight of this machine's zone. */
function workbookCells(label, flat, pivot) {
  const day = flat.rows[2].Day
  const local = day instanceof Date ? new Date(day.getTime() - day.getTimezoneOffset() * 60_000) : day
  const asUtc = describeDay(day, files.days[1])
  return [
    label,
    yes(flat.rows.length === files.rows && flat.rows[0].Creative === files.name, `${flat.rows.length} rows`),
    yes(sum(flat.rows) === files.impressions, String(sum(flat.rows))),
    asUtc === 'date' || asUtc === 'text' ? asUtc : describeDay(local, files.days[1]),
    flat.format === undefined ? '–' : yes(flat.format === '0.00%', flat.format),
    yes(sum(pivot.rows) === files.impressions, String(sum(pivot.rows))),
    pivot.saved === undefined ? '–' : describePivot(pivot.saved),
  ]
}
const workbookRows = []
for (const [name, read] of Object.entries(WORKBOOK_LIBRARIES))
  workbookRows.push(workbookCells(`${name} ${LIBRARIES[name]}`, await read(files.workbook), await read(files.pivot)))
for (const { label, read } of workbookPrograms(folder, readSheet))
  workbookRows.push(workbookCells(label, read(files.workbook), read(files.pivot)))

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const text = [
  `${new Date().toISOString().slice(0, 10)}, in the time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}:`,
  table(['CSV', 'first column', 'rows and names', 'sum of impressions', 'day', 'CTR', 'hours'], csvRows),
  table(
    ['Excel', 'rows and names', 'sum of impressions', 'day', 'format of CTR', 'data of a pivot', 'pivot, saved again'],
    workbookRows,
  ),
].join('\n\n')
console.log(text)
if (process.argv.includes('--write')) {
  const path = join(root, 'docs/compatibility.md')
  const [start, end] = ['<!-- spreadsheet-readers -->\n', '<!-- /spreadsheet-readers -->']
  const page = readFileSync(path, 'utf8')
  const [before] = page.split(start)
  writeFileSync(path, `${before}${start}${text}\n${page.slice(page.indexOf(end))}`)
}
