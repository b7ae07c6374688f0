import { languageOfUser } from '@placard/domain/internal/account'
import { SCHEDULE_NOT_FOUND, type SchedulePreview } from '@placard/domain/internal/schedule'
import type { ScheduleEmail } from '@placard/domain/schedule'
import type { Context } from '../context.js'
import type { EmailPicture } from '../email/email-content.js'
import { consoleReportUrl, reportEmail } from '../email/report-emails.js'
import { Refusal } from '../refusal.js'
import { findReportSubject } from '../store/reports/report-subject.js'
import { findSchedule, lastCompleteRun } from '../store/schedules/schedule-runs.js'
import type { UserViewer } from '../store/visibility.js'
import { summarizeReport } from './summarize-report.js'

/** Stands for the token in the link to unsubscribe, which an email that is only shown does not have. */
const NO_TOKEN = 'preview'

/** Returns the html of an email with its pictures in it, for a page that has no attachments. */
const withPictures = (html: string, pictures: readonly EmailPicture[]): string =>
  pictures.reduce(
    (text, { cid, contentType, content }) => text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
    html,
  )

/**
 * Returns the email that a schedule would have sent to a person without an account for the last complete period; one
 * that exists keeps its owner and the look of its share link. Throws a `Refusal`.
 */
export async function previewSchedule(
  parts: Pick<Context, 'config' | 'db' | 'facts' | 'files' | 'now'>,
  viewer: UserViewer,
  input: SchedulePreview,
): Promise<ScheduleEmail> {
  const { db, config, now } = parts
  const { id, campaignID, frequency, tzCode, language } = input
  const subject = await findReportSubject(db, viewer, { campaignID })
  const about = id === undefined ? undefined : await findSchedule(db, id)
  if (id !== undefined && about?.schedule.campaignID !== campaignID) throw new Refusal('not-found', SCHEDULE_NOT_FOUND)
  const run = lastCompleteRun(input, subject.campaign, now())
  // Daily reports always have a last period.
  if (!run) throw new Error('A schedule has no period.')
  const range = { start: run.start, end: run.end, tzCode }
  const summary = await summarizeReport(parts, subject, range, {
    frequency,
    shareTokenID: about?.schedule.shareTokenID ?? null,
  })
  const owner = about?.owner ?? viewer.user
  const reader = {
    email: '',
    unsubscribeToken: NO_TOKEN,
    language: language ?? languageOfUser(owner),
    reportUrl: consoleReportUrl(config, campaignID),
  }
  const news = { campaign: subject.campaign, range, schedule: input, owner }
  const { subject: title, html, pictures = [] } = reportEmail(config, reader, news, summary)
  return { subject: title, html: withPictures(html, pictures) }
}
