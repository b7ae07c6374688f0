import type { ReportFileRequest, ReportFormat } from '@placard/domain'
import type { ReportSubject } from '../store/report-subject.js'
import type { Db } from '../store/store.js'
import { fileReport } from './file-report.js'
import { reportCsv } from './report-csv.js'
import { reportPortions, type Waiting } from './report-portions.js'
import { writePivotWorkbook, writeReportWorkbook } from './report-workbook.js'
import { writeText } from './write-text.js'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file of a report is served as. */
export const REPORT_CONTENT_TYPES: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  'xlsx-pivot': XLSX_TYPE,
}

/** How the name of a report's file ends. */
export const REPORT_ENDINGS: Readonly<Record<ReportFormat, 'csv' | 'xlsx'>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  'xlsx-pivot': 'xlsx',
}

/** Writes a report into a new file. The file says that it was made `now`. When it throws, what is there of the file is of no use. */
export async function writeReport(
  db: Db,
  subject: ReportSubject,
  request: ReportFileRequest,
  path: string,
  options: Waiting & { now: Date },
): Promise<void> {
  const { signal, now } = options
  const report = fileReport(subject, request)
  const portions = reportPortions(db, report, options)
  try {
    if (request.format === 'xlsx') await writeReportWorkbook(report, portions, path, { signal, now })
    else if (request.format === 'xlsx-pivot') await writePivotWorkbook(report, portions, path, { signal, now })
    else await writeText(path, reportCsv(report, portions), signal)
  } catch (cause) {
    // Streams say only that they were stopped.
    signal.throwIfAborted()
    throw cause
  }
}
