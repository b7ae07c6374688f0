import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReportFileRequest, ReportFormat } from '@placard/domain'
import type { ReportSubject } from '../store/report-subject.js'
import type { Db } from '../store/store.js'
import { reportCsv } from './report-csv.js'

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

/** Writes a report into a new file. When it throws, what is there of the file is of no use. */
export async function writeReport(
  db: Db,
  subject: ReportSubject,
  { start, end, zone, format, withVideo }: ReportFileRequest,
  path: string,
  { signal }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<void> {
  if (format !== 'csv') throw new Error(`Files of the format ${format} cannot be made yet.`)
  const parts = reportCsv(db, subject, { start, end, tzCode: zone, zone }, withVideo)
  await pipeline(Readable.from(parts), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
}
