import { languageOfUser, type ScheduleEmail, type ScheduleInput } from '@placard/domain'
import type { Context } from '../context.js'
import { consoleReportUrl, reportEmail } from '../email/report-emails.js'
import { reportTotalsOf } from '../store/reports/report-rows.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { lastCompleteRun } from '../store/schedules/schedule-runs.js'
import type { UserViewer } from '../store/visibility.js'

/** Stands for the token in the link to unsubscribe, which an email that is only shown does not have. */
const NO_TOKEN = 'preview'

/**
 * Returns the email that a schedule would have sent to a person without an account for the last complete period. Throws
 * a `Refusal`.
 */
export async function previewSchedule(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  viewer: UserViewer,
  input: Omit<ScheduleInput, 'recipients'>,
): Promise<ScheduleEmail> {
  const { campaignID, tzCode, language } = input
  const subject = await findReportSubject(db, viewer, { campaignID })
  const run = lastCompleteRun(input, subject.campaign, now())
  // Daily reports always have a last period.
  if (!run) throw new Error('A schedule has no period.')
  const range = { start: run.start, end: run.end, tzCode }
  const totals = await reportTotalsOf(db, subject.liveIDs, { ...range, zone: tzCode })
  const owner = viewer.user
  const reader = {
    email: '',
    unsubscribeToken: NO_TOKEN,
    language: language ?? languageOfUser(owner),
    reportUrl: consoleReportUrl(config, campaignID),
  }
  const news = { campaign: subject.campaign, range, schedule: input, owner }
  const { subject: title, html } = reportEmail(config, reader, news, totals)
  return { subject: title, html }
}
