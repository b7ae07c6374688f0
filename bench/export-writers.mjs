// Runs one writer of report files, so that the memory of the process is that of the writer.
// node export-writers.mjs <case> <rows>
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addDaysTo } from '@placard/domain/internal/dates'
import { reportContent } from '../apps/api/src/exports/report-columns.ts'
import { reportCsv } from '../apps/api/src/exports/report-csv.ts'
import { writePivotWorkbook, writeReportWorkbook } from '../apps/api/src/exports/report-workbook.ts'
import { writeText } from '../apps/api/src/exports/write-report.ts'

const [name = '', count = ''] = process.argv.slice(2)
const ROWS = Number(count)
const DAYS = 400
const START = '2025-01-01'
const CREATIVES = ROWS / DAYS
const ROWS_AT_ONCE = 5000

const creatives = Array.from({ length: CREATIVES }, (_, index) => ({
  id: `creative${String(index).padStart(12, '0')}`,
  name: `Spring sale ${index}, "second" flight`,
  type: index % 3 === 0 ? 'VAST' : 'Banner',
  size: '300x250',
  liveIDs: [`live${index}`],
}))
const campaign = { id: 'benchCampaign', name: 'Spring sale: Größe XL', start: null, end: null }
const request = {
  campaignID: campaign.id,
  start: START,
  end: addDaysTo(START, DAYS - 1),
  zone: 'Europe/Berlin',
  format: 'csv',
  type: 'Full',
  withVideo: true,
}
const report = reportContent({ campaign, creatives, liveIDs: creatives.flatMap(({ liveIDs }) => liveIDs) }, request)

const days = Array.from({ length: DAYS }, (_, index) => addDaysTo(START, index))
const rowAt = (index) => ({
  creativeID: creatives[index % CREATIVES].id,
  bucket: days[Math.floor(index / CREATIVES)],
  impressions: 1000 + ((index * 7) % 50_000),
  engagement: index % 900,
  clicks: index % 90,
  videoStarts: 400 + (index % 100),
  firstQuartiles: 300,
  midpoints: 250,
  thirdQuartiles: 220,
  videoCompletes: 200,
})

/** Rows as the database returns them. */
async function* portions() {
  for (let at = 0; at < ROWS; at += ROWS_AT_ONCE)
    yield Array.from({ length: Math.min(ROWS_AT_ONCE, ROWS - at) }, (_, index) => rowAt(at + index))
}

const HEAD =
  'Campaign,Creative,Creative ID,Type,Size,Day,Timezone,Impressions,Engagement,Clicks,CTR,Video starts,First quartiles,Midpoints,Third quartiles,Video completes,VCR'
const byID = new Map(creatives.map((creative) => [creative.id, creative]))

/** The same cells as plain arrays, for the peers. */
function createCells(row, day) {
  const { id, name: title, type, size } = byID.get(row.creativeID)
  return [
    campaign.name,
    title,
    id,
    type,
    size,
    day,
    request.zone,
    row.impressions,
    row.engagement,
    row.clicks,
    (row.clicks / row.impressions) * 100,
    row.videoStarts,
    row.firstQuartiles,
    row.midpoints,
    row.thirdQuartiles,
    row.videoCompletes,
    (row.videoCompletes / row.videoStarts) * 100,
  ]
}

function* peerRows() {
  yield HEAD.split(',')
  for (let index = 0; index < ROWS; index++) {
    const row = rowAt(index)
    yield createCells(row, row.bucket)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const path = join(folder, 'file')
const options = { signal: new AbortController().signal, now: new Date() }
const WRITERS = {
  /** Baseline: a process that writes no rows. */
  nothing: async () => writeFileSync(path, ''),
  csv: () => writeText(path, reportCsv(report, portions()), options.signal),
  xlsx: () => writeReportWorkbook(report, portions(), path, options),
  pivot: () => writePivotWorkbook(report, portions(), path, options),
  'csv-stringify': async () => {
    const { stringify } = await import('csv-stringify')
    await pipeline(Readable.from(peerRows()), stringify(), createWriteStream(path))
  },
  // SheetJS takes all rows at once; creating them is not measured.
  sheetjs: async (rows) => {
    const { default: xlsx } = await import('xlsx')
    const sheet = xlsx.utils.aoa_to_sheet(rows, { cellDates: true })
    const book = xlsx.utils.book_new()
    xlsx.utils.book_append_sheet(book, sheet, 'Data')
    xlsx.writeFile(book, path, { bookType: 'xlsx', compression: true })
  },
}

try {
  const prepared = name === 'sheetjs' ? [...peerRows()] : undefined
  const before = process.cpuUsage()
  const started = performance.now()
  await WRITERS[name](prepared)
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  const [cpuMs, rssMB] = [(user + system) / 1000, process.resourceUsage().maxRSS / 1024]
  console.log(JSON.stringify({ ms, cpuMs, rssMB, fileMB: statSync(path).size / 1e6 }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
