// Makes the reports that `spreadsheet-readers.mjs` reads.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const NAME = 'Größer, "A & B" <1> – ✓'
const CREATIVES = [NAME, 'Plain'].map((name, index) => ({
  ...{ id: `c${index}`, name, type: 'VAST', size: '1280x720', liveIDs: [`live${index}`] },
}))
/** Days without a click before the first one: more rows than readers look at to infer types. */
const QUIET_DAYS = 150
const DAY_MS = 86_400_000

/**
 * Writes a report of 600 days for each creative as CSV, Excel and Excel with a pivot table, and one by hour over a
 * change of clocks. Returns their paths with the right figures; `firstRatio` is the index of the first row with a CTR.
 */
export async function makeReports(folder, load) {
  // Node does not run TypeScript.
  await build({
    stdin: {
      contents: `export { reportContent } from './exports/report-columns.js'
export { reportCsv } from './exports/report-csv.js'
export { writePivotWorkbook, writeReportWorkbook } from './exports/report-workbook.js'`,
      resolveDir: join(import.meta.dirname, '../../apps/api/src'),
      loader: 'ts',
    },
    outfile: join(folder, 'reports.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@placard/source'],
  })
  const { reportContent, reportCsv, writePivotWorkbook, writeReportWorkbook } = load('./reports.cjs')
  const subject = {
    campaign: { id: 'campaign', name: 'Spring', start: null, end: null },
    creatives: CREATIVES,
    liveIDs: [],
  }
  const makeContent = (start, end) =>
    reportContent(subject, {
      ...{ campaignID: 'campaign', start, end, zone: 'Europe/Berlin', format: 'xlsx', type: 'Full', withVideo: true },
    })
  const counts = {
    engagement: 3,
    videoStarts: 5,
    firstQuartiles: 4,
    midpoints: 3,
    thirdQuartiles: 2,
    videoCompletes: 1,
  }
  const start = Date.parse('2025-04-01T00:00:00Z')
  const days = Array.from({ length: 600 }, (_, day) => new Date(start + day * DAY_MS).toISOString().slice(0, 10))
  const rows = days.flatMap((bucket, day) =>
    CREATIVES.map(({ id }) => ({
      ...{ creativeID: id, bucket, ...counts, invalidTraffic: 0 },
      ...(day < QUIET_DAYS ? { impressions: 0, clicks: 0 } : { impressions: 1000 + day, clicks: 7 }),
    })),
  )
  const hours = Array.from({ length: 25 }, (_, hour) =>
    new Date(Date.parse('2026-10-24T22:00:00Z') + hour * 3_600_000).toISOString(),
  )
  const hourlyRows = hours.map((bucket) => ({
    ...{ creativeID: 'c0', bucket, ...counts, impressions: 1000, clicks: 7, invalidTraffic: 0 },
  }))
  async function* portions(part) {
    yield part
  }
  const paths = {
    csv: join(folder, 'report.csv'),
    hourlyCsv: join(folder, 'hours.csv'),
    workbook: join(folder, 'report.xlsx'),
    pivot: join(folder, 'pivot.xlsx'),
  }
  const report = makeContent(days[0], days.at(-1))
  for (const [path, content, part] of [
    [paths.csv, report, rows],
    [paths.hourlyCsv, makeContent('2026-10-25', '2026-10-25'), hourlyRows],
  ]) {
    let text = ''
    for await (const piece of reportCsv(content, portions(part))) text += piece
    writeFileSync(path, text)
  }
  const options = { signal: new AbortController().signal, now: new Date('2026-12-01T12:00:00Z') }
  await writeReportWorkbook(report, portions(rows), paths.workbook, options)
  await writePivotWorkbook(report, portions(rows), paths.pivot, options)
  return {
    ...paths,
    ...{ name: NAME, days, rows: rows.length, hours: hours.length },
    impressions: rows.reduce((sum, { impressions }) => sum + impressions, 0),
    ratios: rows.filter(({ impressions }) => impressions > 0).length,
    firstRatio: QUIET_DAYS * CREATIVES.length + 1,
  }
}
