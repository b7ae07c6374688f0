import { clockChanges, formatRange } from '@placard/domain/dates'
import { isFixedOffset, startOfDayInZone, zoneOffset } from '@placard/domain/internal/dates'
import { partHourNotes } from '@placard/domain/internal/report'
import { isMetricShown } from '@placard/domain/internal/share'
import { METRICS, type MetricName, type ReportRow } from '@placard/domain/report'
import { Refusal } from '../refusal.js'
import { creativeLabels } from './creative-labels.js'
import { pivotSheet } from './pivot-sheet.js'
import { createPivotTotals } from './pivot-totals.js'
import { type ReportContent, reportTitle } from './report-columns.js'
import { type ReportSheet, reportSheet } from './report-sheet.js'
import { MAX_SHEET_ROWS, type Sheet, type SheetCell } from './xlsx/sheet-xml.js'
import { writeWorkbook } from './xlsx/workbook.js'
import { memoize, zonedTime } from './zoned-time.js'

/** Rows that are read sheet by sheet. */
export interface SheetRows<T> {
  /** The rows of the next sheet. */
  next: () => AsyncGenerator<T[]>
  /** Resolves to true if any row is left. */
  hasMore: () => Promise<boolean>
}

/** Splits batches of rows into sheets. */
export function splitIntoSheets<T>(batches: AsyncIterable<T[]>, rowsPerSheet: number): SheetRows<T> {
  const iterator = batches[Symbol.asyncIterator]()
  let rest: T[] | undefined = []
  async function hasMore(): Promise<boolean> {
    while (rest?.length === 0) {
      const { done, value } = await iterator.next()
      rest = done ? undefined : value
    }
    return rest !== undefined
  }
  return {
    hasMore,
    async *next() {
      for (let left = rowsPerSheet; left > 0 && (await hasMore()); ) {
        const batch: T[] = rest?.slice(0, left) ?? []
        rest = rest?.slice(batch.length)
        left -= batch.length
        yield batch
      }
    },
  }
}

/** Options of a report workbook. */
export interface ReportWorkbookOptions {
  signal: AbortSignal
  now: Date
  /** Maximum number of rows of a sheet below its header. @default Excel's maximum */
  rowsPerSheet?: number
  /** Maximum number of lines at which the pivot is expanded to days. @default 10,000 */
  openLines?: number
}

const MAX_ROWS = MAX_SHEET_ROWS - 1

async function* createCells(
  { cells }: ReportSheet,
  batches: AsyncIterable<ReportRow[]>,
  onRow?: (row: ReportRow) => void,
): AsyncGenerator<SheetCell[][]> {
  for await (const rows of batches) {
    const written: SheetCell[][] = []
    for (const row of rows) {
      const rowCells = cells(row)
      // Creatives added after the file was started are left for the next one.
      if (!rowCells) continue
      onRow?.(row)
      written.push(rowCells)
    }
    yield written
  }
}

const dataSheet = (number: number, name: string, { columns }: ReportSheet, rows: Sheet['rows']): Sheet => ({
  name: number === 1 ? name : `${name} ${number}`,
  columns,
  head: columns.map(({ title }) => title),
  rows,
  isFirst: number === 1,
})

/** Writes a report as a workbook: its flat data, on several sheets if one cannot hold it, and the definitions. */
export function writeReportWorkbook(
  report: ReportContent,
  batches: AsyncIterable<ReportRow[]>,
  path: string,
  { signal, now, rowsPerSheet = MAX_ROWS }: ReportWorkbookOptions,
): Promise<void> {
  return writeWorkbook(path, { title: reportTitle(report), now, signal }, async ({ addSheet }) => {
    const data = reportSheet(report, { withRatios: true })
    const sheetRows = splitIntoSheets(batches, rowsPerSheet)
    let number = 1
    do await addSheet(dataSheet(number++, report.texts.sheets.data, data, createCells(data, sheetRows.next())))
    while (await sheetRows.hasMore())
    await addSheet(definitionsSheet(report, now))
  })
}

async function assertOneSheet(sheetRows: SheetRows<ReportRow>, rowsPerSheet: number): Promise<void> {
  if (await sheetRows.hasMore())
    throw new Refusal(
      'too-large',
      `A pivot can have ${rowsPerSheet} rows at most. Choose fewer days or creatives, or Excel without a pivot.`,
    )
}

