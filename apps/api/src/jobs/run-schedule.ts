import { type ReportRange, reportFileName, SCHEDULE_PROBLEMS, type ScheduleRun } from '@placard/domain'
import type { Context } from '../context.js'
import {
  consoleReportUrl,
  fileUrl,
  lostAccessEmail,
  notSentEmail,
  type ReportNews,
  reportEmail,
} from '../email/report-emails.js'
import type { ReportSummary } from '../email/report-results.js'
import { generateReport } from '../exports/generate-report.js'
import { REPORT_ENDINGS } from '../exports/write-report.js'
import { Refusal } from '../refusal.js'
import { isDatabaseAway } from '../store/database-errors.js'
import { queueEmail } from '../store/emails.js'
import { ClaimLost } from '../store/jobs.js'
import { addStoredReport, secretFileName } from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { scheduleLink } from '../store/reports/share-links.js'
import { takeDailyEmails } from '../store/schedules/daily-emails.js'
import {
  type ActiveRecipient,
  confirmOrAskRecipients,
  findReportRecipients,
} from '../store/schedules/schedule-recipients.js'
import {
  claimPeriod,
  type DueSchedule,
  findDueSchedule,
  lockSchedule,
  recordRun,
  reportPurpose,
} from '../store/schedules/schedule-runs.js'
import type { ScheduleRow } from '../store/schedules/schedules.js'
import type { Db } from '../store/store.js'
import type { JobHandler, JobRun } from './job-runner.js'
import { summarizeReport } from './summarize-report.js'

/** Number of failed attempts after which a period is given up. */
const MAX_TRIES = 3
/** Number of starts of one job after which the report itself is taken to crash the server. */
const MAX_BEGINNINGS = 50

/** Rolls back a run whose owner has reached the daily email limit. */
class DailyLimitReached extends Error {
  override readonly name = 'DailyLimitReached'
}

type Parts = Omit<Context, 'jobs'>
type Outcome = Partial<ScheduleRow> | undefined

/**
 * Ends a run and plans the next one in one transaction. `write` returns the columns of the schedule to update;
 * undefined leaves them unchanged.
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
    await recordRun(tx, schedule.id, { nextRunAt: next?.runAt ?? null, ...outcome })
    await (next ? job.postpone(tx, { dueAt: next.runAt, resetTries: true }) : job.finish(tx))
  })
}

const newsOf = ({ schedule, campaignName, owner }: DueSchedule, range: ReportRange): ReportNews => ({
  campaign: { id: schedule.campaignID, name: campaignName },
  range,
  schedule,
  owner,
})

const idsOf = ({ schedule, campaignOwnerID }: DueSchedule) => ({ id: schedule.id, campaignOwnerID })

interface WrittenReport {
  recipient: ActiveRecipient
  news: ReportNews
  summary: ReportSummary
  attachmentName: string
  /** Link for readers without access to the console. */
  shareLink: { id: string; url: string } | undefined
}

/** Returns the email to a recipient, with the texts for mail servers that refuse the size of its file. */
function writeReport({ config }: Parts, { recipient, news, summary, attachmentName, shareLink }: WrittenReport) {
  const { email, unsubscribeToken, hasConsole } = recipient
  const link = hasConsole ? undefined : shareLink
  const campaignID = news.campaign.id
  const reader = { email, unsubscribeToken, reportUrl: link?.url ?? consoleReportUrl(config, campaignID) }
  const download = link && { file: secretFileName(attachmentName), campaignID, shareTokenID: link.id }
  const place = download ? { url: fileUrl(config, download.file) } : 'console'
  const { text, html } = reportEmail(config, reader, news, summary, place)
  return { ...reportEmail(config, reader, news, summary), linked: { text, html, ...(download && { download }) } }
}

