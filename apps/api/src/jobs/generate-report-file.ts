import { TransactionRollbackError } from 'drizzle-orm/errors'
import type { Context } from '../context.js'
import { generateReport } from '../exports/generate-report.js'
import { generateHandOverPack } from '../exports/hand-over-pack.js'
import type { ProgressOptions } from '../exports/report-batches.js'
import { refusalStatus } from '../http/error-responses.js'
import type { JobHandler, JobRun } from '../job-runner.js'
import { campaignNotFound, Refusal } from '../refusal.js'
import { isDatabaseAway } from '../store/database-errors.js'
import { ClaimLost } from '../store/jobs.js'
import {
  addStoredReport,
  beginReportFile,
  type FileRequest,
  failReportFile,
  finishReportFile,
  type ReportFileWork,
  recordProgress,
  type StoredReport,
} from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import type { Db } from '../store/store.js'
import type { Viewer } from '../store/visibility.js'

/** Number of failed attempts after which a file is given up. */
const MAX_TRIES = 3
/** Number of starts of one job after which the file itself is taken to crash the server. */
const MAX_BEGINNINGS = 50
/** Minimum time between two writes of the progress, in ms. */
const PROGRESS_MS = 500

type Parts = Omit<Context, 'jobs'>

/** Returns a function that stores progress at intervals; `stop` is called when the file is no longer wanted. */
function progressWriter({ db }: Parts, key: string, stop: () => void): (percent: number) => void {
  let writtenAt = performance.now()
  return (percent) => {
    if (performance.now() - writtenAt < PROGRESS_MS) return
    writtenAt = performance.now()
    recordProgress(db, key, Math.min(99, Math.max(0, Math.floor(percent)))).then(
      (isWanted) => isWanted || stop(),
      // The file is generated even if its progress cannot be stored.
      () => undefined,
    )
  }
}

/** Ends the job in the same transaction as its result, so that a server that has lost its claim can do neither. */
const endWith = ({ db }: Parts, { finish }: JobRun, write: (tx: Db) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await write(tx)
    await finish(tx)
  })

async function handOver(parts: Parts, run: JobRun, file: StoredReport): Promise<void> {
  try {
    await endWith(parts, run, async (tx) => {
      await addStoredReport(tx, file, parts.now())
      if (!(await finishReportFile(tx, run.subjectID, file.key))) throw new TransactionRollbackError()
    })
  } catch (cause) {
    // A file that cannot be removed now has no row, so the next cleanup finds it.
    await parts.files.remove(file.key).catch(() => undefined)
    if (!(cause instanceof TransactionRollbackError)) throw cause
  }
}

async function generateFile(
  parts: Parts,
  viewer: Viewer,
  request: FileRequest,
  options: ProgressOptions,
): Promise<StoredReport> {
  if ('platforms' in request) return generateHandOverPack(parts, viewer, request, options)
  return generateReport(parts, await findReportSubject(parts.db, viewer, request), request, options)
}

async function makeFile(parts: Parts, run: JobRun, { request, viewer }: ReportFileWork): Promise<void> {
  // Access may have been lost since the file was requested.
  if (!viewer) throw campaignNotFound()
  const cancelled = new AbortController()
  const file = await generateFile(parts, viewer, request, {
    signal: AbortSignal.any([run.signal, cancelled.signal]),
    onProgress: progressWriter(parts, run.subjectID, () => cancelled.abort()),
  }).catch((cause) => {
    if (cancelled.signal.aborted) return undefined
    throw cause
  })
  if (file) await handOver(parts, run, file)
}

/** Creates the handler that generates a report file or hand-over pack and makes it available to its requester. */
export const generateReportFileJob =
  (parts: Parts): JobHandler =>
  async (run) => {
    const { subjectID: key, tries, signal } = run
    const work = await beginReportFile(parts.db, key, parts.now())
    if (!work) return
    const giveUp = () => endWith(parts, run, (tx) => failReportFile(tx, key, 'failed'))
    if (tries > MAX_BEGINNINGS) return giveUp()
    try {
      await makeFile(parts, run, work)
    } catch (cause) {
      const isOurs = !signal.aborted && !(cause instanceof ClaimLost)
      const isTriedOut = tries >= MAX_TRIES && !isDatabaseAway(cause)
      const isLast = isTriedOut || (cause instanceof Refusal && refusalStatus(cause) < 500)
      if (isOurs && isLast) return giveUp()
      if (isOurs) await failReportFile(parts.db, key, 'waiting').catch(() => undefined)
      throw cause
    }
  }