/** Writes a report as a workbook with a pivot table over its flat data. */
export function writePivotWorkbook(
  report: ReportContent,
  batches: AsyncIterable<ReportRow[]>,
  path: string,
  { signal, now, rowsPerSheet = MAX_ROWS, openLines }: ReportWorkbookOptions,
): Promise<void> {
  return writeWorkbook(path, { title: reportTitle(report), now, signal }, async ({ addSheet }) => {
    const { texts } = report
    const labels = creativeLabels([...report.creatives.values()])
    const data = reportSheet(report, { nameOf: (id) => labels.get(id), withRatios: false })
    const totals = createPivotTotals(report.creatives.values(), openLines)
    const zonedDay = memoize((bucket) =>
      report.step === 'hour' ? zonedTime(bucket, report.request.zone).text.slice(0, 10) : bucket,
    )
    const sheetRows = splitIntoSheets(batches, rowsPerSheet)
    const rows = createCells(data, sheetRows.next(), (row) => totals.add(row.creativeID, zonedDay(row.bucket), row))
    const rowCount = await addSheet({ ...dataSheet(1, texts.sheets.data, data, rows), isFirst: false })
    await assertOneSheet(sheetRows, rowsPerSheet)
    const source = { sheet: texts.sheets.data, columns: data.columns, rowCount }
    const { sheet, parts } = pivotSheet(report, totals, source, (id) => labels.get(id) ?? id)
    await addSheet(sheet, parts)
    await addSheet(definitionsSheet(report, now, [fact(texts.sheets.pivot, texts.pivot.note)]))
  })
}

const head = (texts: string[]): SheetCell[] => texts.map((value) => ({ value, style: 'head' }))
const fact = (name: string, value: string): SheetCell[] => [{ value: name, style: 'boldText' }, value]

/** Returns the denominator of a formula, which follows the division sign. */
const readDenominator = (formula: string) => formula.split('÷')[1]?.trim() ?? '–'

function zoneFacts({ request, texts }: ReportContent): SheetCell[][] {
  const { start, zone } = request
  const { ofReports } = texts
  const changes = clockChanges(request)
  const offsets = [zoneOffset(zone, startOfDayInZone(start, zone)), ...changes.map(({ to }) => to)]
  const written = texts.laterOffsets([...new Set(offsets)].map((offset) => `GMT${offset}`))
  const words = changes.map(({ day, hours, from, to }) => texts.clockChange(ofReports.day(day), hours, from, to))
  return [
    fact(texts.timeZone, isFixedOffset(zone) ? `GMT${zoneOffset(zone, new Date(0))}` : zone),
    fact(texts.offset, written),
    fact(texts.clockChanges, words.length > 0 ? `${words.join('; ')}.` : texts.noClockChange),
    ...partHourNotes(request, ofReports).map((note) => fact(texts.partHours, note)),
  ]
}

const VIDEO_METRICS: readonly MetricName[] = ['videoStarts', 'videoCompletes', 'vcr', 'vcrOfImpressions']

function metricRows({ request, texts }: ReportContent): SheetCell[][] {
  const { metrics } = texts.ofReports
  const isShown = (name: MetricName) =>
    isMetricShown(name, request.leftOut) && (request.withVideo || !VIDEO_METRICS.includes(name))
  const definitions = (Object.keys(METRICS) as MetricName[]).filter(isShown).map((name) => metrics[name])
  const quartiles = request.withVideo ? Object.values(texts.quartiles) : []
  return [
    ...definitions.map(({ name, formula, source }) => [name, formula, readDenominator(formula), source]),
    ...quartiles.map(({ name, formula }) => [name, formula, '–', metrics.videoStarts.source]),
  ]
}

/** Returns the invalid traffic by its reason. */
const invalidRows = ({ invalidKinds = [], texts }: ReportContent): SheetCell[][] =>
  invalidKinds.length === 0
    ? []
    : [
        [],
        head([texts.ofReports.metrics.invalidTraffic.name, texts.times]),
        ...invalidKinds.map(({ kind, count }) => [texts.invalidKinds[kind], count]),
      ]

/** Returns the sheet that defines the report's numbers. */
function definitionsSheet(report: ReportContent, now: Date, notes: SheetCell[][] = []): Sheet {
  const { subject, request, step, texts } = report
  const { text, offset } = zonedTime(now.toISOString(), request.zone)
  const { metric, definition, dividedBy, source } = texts.definition
  const rows: SheetCell[][] = [
    [{ value: texts.sheets.definitions, style: 'title' }],
    [],
    fact(texts.campaign, subject.campaign.name),
    fact(texts.days, texts.bothDays(formatRange(request, {}, texts.ofReports))),
    ...zoneFacts(report),
    fact(texts.rows, texts.steps[step]),
    fact(texts.created, `${text.replace('T', ' ')} (GMT${offset})`),
    fact(texts.ratios, texts.ratioNote),
    ...notes,
    [],
    head([metric, definition, dividedBy, source]),
    ...metricRows(report),
    ...invalidRows(report),
  ]
  const columns = [24, 70, 20, 52].map((width) => ({ width, style: 'text' as const }))
  return { name: texts.sheets.definitions, columns, rows: [rows] }
}