/** Generates the report file and queues an email with it for each confirmed recipient. */
async function sendReport(parts: Parts, job: JobRun, due: DueSchedule, run: ScheduleRun): Promise<void> {
  const { config, db, now } = parts
  const { campaignID, tzCode, format, type, withVideo } = due.schedule
  const range: ReportRange = { start: run.start, end: run.end, tzCode }
  const subject = await findReportSubject(db, { user: due.owner }, { campaignID })
  const request = { campaignID, start: run.start, end: run.end, zone: tzCode, format, type, withVideo }
  const made = await generateReport(parts, subject, request, { signal: job.signal, onProgress: () => undefined })
  const summary = await summarizeReport(parts, subject, range, due.schedule)
  const news = newsOf(due, range)
  const attachmentName = reportFileName(subject.campaign.name, range, REPORT_ENDINGS[format])
  await conclude(parts, job, async (tx, schedule) => {
    // Read within the transaction, so that nobody who has just unsubscribed gets the report.
    const { active: recipients } = await findReportRecipients(tx, idsOf(due))
    if (!(await claimPeriod(tx, schedule.id, run, { mails: recipients.length, now: now() }))) return undefined
    const count = { emails: recipients.length, limit: config.dailyEmails, now: now() }
    if (!(await takeDailyEmails(tx, { userID: schedule.ownerID }, count))) throw new DailyLimitReached()
    await addStoredReport(tx, made, now())
    const isShared = recipients.some(({ hasConsole }) => !hasConsole)
    const shareLink = isShared ? await scheduleLink(tx, parts, schedule) : undefined
    const purpose = reportPurpose(schedule.id, run)
    for (const recipient of recipients) {
      const emails = writeReport(parts, { recipient, news, summary, attachmentName, shareLink })
      await queueEmail(tx, parts, { ...emails, purpose, attachmentName, fileKey: made.key, recipientID: recipient.id })
    }
    return { lastRunAt: now(), lastResult: 'sent', lastProblem: null, failures: 0 }
  })
  job.trigger('send-mail')
}

/** Returns the email about a problem; undefined where the owner must not get one. */
function problemEmail({ config }: Parts, news: ReportNews, problem: string, next: Date | undefined) {
  if (problem === SCHEDULE_PROBLEMS.disabled) return undefined
  // The job `tell-undelivered` tells the owner.
  if (problem === SCHEDULE_PROBLEMS.allSkipped) return undefined
  if (problem === SCHEDULE_PROBLEMS.notVisible) return lostAccessEmail(config, news)
  return notSentEmail(config, news, problem, next)
}

/** Records that a period was not sent, and emails the schedule's owner about the first failure of its kind in a row. */
async function failRun(parts: Parts, job: JobRun, due: DueSchedule, run: ScheduleRun, problem: string): Promise<void> {
  const { now } = parts
  const news = newsOf(due, { start: run.start, end: run.end, tzCode: due.schedule.tzCode })
  await conclude(parts, job, async (tx, { failures, lastProblem }, next) => {
    const message = problemEmail(parts, news, problem, next?.runAt)
    if (message && lastProblem !== problem) await queueEmail(tx, parts, message)
    return { lastRunAt: now(), lastResult: 'failed', lastProblem: problem, failures: failures + 1 }
  })
  job.trigger('send-mail')
}

/** Returns why a run is given up; undefined when it should be retried. */
function problemOf(cause: unknown, { signal, tries }: JobRun): string | undefined {
  if (signal.aborted || cause instanceof ClaimLost || isDatabaseAway(cause)) return undefined
  if (cause instanceof Refusal && cause.status === 404) return SCHEDULE_PROBLEMS.notVisible
  if (cause instanceof DailyLimitReached) return SCHEDULE_PROBLEMS.dailyLimit
  return tries >= MAX_TRIES ? SCHEDULE_PROBLEMS.notMade : undefined
}

/** Creates the handler that sends a scheduled report for the period that is due and plans the next one. */
export const runScheduleJob =
  (parts: Parts): JobHandler =>
  async (job) => {
    const due = await findDueSchedule(parts.db, job.subjectID, parts.now())
    if (!due) return
    const { run } = due
    if (!run) return conclude(parts, job, async () => undefined)
    if (due.isOwnerDisabled) return failRun(parts, job, due, run, SCHEDULE_PROBLEMS.disabled)
    if (job.tries > MAX_BEGINNINGS) return failRun(parts, job, due, run, SCHEDULE_PROBLEMS.notMade)
    // Schedules created before confirmations existed have recipients who were never asked.
    await parts.db.transaction((tx) => confirmOrAskRecipients(tx, parts, due.owner, due.schedule.id))
    const { active, skipped } = await findReportRecipients(parts.db, idsOf(due))
    if (active.length === 0)
      return failRun(parts, job, due, run, SCHEDULE_PROBLEMS[skipped > 0 ? 'allSkipped' : 'noRecipient'])
    try {
      await sendReport(parts, job, due, run)
    } catch (cause) {
      const problem = problemOf(cause, job)
      if (problem === undefined) throw cause
      await failRun(parts, job, due, run, problem)
    }
  }
