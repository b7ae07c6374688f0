import { type FileHandle, open } from 'node:fs/promises'
import type { ReportFileRequest } from '@placard/domain/internal/report'
import { isMetricShown } from '@placard/domain/internal/share'
import type { ReportFormat } from '@placard/domain/report'
import type { FactHome } from '../store/facts/fact-home.js'
import type { ReportSubject } from '../store/reports/report-subject.js'
import { type ProgressOptions, reportBatches } from './report-batches.js'
import { reportContent } from './report-columns.js'
import { reportCsv } from './report-csv.js'
import { writePivotWorkbook, writeReportWorkbook } from './report-workbook.js'

const BUFFER_BYTES = 131_072

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten
}

/**
 * Writes a new text file part by part with a single buffer, however long the text is. A stream would allocate a
 * buffer per part, and these pile up until garbage collection.
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

/** MIME types of report files. */
export const REPORT_CONTENT_TYPES: Readonly<Record<ReportFormat | 'zip', string>> = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
  'xlsx-pivot': XLSX_TYPE,
}

/** File extensions of report files. */
export const REPORT_EXTENSIONS: Readonly<Record<ReportFormat, 'csv' | 'xlsx'>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  'xlsx-pivot': 'xlsx',
}

/** Writes a report to a new file whose creation date is `now`. If it throws, the file is incomplete. */
export async function writeReport(
  facts: FactHome,
  subject: ReportSubject,
  request: ReportFileRequest,
  path: string,
  options: ProgressOptions & { now: Date },
): Promise<void> {
  const { signal, now } = options
  const content = reportContent(subject, request)
  const hasReasons = request.format !== 'csv' && isMetricShown('invalidTraffic', request.leftOut)
  const report = hasReasons ? { ...content, invalidKinds: await facts.invalidKinds(subject.liveIDs, request) } : content
  const portions = reportBatches(facts, report, options)
  try {
    if (request.format === 'xlsx') await writeReportWorkbook(report, portions, path, { signal, now })
    else if (request.format === 'xlsx-pivot') await writePivotWorkbook(report, portions, path, { signal, now })
    else await writeText(path, reportCsv(report, portions), signal)
  } catch (cause) {
    // Streams only report that they were aborted, not why.
    signal.throwIfAborted()
    throw cause
  }
}
