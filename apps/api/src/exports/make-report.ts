import type { ReportFileRequest } from '@placard/domain'
import type { Context } from '../context.js'
import type { StoredReport } from '../store/report-file-work.js'
import type { ReportSubject } from '../store/report-subject.js'
import type { Waiting } from './report-portions.js'
import { storeMadeFile } from './store-made-file.js'
import { writeReport } from './write-report.js'

/** Makes a report's file and puts it into the store: see `storeMadeFile`. */
export const makeReport = (
  parts: Pick<Context, 'config' | 'db' | 'files' | 'now'>,
  subject: ReportSubject,
  request: ReportFileRequest,
  waiting: Waiting,
): Promise<StoredReport> =>
  storeMadeFile(parts, request.format, waiting.signal, (path) =>
    writeReport(parts.db, subject, request, path, { ...waiting, now: parts.now() }),
  )
