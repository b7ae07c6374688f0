import { open, rm } from 'node:fs/promises'
import type { ReportFileRequest } from '@placard/domain/internal/report'
import type { ReportFormat } from '@placard/domain/report'
import { databasePrefix, newReportKey } from '../files/file-keys.js'
import { temporaryPath } from '../files/temporary-files.js'
import type { StoredReport } from '../store/reports/report-files.js'
import type { ReportSubject } from '../store/reports/report-subject.js'
import type { ExportParts } from './export-parts.js'
import type { ProgressOptions } from './report-batches.js'
import { REPORT_CONTENT_TYPES, REPORT_EXTENSIONS, writeReport } from './write-report.js'

/** Syncs a file to disk and returns its size. */
async function sealFile(path: string): Promise<number> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/**
 * Has `write` create a file, and moves it into the file store, complete or not at all. The caller inserts its row
 * (`addStoredReport`) in the transaction that references it; a file without a row is removed later.
 */
export async function storeGeneratedFile(
  { config, db, files }: Pick<ExportParts, 'config' | 'db' | 'files'>,
  format: ReportFormat | 'zip',
  signal: AbortSignal,
  write: (path: string) => Promise<void>,
): Promise<StoredReport> {
  const path = await temporaryPath(config)
  try {
    await write(path)
    const bytes = await sealFile(path)
    const key = newReportKey(await databasePrefix(db), format === 'zip' ? 'pack' : REPORT_EXTENSIONS[format])
    signal.throwIfAborted()
    await files.put(key, path)
    return { key, contentType: REPORT_CONTENT_TYPES[format], bytes }
  } finally {
    await rm(path, { force: true })
  }
}

/** Generates a report file and puts it into the store: see `storeGeneratedFile`. */
export const generateReport = (
  parts: Pick<ExportParts, 'config' | 'db' | 'facts' | 'files' | 'now'>,
  subject: ReportSubject,
  request: ReportFileRequest,
  waiting: ProgressOptions,
): Promise<StoredReport> =>
  storeGeneratedFile(parts, request.format, waiting.signal, (path) =>
    writeReport(parts.facts, subject, request, path, { ...waiting, now: parts.now() }),
  )
