import { languageOfUser } from '@placard/domain/internal/account'
import { reportFileName } from '@placard/domain/internal/report'
import { SCHEDULE_PROBLEMS } from '@placard/domain/internal/schedule'
import type { ReportRange } from '@placard/domain/report'
import type { ScheduleRun } from '@placard/domain/schedule'
import type { Context } from '../context.js'
import {
  consoleReportUrl,
  fileUrl,
  lostAccessEmail,
  notSentEmail,
  type ReportEmailContent,
  recoveredEmail,
  reportEmail,
} from '../email/report-emails.js'
import type { ReportSummary } from '../email/report-results.js'
import { generateReport } from '../exports/generate-report.js'
import { REPORT_EXTENSIONS } from '../exports/write-report.js'
import type { JobHandler, JobRun } from '../job-runner.js'
import { Refusal } from '../refusal.js'
import { isDatabaseAway } from '../store/database-errors.js'
import { queueEmail } from '../store/emails.js'
import { ClaimLost } from '../store/jobs.js'
import { addStoredReport, secretFileName } from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { scheduleLink } from '../store/reports/share-links.js'
import { takeDailyEmails } from '../store/schedules/daily-emails.js'
import { addMissedRuns, addRunResult } from '../store/schedules/run-results.js'
import {
  type ActiveRecipient,
  confirmOrAskRecipients,
  findReportRecipients,
} from '../store/schedules/schedule-recipients.js'
import {
  claimPeriod,
  countAgain,
  type DueSchedule,
  findDueSchedule,
  lockSchedule,
  recordRun,
  reportPurpose,
  type ScheduleAbout,
} from '../store/schedules/schedule-runs.js'
import type { ScheduleRow } from '../store/schedules/schedules.js'
import type { Db } from '../store/store.js'
import { summarizeReport } from './summarize-report.js'

/** Number of failed attempts after which a period is given up. */
const MAX_TRIES = 3
/** Number of starts of one job after which the report itself is taken to crash the server. */
export const MAX_BEGINNINGS = 50

/** Rolls back a run whose owner has reached the daily email limit. */
class DailyLimitReached extends Error {
  override readonly name = 'DailyLimitReached'
}

/** Parts of the server that sending a schedule needs. */
export type ScheduleParts = Omit<Context, 'jobs'>
type Parts = ScheduleParts
type Outcome = Partial<ScheduleRow> | undefined
/** First and last day of a run. */
type Period = Pick<ScheduleRun, 'start' | 'end'>

/**
 * Ends a run and plans the next one in one transaction: that after the time at which the run was chosen, since another
 * one may have become due meanwhile. `write` returns the columns of the schedule to update; undefined leaves them
 * unchanged.
 */
async function conclude(
  { db }: Parts,
  job: JobRun,
  chosenAt: Date,
  write: (tx: Db, schedule: ScheduleRow, next: ScheduleRun | undefined) => Promise<Outcome>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockSchedule(tx, job.subjectID, chosenAt)
    if (!locked) return job.finish(tx)
    const { schedule, next, missed } = locked
    await addMissedRuns(tx, schedule.id, missed)
    const outcome = await write(tx, schedule, next)
    await recordRun(tx, schedule.id, { nextRunAt: next?.runAt ?? null, ...outcome })
    await (next ? job.postpone(tx, { dueAt: next.runAt, resetTries: true }) : job.finish(tx))
  })
}

const createNews = ({ schedule, campaignName, owner }: ScheduleAbout, range: ReportRange): ReportEmailContent => ({
  campaign: { id: schedule.campaignID, name: campaignName },
  range,
  schedule,
  owner,
})

const pickIDs = ({ schedule, campaignOwnerID }: ScheduleAbout) => ({ id: schedule.id, campaignOwnerID })

interface WrittenReport {
  recipient: ActiveRecipient
  news: ReportEmailContent
  summary: ReportSummary
  attachmentName: string
  /** Link for readers without access to the console. */
  shareLink: { id: string; url: string } | undefined
}

/** Returns the language of a schedule's file, and of emails to people without one of their own. */
const languageOfSchedule = ({ schedule, owner }: Pick<ReportEmailContent, 'schedule' | 'owner'>) =>
  schedule.language ?? languageOfUser(owner)

