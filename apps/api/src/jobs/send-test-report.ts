import { languageOfUser } from '@placard/domain/internal/account'
import { reportFileName } from '@placard/domain/internal/report'
import type { ReportRange } from '@placard/domain/report'
import type { Context } from '../context.js'
import { consoleReportUrl, type ReportEmailContent, reportEmail, testNotSentEmail } from '../email/report-emails.js'
import { generateReport } from '../exports/generate-report.js'
import { REPORT_EXTENSIONS } from '../exports/write-report.js'
import type { JobHandler, JobRun } from '../job-runner.js'
import { Refusal } from '../refusal.js'
import { isDatabaseAway } from '../store/database-errors.js'
import { queueEmail } from '../store/emails.js'
import { ClaimLost } from '../store/jobs.js'
import { addStoredReport } from '../store/reports/report-files.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { findScheduleTest, type ScheduleTest } from '../store/schedules/schedule-runs.js'
import { summarizeReport } from './summarize-report.js'

/** Attempts before the test is abandoned and its requester gets an email. */
const MAX_TRIES = 3

type Parts = Omit<Context, 'jobs'>

async function sendTest(
  parts: Parts,
  job: JobRun,
  { schedule, reader }: ScheduleTest,
  emailContent: ReportEmailContent,
) {
  const { config, db, now } = parts
  const { campaignID, tzCode, format, type, withVideo } = schedule
  const { start, end } = emailContent.range
  const language = languageOfUser(reader)
  const subject = await findReportSubject(db, { user: reader }, { campaignID })
  const request = { campaignID, start, end, zone: tzCode, format, type, withVideo, language }
  const file = await generateReport(parts, subject, request, { signal: job.signal, onProgress: () => undefined })
  const summary = await summarizeReport(parts, subject, emailContent.range, schedule)
  const to = { email: reader.email, unsubscribeToken: null, language, reportUrl: consoleReportUrl(config, campaignID) }
  await db.transaction(async (tx) => {
    await addStoredReport(tx, file, now())
    const attachmentName = reportFileName(subject.campaign.name, emailContent.range, REPORT_EXTENSIONS[format])
    const { text, html } = reportEmail(config, to, emailContent, summary, 'console')
    await queueEmail(tx, parts, {
      ...reportEmail(config, to, emailContent, summary),
      attachmentName,
      fileKey: file.key,
      linked: { text, html },
      purpose: { kind: 'test', scheduleID: schedule.id, userID: reader.id },
    })
    await job.finish(tx)
  })
}

/**
 * Creates the handler that emails the last complete report of a schedule to the user who requested a test; the
 * schedule does not change.
 */
export const sendTestReportJob =
  (parts: Parts): JobHandler =>
  async (job) => {
    const test = await findScheduleTest(parts.db, job.subjectID, parts.now())
    if (!test) return
    const { schedule, campaignName, owner, run, reader } = test
    const range: ReportRange = { start: run.start, end: run.end, tzCode: schedule.tzCode }
    const emailContent: ReportEmailContent = {
      campaign: { id: schedule.campaignID, name: campaignName },
      range,
      schedule,
      owner,
    }
    try {
      await sendTest(parts, job, test, emailContent)
    } catch (cause) {
      // Users who have lost access to the campaign get no further email about it.
      if (cause instanceof Refusal && cause.reason === 'not-found') return
      if (job.signal.aborted || cause instanceof ClaimLost || isDatabaseAway(cause)) throw cause
      if (job.tries < MAX_TRIES) throw cause
      await parts.db.transaction(async (tx) => {
        await queueEmail(tx, parts, testNotSentEmail(parts.config, reader.email, emailContent, languageOfUser(reader)))
        await job.finish(tx)
      })
    }
    job.trigger('send-mail')
  }
