import { type ReportRange, reportFileName, SCHEDULE_PROBLEMS, type ScheduleRun } from '@placard/domain'
import type { Context } from '../context.js'
import { makeReport } from '../exports/make-report.js'
import { REPORT_ENDINGS } from '../exports/write-report.js'
import { notSentMail, type ReportNews, reportMail } from '../mail/report-mails.js'
import { Refusal } from '../refusal.js'
import { ClaimLost } from '../store/jobs.js'
import { queueMail } from '../store/mail.js'
import { addStoredReport } from '../store/report-file-work.js'
import { findReportSubject } from '../store/report-subject.js'
import { reportTotalsOf } from '../store/report-totals.js'
import {
  type DueSchedule,
  findDueSchedule,
  lockSchedule,
  noteRun,
  type ScheduleRow,
  takePeriod,
} from '../store/schedule-runs.js'
import type { Db } from '../store/store.js'
import type { JobHandler, JobRun } from './jobs.js'

/** After so many failures a period is given up, and the next one is waited for. */
const MAX_TRIES = 3
/** So often a server may have died over a report before that is taken for the cause. */
const MAX_BEGINNINGS = 50

type Parts = Omit<Context, 'jobs'>
type Outcome = Partial<ScheduleRow> | undefined

/**
 * Ends a run in one transaction with the plan for the next one. `write` answers what the schedule shows of the run from
 * now on; undefined leaves it as it was.
 */
async function conclude(
  { db, now }: Parts,
  job: JobRun,
  write: (tx: Db, schedule: ScheduleRow, next: ScheduleRun | undefined) => Promise<Outcome>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockSchedule(tx, job.subjectID, now())
    if (!locked) return job.finish(tx)
    const { schedule, next } = locked
    const outcome = await write(tx, schedule, next)
    await noteRun(tx, schedule.id, { nextRunAt: next?.runAt ?? null, ...outcome })
    await (next ? job.postpone(tx, { dueAt: next.runAt, afresh: true }) : job.finish(tx))
  })
}

const newsOf = ({ schedule, campaignName, owner }: DueSchedule, range: ReportRange): ReportNews => ({
  campaign: { id: schedule.campaignID, name: campaignName },
  range,
  schedule,
  owner,
})

/** Makes the report's file, and queues a mail with it for each recipient. */
async function sendReport(parts: Parts, job: JobRun, due: DueSchedule, run: ScheduleRun): Promise<void> {
  const { config, db, now } = parts
  const { campaignID, tzCode, recipients, format, type, withVideo } = due.schedule
  const range: ReportRange = { start: run.start, end: run.end, tzCode }
  const subject = await findReportSubject(db, { user: due.owner }, { campaignID })
  const request = { campaignID, start: run.start, end: run.end, zone: tzCode, format, type, withVideo }
  const made = await makeReport(parts, subject, request, { signal: job.signal, onProgress: () => undefined })
  const totals = await reportTotalsOf(db, subject.liveIDs, request)
  const news = newsOf(due, range)
  const attachmentName = reportFileName(subject.campaign.name, range, REPORT_ENDINGS[format])
  await conclude(parts, job, async (tx, schedule) => {
    if (!(await takePeriod(tx, schedule.id, run, { mails: recipients.length, now: now() }))) return undefined
    await addStoredReport(tx, made, now())
    for (const to of recipients)
      await queueMail(tx, parts, { ...reportMail(config, to, news, totals), attachmentName, fileKey: made.key })
    return { lastRunAt: now(), lastResult: 'sent', lastProblem: null, failures: 0 }
  })
  job.poke('send-mail')
}

/**
 * Notes that a period was not sent. Whoever set the schedule up hears of the first failure in a row, if they still may
 * hear of the campaign.
 */
async function failRun(parts: Parts, job: JobRun, due: DueSchedule, run: ScheduleRun, problem: string): Promise<void> {
  const { config, now } = parts
  const news = newsOf(due, { start: run.start, end: run.end, tzCode: due.schedule.tzCode })
  await conclude(parts, job, async (tx, { failures, lastProblem }, next) => {
    if (problem === SCHEDULE_PROBLEMS.notMade && lastProblem !== problem)
      await queueMail(tx, parts, notSentMail(config, news, problem, next?.runAt))
    return { lastRunAt: now(), lastResult: 'failed', lastProblem: problem, failures: failures + 1 }
  })
  job.poke('send-mail')
}

/** Why a run is given up; undefined when it is worth another try. */
function problemOf(cause: unknown, { signal, tries }: JobRun): string | undefined {
  if (signal.aborted || cause instanceof ClaimLost) return undefined
  if (cause instanceof Refusal && cause.status === 404) return SCHEDULE_PROBLEMS.notVisible
  return tries >= MAX_TRIES ? SCHEDULE_PROBLEMS.notMade : undefined
}

/** Sends one scheduled report for the period that is due, and plans the next. */
export const runScheduleJob =
  (parts: Parts): JobHandler =>
  async (job) => {
    const due = await findDueSchedule(parts.db, job.subjectID, parts.now())
    if (!due) return
    const { run } = due
    if (!run) return conclude(parts, job, async () => undefined)
    if (due.isOwnerDisabled) return failRun(parts, job, due, run, SCHEDULE_PROBLEMS.disabled)
    if (job.tries > MAX_BEGINNINGS) return failRun(parts, job, due, run, SCHEDULE_PROBLEMS.notMade)
    try {
      await sendReport(parts, job, due, run)
    } catch (cause) {
      const problem = problemOf(cause, job)
      if (problem === undefined) throw cause
      await failRun(parts, job, due, run, problem)
    }
  }