/** Returns the email to a recipient, with the texts for mail servers that refuse the size of its file. */
function writeReport({ config }: Parts, { recipient, news, summary, attachmentName, shareLink }: WrittenReport) {
  const { email, unsubscribeToken, hasConsole } = recipient
  const language = recipient.language ?? languageOfSchedule(news)
  const link = hasConsole ? undefined : shareLink
  const campaignID = news.campaign.id
  const reader = { email, unsubscribeToken, language, reportUrl: link?.url ?? consoleReportUrl(config, campaignID) }
  const download = link && { file: secretFileName(attachmentName), campaignID, shareTokenID: link.id }
  const place = download ? { url: fileUrl(config, download.file) } : 'console'
  const { text, html } = reportEmail(config, reader, news, summary, place)
  return { ...reportEmail(config, reader, news, summary), linked: { text, html, ...(download && { download }) } }
}

/** Ends a run in one transaction with what `write` does. */
type Settle = (write: (tx: Db, schedule: ScheduleRow) => Promise<Outcome>) => Promise<void>

/** Returns the columns of a schedule whose report was sent, and emails an owner who was told of failures before. */
async function succeed(tx: Db, parts: Parts, schedule: ScheduleRow, news: ReportEmailContent): Promise<Outcome> {
  const language = languageOfUser(news.owner)
  // Servers of an earlier version end a streak without forgetting that its owner was told.
  if (schedule.failureToldAt !== null && schedule.failures > 0)
    await queueEmail(tx, parts, recoveredEmail(parts.config, news, language))
  return { lastRunAt: parts.now(), lastResult: 'sent', lastProblem: null, failures: 0, failureToldAt: null }
}

/**
 * Generates the report file and queues an email with it for each confirmed recipient. A period that was sent is sent
 * again only if it is `repeated`.
 */
export async function sendReport(
  parts: Parts,
  job: JobRun,
  { about, run, repeated = false }: { about: ScheduleAbout; run: Period; repeated?: boolean },
  settle: Settle,
): Promise<void> {
  const { config, db, now } = parts
  const { campaignID, tzCode, format, type, withVideo } = about.schedule
  const range: ReportRange = { start: run.start, end: run.end, tzCode }
  const subject = await findReportSubject(db, { user: about.owner }, { campaignID })
  const language = languageOfSchedule(about)
  const request = { campaignID, start: run.start, end: run.end, zone: tzCode, format, type, withVideo, language }
  const reportFile = await generateReport(parts, subject, request, { signal: job.signal, onProgress: () => undefined })
  const summary = await summarizeReport(parts, subject, range, about.schedule)
  const news = createNews(about, range)
  const attachmentName = reportFileName(subject.campaign.name, range, REPORT_EXTENSIONS[format])
  await settle(async (tx, schedule) => {
    // Read within the transaction, so that nobody who has just unsubscribed gets the report.
    const { active: recipients } = await findReportRecipients(tx, pickIDs(about))
    const isFirst = await claimPeriod(tx, schedule.id, run, { mails: recipients.length, now: now() })
    if (!isFirst && !repeated) return undefined
    const count = { emails: recipients.length, limit: config.dailyEmails, now: now() }
    // A repetition counts for the user who has requested it.
    if (!repeated && !(await takeDailyEmails(tx, { userID: schedule.ownerID }, count))) throw new DailyLimitReached()
    if (!isFirst) await countAgain(tx, schedule.id, run, recipients.length)
    await addStoredReport(tx, reportFile, now())
    const isShared = recipients.some(({ hasConsole }) => !hasConsole)
    const shareLink = isShared ? await scheduleLink(tx, parts, schedule) : undefined
    const runID = await addRunResult(tx, schedule.id, run, {
      at: now(),
      result: 'sent',
      isRepeated: repeated,
      recipients: recipients.map(({ email }) => email),
      emails: recipients.length,
      fileName: attachmentName,
      fileBytes: reportFile.bytes,
    })
    const purpose = reportPurpose(schedule.id, run, runID)
    for (const recipient of recipients) {
      const emails = writeReport(parts, { recipient, news, summary, attachmentName, shareLink })
      await queueEmail(tx, parts, {
        ...emails,
        purpose,
        attachmentName,
        fileKey: reportFile.key,
        recipientID: recipient.id,
      })
    }
    return isFirst ? succeed(tx, parts, schedule, news) : undefined
  })
  job.trigger('send-mail')
}

