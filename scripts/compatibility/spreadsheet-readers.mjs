// Reads a report of our own as CSV, Excel and Excel with a pivot by public libraries, and prints what each keeps.
// `--write` replaces the section in docs/compatibility.md. Installs the libraries in a temporary folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const LIBRARIES = {
  papaparse: '5.5.3',
  'csv-parse': '6.1.0',
  'd3-dsv': '3.0.1',
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

/** Bundles what writes reports, since Node does not run TypeScript. */
await build({
  stdin: {
    contents: `export { reportContent } from './exports/report-columns.js'
export { reportCsv } from './exports/report-csv.js'
export { writePivotWorkbook, writeReportWorkbook } from './exports/report-workbook.js'`,
    resolveDir: join(root, 'apps/api/src'),
    loader: 'ts',
  },
  outfile: join(folder, 'reports.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  conditions: ['@placard/source'],
})
const { reportContent, reportCsv, writePivotWorkbook, writeReportWorkbook } = installed('./reports.cjs')

const NAME = 'Größer, "A & B" <1> – ✓'
const CREATIVES = ['a', 'b'].map((id, index) => ({
  ...{ id, name: index === 0 ? NAME : 'Plain', type: 'VAST', size: '1280x720', liveIDs: [`live${id}`] },
}))
const DAYS = ['2026-03-28', '2026-03-29', '2026-03-30']
const report = reportContent(
  { campaign: { id: 'campaign', name: 'Spring', start: null, end: null }, creatives: CREATIVES, liveIDs: [] },
  {
    ...{ campaignID: 'campaign', start: DAYS[0], end: DAYS[2], zone: 'Europe/Berlin', format: 'xlsx', type: 'Full' },
    withVideo: true,
  },
)
const counts = { engagement: 3, clicks: 7, videoStarts: 5, firstQuartiles: 4, midpoints: 3, thirdQuartiles: 2 }
const ROWS = DAYS.flatMap((bucket, day) =>
  CREATIVES.map(({ id }) => ({
    ...{ creativeID: id, bucket, impressions: 1000 + day, ...counts, videoCompletes: 1, invalidTraffic: 0 },
  })),
)
const IMPRESSIONS = ROWS.reduce((sum, { impressions }) => sum + impressions, 0)
async function* portions() {
  yield ROWS
}
let csv = ''
for await (const part of reportCsv(report, portions())) csv += part
const options = { signal: new AbortController().signal, now: new Date('2026-04-01T12:00:00Z') }
const [flatPath, pivotPath] = [join(folder, 'flat.xlsx'), join(folder, 'pivot.xlsx')]
await writeReportWorkbook(report, portions(), flatPath, options)
await writePivotWorkbook(report, portions(), pivotPath, options)

const yes = (isKept, otherwise = 'no') => (isKept ? 'yes' : `**${otherwise}**`)
const sum = (rows) => rows.reduce((total, { Impressions }) => total + Number(Impressions), 0)

const { default: papaparse } = await import(pathToFileURL(installed.resolve('papaparse')))
const { parse: csvParse } = installed('csv-parse/sync')
const { csvParse: dsvParse } = await import(pathToFileURL(join(folder, 'node_modules/d3-dsv/src/index.js')))
const sheetjs = installed('@e965/xlsx')
const CSV_READERS = {
  papaparse: () => papaparse.parse(csv, { header: true, skipEmptyLines: true }).data,
  'csv-parse': () => csvParse(csv, { columns: true, bom: true }),
  'csv-parse without `bom`': () => csvParse(csv, { columns: true }),
  'd3-dsv': () => [...dsvParse(csv)],
  '@e965/xlsx': () => {
    const book = sheetjs.read(Buffer.from(csv), { type: 'buffer', raw: true })
    return sheetjs.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { raw: false })
  },
}
const csvRows = Object.entries(CSV_READERS).map(([name, read]) => {
  const rows = read()
  const version = LIBRARIES[name.split(' ')[0]]
  return [
    name.replace(/^\S+/, (library) => `${library} ${version}`),
    yes(Object.keys(rows[0])[0] === 'Campaign', 'with the byte order mark'),
    yes(rows.length === ROWS.length && rows[0].Creative === NAME),
    yes(sum(rows) === IMPRESSIONS),
    yes(rows[0].Day === DAYS[0], String(rows[0].Day)),
  ]
})

const objectsOf = ([head = [], ...rows]) =>
  rows.map((cells) => Object.fromEntries(head.map((title, index) => [title, cells[index]])))
