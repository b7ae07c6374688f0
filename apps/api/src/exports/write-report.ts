import { type FileHandle, open } from 'node:fs/promises'
import type { ReportFileRequest, ReportFormat } from '@placard/domain'
import type { ReportSubject } from '../store/reports/report-subject.js'
import type { Db } from '../store/store.js'
import { type ProgressOptions, reportBatches } from './report-batches.js'
import { reportContent } from './report-columns.js'
import { reportCsv } from './report-csv.js'
import { writePivotWorkbook, writeReportWorkbook } from './report-workbook.js'

const BUFFER_BYTES = 131_072

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten
}

/**
 * Writes a new text file piece by piece. A stream would make a new buffer for each piece, which pile up until they are
 * collected; this one needs a single one, however long the text is.
 */
export async function writeText(path: string, parts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  const buffer = new Uint8Array(BUFFER_BYTES)
  const encoder = new TextEncoder()
  try {
    for await (const part of parts) {
      signal.throwIfAborted()
      for (let rest = part; rest !== ''; ) {
        const { read, written } = encoder.encodeInto(rest, buffer)
        await writeWhole(file, buffer.subarray(0, written))
        rest = rest.slice(read)
      }
    }
  } finally {
    await file.close()
  }
}

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
  options: ProgressOptions & { now: Date },
): Promise<void> {
  const { signal, now } = options
  const report = reportContent(subject, request)
  const portions = reportBatches(db, report, options)
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