/** Returns the email about a problem; undefined where the owner must not get one. */
function problemEmail({ config }: Parts, news: ReportEmailContent, problem: string, next: Date | undefined) {
  if (problem === SCHEDULE_PROBLEMS.disabled) return undefined
  // The job `tell-undelivered` tells the owner.
  if (problem === SCHEDULE_PROBLEMS.allSkipped) return undefined
  const language = languageOfUser(news.owner)
  if (problem === SCHEDULE_PROBLEMS.notVisible) return lostAccessEmail(config, news, language)
  return notSentEmail(config, news, problem, next, language)
}

interface ChosenRun {
  due: DueSchedule
  run: ScheduleRun
  chosenAt: Date
}

/** Records that a period was not sent, and emails the schedule's owner about the first failure in a row. */
async function failRun(parts: Parts, job: JobRun, { due, run, chosenAt }: ChosenRun, problem: string): Promise<void> {
  const { now } = parts
  const news = createNews(due, { start: run.start, end: run.end, tzCode: due.schedule.tzCode })
  await conclude(parts, job, chosenAt, async (tx, { id, failures, failureToldAt }, next) => {
    await addRunResult(tx, id, run, { at: now(), result: 'failed', problem })
    const message = problemEmail(parts, news, problem, next?.runAt)
    const isTold = message !== undefined && failureToldAt === null
    if (isTold) await queueEmail(tx, parts, message)
    const counted = { failures: failures + 1, ...(isTold && { failureToldAt: now() }) }
    return { lastRunAt: now(), lastResult: 'failed', lastProblem: problem, ...counted }
  })
  job.trigger('send-mail')
}

/** Returns why nobody would get a report; undefined if somebody would. */
export async function findRecipientProblem(db: Db, about: ScheduleAbout): Promise<string | undefined> {
  const { active, skipped } = await findReportRecipients(db, pickIDs(about))
  if (active.length > 0) return undefined
  return SCHEDULE_PROBLEMS[skipped > 0 ? 'allSkipped' : 'noRecipient']
}

/** Returns why a run is given up; undefined when it should be retried. */
export function findProblem(cause: unknown, { signal, tries }: JobRun): string | undefined {
  if (signal.aborted || cause instanceof ClaimLost || isDatabaseAway(cause)) return undefined
  if (cause instanceof Refusal && cause.reason === 'not-found') return SCHEDULE_PROBLEMS.notVisible
  if (cause instanceof DailyLimitReached) return SCHEDULE_PROBLEMS.dailyLimit
  return tries >= MAX_TRIES ? SCHEDULE_PROBLEMS.notMade : undefined
}

/** Creates the handler that sends a scheduled report for the period that is due and plans the next one. */
export const runScheduleJob =
  (parts: Parts): JobHandler =>
  async (job) => {
    const chosenAt = parts.now()
    const due = await findDueSchedule(parts.db, job.subjectID, chosenAt)
    if (!due) return
    const { run } = due
    if (!run) return conclude(parts, job, chosenAt, async () => undefined)
    const fail = (problem: string) => failRun(parts, job, { due, run, chosenAt }, problem)
    if (due.isOwnerDisabled) return fail(SCHEDULE_PROBLEMS.disabled)
    if (job.tries > MAX_BEGINNINGS) return fail(SCHEDULE_PROBLEMS.notMade)
    // Schedules created before confirmations existed have recipients who were never asked.
    await parts.db.transaction((tx) => confirmOrAskRecipients(tx, parts, due.owner, due.schedule.id))
    const problem = await findRecipientProblem(parts.db, due)
    if (problem !== undefined) return fail(problem)
    try {
      await sendReport(parts, job, { about: due, run }, (write) => conclude(parts, job, chosenAt, write))
    } catch (cause) {
      const problem = findProblem(cause, job)
      if (problem === undefined) throw cause
      await fail(problem)
    }
  }