const { unzipSync } = installed('fflate')
const hasPivot = (file) =>
  Object.keys(unzipSync(new Uint8Array(file))).some((name) => name.startsWith('xl/pivotTables/'))
const ExcelJS = installed('exceljs')
const XlsxPopulate = installed('xlsx-populate')
const { default: readExcelFile } = await import(
  pathToFileURL(join(folder, 'node_modules/read-excel-file/node/index.js')).href
)
const { readXlsx } = await import(pathToFileURL(join(folder, 'node_modules/hucre/dist/index.mjs')).href)

/** Each returns the rows of the sheet Data, the number format of the first CTR, and the file as it saves it again. */
const EXCEL_READERS = {
  '@e965/xlsx': async (file) => {
    const book = sheetjs.read(file, { cellDates: true, cellNF: true, UTC: true })
    const rows = sheetjs.utils.sheet_to_json(book.Sheets.Data, { header: 1, UTC: true })
    const cell = sheetjs.utils.encode_cell({ r: 1, c: rows[0].indexOf('CTR') })
    return { rows, format: book.Sheets.Data[cell]?.z, saved: sheetjs.write(book, { type: 'buffer', bookType: 'xlsx' }) }
  },
  exceljs: async (file) => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(file)
    const sheet = book.getWorksheet('Data')
    const rows = []
    sheet?.eachRow((row) => rows.push(row.values.slice(1)))
    const format = sheet?.getRow(2).getCell(rows[0].indexOf('CTR') + 1).numFmt
    return { rows, format, saved: await book.xlsx.writeBuffer() }
  },
  'xlsx-populate': async (file) => {
    const book = await XlsxPopulate.fromDataAsync(file)
    const rows = book.sheet('Data').usedRange().value()
    const day = rows[0].indexOf('Day')
    for (const row of rows.slice(1)) row[day] = XlsxPopulate.numberToDate(row[day])
    const cell = book
      .sheet('Data')
      .row(2)
      .cell(Math.max(0, rows[0].indexOf('CTR')) + 1)
    return { rows, format: cell.style('numberFormat'), saved: await book.outputAsync() }
  },
  'read-excel-file': async (file) => {
    const read = await readExcelFile(file)
    return { rows: (read.find(({ sheet }) => sheet === 'Data') ?? read[0]).data }
  },
  hucre: async (file) => ({ rows: (await readXlsx(file)).sheets.find(({ name }) => name === 'Data').rows }),
}

const dayOf = (value) => {
  if (!(value instanceof Date)) return String(value)
  const local = `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}-${String(value.getDate()).padStart(2, '0')}`
  return [value.toISOString().slice(0, 10), local].includes(DAYS[1]) ? DAYS[1] : value.toISOString()
}
const excelRows = []
for (const [name, read] of Object.entries(EXCEL_READERS)) {
  const [flatFile, pivotFile] = [readFileSync(flatPath), readFileSync(pivotPath)]
  const flat = await read(flatFile)
  const rows = objectsOf(flat.rows)
  const pivot = await read(pivotFile)
  excelRows.push([
    `${name} ${LIBRARIES[name]}`,
    yes(rows.length === ROWS.length && rows[0].Creative === NAME),
    yes(sum(rows) === IMPRESSIONS),
    yes(dayOf(rows[2].Day) === DAYS[1], dayOf(rows[2].Day)),
    flat.format === undefined ? '–' : yes(flat.format === '0.00%', flat.format),
    yes(sum(objectsOf(pivot.rows)) === IMPRESSIONS),
    pivot.saved === undefined ? '–' : yes(hasPivot(pivot.saved), 'dropped'),
  ])
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const text = [
  `${new Date().toISOString().slice(0, 10)}, in the time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}:`,
  table(['CSV', 'first column', 'rows and names', 'sum of impressions', 'day as written'], csvRows),
  table(
    ['Excel', 'rows and names', 'sum of impressions', 'day', 'format of CTR', 'data of a pivot', 'pivot, saved again'],
    excelRows,
  ),
  '',
].join('\n\n')
console.log(text)
if (process.argv.includes('--write')) {
  const path = join(root, 'docs/compatibility.md')
  const [start, end] = ['<!-- spreadsheet-readers -->\n', '<!-- /spreadsheet-readers -->']
  const page = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    page.slice(0, page.indexOf(start) + start.length) + text.trimEnd() + '\n' + page.slice(page.indexOf(end)),
  )
}
