import type { ReportRow } from '@placard/domain'
import { Refusal } from '../refusal.js'
import { creativeLabels } from './creative-labels.js'
import { type CutRows, cutRows } from './cut-rows.js'
import { definitionsSheet } from './definitions-sheet.js'
import { type FileReport, reportTitle } from './file-report.js'
import { pivotSheet } from './pivot-sheet.js'
import { createPivotTotals } from './pivot-totals.js'
import { type ReportSheet, reportSheet } from './report-sheet.js'
import { remembered, wallClock } from './wall-clock.js'
import { MAX_SHEET_ROWS, type Sheet, type SheetCell } from './xlsx/sheet-xml.js'
import { writeWorkbook } from './xlsx/workbook.js'

/** What the writing of a workbook needs beside the rows. */
export interface ReportWorkbookOptions {
  signal: AbortSignal
  now: Date
  /** How many rows one sheet takes below its head. @default what Excel can show */
  rowsPerSheet?: number
  /** Up to how many lines a pivot shows the days of its creatives. @default 10,000 */
  openLines?: number
}

const MAX_ROWS = MAX_SHEET_ROWS - 1

async function* cellsOf(
  { cells }: ReportSheet,
  portions: AsyncIterable<ReportRow[]>,
  onRow?: (row: ReportRow) => void,
): AsyncGenerator<SheetCell[][]> {
  for await (const rows of portions) {
    const written: SheetCell[][] = []
    for (const row of rows) {
      const ofRow = cells(row)
      // A creative that came in after the file was begun is left for the next one.
      if (!ofRow) continue
      onRow?.(row)
      written.push(ofRow)
    }
    yield written
  }
}

const dataSheet = (number: number, { columns }: ReportSheet, rows: Sheet['rows']): Sheet => ({
  name: number === 1 ? 'Data' : `Data ${number}`,
  columns,
  head: columns.map(({ title }) => title),
  rows,
  isFirst: number === 1,
})

/** Writes a report as a workbook: its flat data, on further sheets where one cannot hold it, and its definitions. */
export function writeReportWorkbook(
  report: FileReport,
  portions: AsyncIterable<ReportRow[]>,
  path: string,
  { signal, now, rowsPerSheet = MAX_ROWS }: ReportWorkbookOptions,
): Promise<void> {
  return writeWorkbook(path, { title: reportTitle(report), now, signal }, async ({ addSheet }) => {
    const data = reportSheet(report, { withRatios: true })
    const cut = cutRows(portions, rowsPerSheet)
    let number = 1
    do await addSheet(dataSheet(number++, data, cellsOf(data, cut.next())))
    while (await cut.hasMore())
    await addSheet(definitionsSheet(report, now))
  })
}

async function refuseMore(cut: CutRows<ReportRow>, rowsPerSheet: number): Promise<void> {
  if (await cut.hasMore())
    throw new Refusal(
      413,
      `A pivot stands on ${rowsPerSheet} rows at most. Choose fewer days or creatives, or Excel without Pivot.`,
    )
}

/** Writes a report as a workbook with a pivot table over its flat data. */
export function writePivotWorkbook(
  report: FileReport,
  portions: AsyncIterable<ReportRow[]>,
  path: string,
  { signal, now, rowsPerSheet = MAX_ROWS, openLines }: ReportWorkbookOptions,
): Promise<void> {
  return writeWorkbook(path, { title: reportTitle(report), now, signal }, async ({ addSheet }) => {
    const labels = creativeLabels([...report.creatives.values()])
    const data = reportSheet(report, { nameOf: (id) => labels.get(id), withRatios: false })
    const totals = createPivotTotals(report.creatives.values(), openLines)
    const dayOf = remembered((bucket) =>
      report.step === 'hour' ? wallClock(bucket, report.request.zone).text.slice(0, 10) : bucket,
    )
    const cut = cutRows(portions, rowsPerSheet)
    const rows = cellsOf(data, cut.next(), (row) => totals.add(row.creativeID, dayOf(row.bucket), row))
    const rowCount = await addSheet({ ...dataSheet(1, data, rows), isFirst: false })
    await refuseMore(cut, rowsPerSheet)
    const source = { sheet: 'Data', columns: data.columns, rowCount }
    const { sheet, parts } = pivotSheet(report, totals, source, (id) => labels.get(id) ?? id)
    await addSheet(sheet, parts)
    await addSheet(definitionsSheet(report, now))
  })
}
