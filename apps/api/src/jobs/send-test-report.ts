import { type ReportRange, reportFileName } from '@placard/domain'
import type { Context } from '../context.js'
import { makeReport } from '../exports/make-report.js'
import { REPORT_ENDINGS } from '../exports/write-report.js'
import { consoleReportUrl, type ReportNews, reportMail, testNotSentMail } from '../mail/report-mails.js'
import { Refusal } from '../refusal.js'
import { ClaimLost } from '../store/jobs.js'
import { queueMail } from '../store/mail.js'
import { addStoredReport } from '../store/report-file-work.js'
import { findReportSubject } from '../store/report-subject.js'
import { reportTotalsOf } from '../store/report-totals.js'
import { findScheduleTest, type ScheduleTest } from '../store/schedule-tests.js'
import type { JobHandler, JobRun } from './jobs.js'

/** After so many failures the test is given up, and who asked for it is told. */
const MAX_TRIES = 3

type Parts = Omit<Context, 'jobs'>

async function sendTest(parts: Parts, job: JobRun, { schedule, reader }: ScheduleTest, news: ReportNews) {
  const { config, db, now } = parts
  const { campaignID, tzCode, format, type, withVideo } = schedule
  const { start, end } = news.range
  const subject = await findReportSubject(db, { user: reader }, { campaignID })
  const request = { campaignID, start, end, zone: tzCode, format, type, withVideo }
  const made = await makeReport(parts, subject, request, { signal: job.signal, onProgress: () => undefined })
  const totals = await reportTotalsOf(db, subject.liveIDs, request)
  const to = { email: reader.email, unsubscribeToken: null, reportUrl: consoleReportUrl(config, campaignID) }
  await db.transaction(async (tx) => {
    await addStoredReport(tx, made, now())
    const attachmentName = reportFileName(subject.campaign.name, news.range, REPORT_ENDINGS[format])
    await queueMail(tx, parts, { ...reportMail(config, to, news, totals), attachmentName, fileKey: made.key })
    await job.finish(tx)
  })
}

/** Emails the last complete report of a schedule to the user who asked for a test; the schedule stays as it is. */
export const sendTestReportJob =
  (parts: Parts): JobHandler =>
  async (job) => {
    const test = await findScheduleTest(parts.db, job.subjectID, parts.now())
    if (!test) return
    const { schedule, campaignName, owner, run, reader } = test
    const range: ReportRange = { start: run.start, end: run.end, tzCode: schedule.tzCode }
    const news: ReportNews = { campaign: { id: schedule.campaignID, name: campaignName }, range, schedule, owner }
    try {
      await sendTest(parts, job, test, news)
    } catch (cause) {
      // Who has lost access to the campaign meanwhile hears no more of it.
      if (cause instanceof Refusal && cause.status === 404) return
      if (job.signal.aborted || cause instanceof ClaimLost || job.tries < MAX_TRIES) throw cause
      await parts.db.transaction(async (tx) => {
        await queueMail(tx, parts, testNotSentMail(parts.config, reader.email, news))
        await job.finish(tx)
      })
    }
    job.poke('send-mail')
  }
