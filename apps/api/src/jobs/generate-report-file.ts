import { TransactionRollbackError } from 'drizzle-orm/errors'
import type { Context } from '../context.js'
import { generateReport } from '../exports/generate-report.js'
import { campaignNotFound, Refusal } from '../refusal.js'
import { ClaimLost } from '../store/jobs.js'
import {
  addStoredReport,
  beginReportFile,
  failReportFile,
  finishReportFile,
  type ReportFileWork,
  recordProgress,
  type StoredReport,
} from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import type { Db } from '../store/store.js'
import type { JobHandler, JobRun } from './job-runner.js'

/** After so many failures a file is given up. */
const MAX_TRIES = 3
/** So often a server may have died over a file before it is taken for the cause. */
const MAX_BEGINNINGS = 50
/** How often progress is written, in ms. */
const PROGRESS_MS = 500

type Parts = Omit<Context, 'jobs'>

/** Writes progress now and then; `stop` is called when nobody waits for the file any more. */
function progressWriter({ db }: Parts, key: string, stop: () => void): (percent: number) => void {
  let writtenAt = performance.now()
  return (percent) => {
    if (performance.now() - writtenAt < PROGRESS_MS) return
    writtenAt = performance.now()
    recordProgress(db, key, Math.min(99, Math.max(0, Math.floor(percent)))).then(
      (isWanted) => isWanted || stop(),
      // A file can be made without telling how far it is.
      () => undefined,
    )
  }
}

/** Ends the job together with what it did, so that a server which was taken for dead can do neither. */
const endWith = ({ db }: Parts, { finish }: JobRun, write: (tx: Db) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await write(tx)
    await finish(tx)
  })

async function handOver(parts: Parts, run: JobRun, made: StoredReport): Promise<void> {
  try {
    await endWith(parts, run, async (tx) => {
      await addStoredReport(tx, made, parts.now())
      if (!(await finishReportFile(tx, run.subjectID, made.key))) throw new TransactionRollbackError()
    })
  } catch (cause) {
    // What cannot be removed now has no row, so the sweep finds it.
    await parts.files.remove(made.key).catch(() => undefined)
    if (!(cause instanceof TransactionRollbackError)) throw cause
  }
}

async function makeFile(parts: Parts, run: JobRun, { request, viewer }: ReportFileWork): Promise<void> {
  // The right may have gone since the file was asked for.
  if (!viewer) throw campaignNotFound()
  const subject = await findReportSubject(parts.db, viewer, request)
  const cancelled = new AbortController()
  const made = await generateReport(parts, subject, request, {
    signal: AbortSignal.any([run.signal, cancelled.signal]),
    onProgress: progressWriter(parts, run.subjectID, () => cancelled.abort()),
  }).catch((cause) => {
    if (cancelled.signal.aborted) return undefined
    throw cause
  })
  if (made) await handOver(parts, run, made)
}

/** Makes one report file and hands it over to whom it is made for. */
export const generateReportFileJob =
  (parts: Parts): JobHandler =>
  async (run) => {
    const { subjectID: key, tries, signal } = run
    const work = await beginReportFile(parts.db, key)
    if (!work) return
    const giveUp = () => endWith(parts, run, (tx) => failReportFile(tx, key, 'failed'))
    if (tries > MAX_BEGINNINGS) return giveUp()
    try {
      await makeFile(parts, run, work)
    } catch (cause) {
      const isOurs = !signal.aborted && !(cause instanceof ClaimLost)
      const isLast = tries >= MAX_TRIES || (cause instanceof Refusal && cause.status < 500)
      if (isOurs && isLast) return giveUp()
      if (isOurs) await failReportFile(parts.db, key, 'waiting').catch(() => undefined)
      throw cause
    }
  }
