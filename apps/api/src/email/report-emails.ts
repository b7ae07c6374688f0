import {
  type Counters,
  formatMetric,
  formatRange,
  formatZonedMoment,
  METRICS,
  type MetricName,
  type ReportRange,
  rangeZoneText,
  SCHEDULE_PROBLEMS,
  type ScheduledReport,
  type User,
} from '@placard/domain'
import type { Config } from '../config.js'
import { quoted, renderEmail } from './email-template.js'
import type { EmailMessage } from './email-transport.js'

type Links = Pick<Config, 'company' | 'publicUrl'>

/** The report, schedule and owner that an email is about. */
export interface ReportNews {
  campaign: { id: string; name: string }
  range: ReportRange
  schedule: Pick<ScheduledReport, 'frequency' | 'type' | 'withVideo'>
  owner: User
}

/** Reader of a report email. */
export interface ReportReader {
  email: string
  /** null in a test email, which has nothing to unsubscribe from. */
  unsubscribeToken: string | null
  /** Report page that this reader can open, without its dates. */
  reportUrl: string
}

const SHOWN: MetricName[] = ['impressions', 'engagement', 'clicks', 'ctr']
const SHOWN_OF_VIDEO: MetricName[] = ['videoStarts', 'videoCompletes', 'vcr']

const HOW_OFTEN: Readonly<Record<ScheduledReport['frequency'], string>> = {
  Daily: 'every day',
  Weekly: 'every week',
  Monthly: 'every month',
  'On campaign end': 'once, after the campaign has ended',
}

/** Returns the URL of a campaign's report in the console. */
export const consoleReportUrl = ({ publicUrl }: Links, campaignID: string): string =>
  `${publicUrl}/campaigns/${encodeURIComponent(campaignID)}/reporting`

const withDates = (url: string, { start, end, tzCode }: ReportRange) =>
  `${url}?${new URLSearchParams({ start, end, tz: tzCode })}`

const emailPageUrl = ({ publicUrl }: Links, page: 'confirm' | 'unsubscribe', token: string) =>
  `${publicUrl}/emails/${page}?${new URLSearchParams({ token })}`

const factsOf = (totals: Counters, withVideo: boolean) =>
  [...SHOWN, ...(withVideo ? SHOWN_OF_VIDEO : [])].map(
    (metric) => [METRICS[metric].name, formatMetric(metric, METRICS[metric].value(totals))] as const,
  )

/** Returns the email of a report to one recipient; the file is attached. */
export function reportEmail(config: Links, reader: ReportReader, news: ReportNews, totals: Counters): EmailMessage {
  const { campaign, range, schedule, owner } = news
  const isEmpty = Object.values(totals).every((count) => count === 0)
  const content = schedule.type === 'Full' ? 'by creative and time' : 'by creative'
  const isOwner = reader.email === owner.email
  const isTest = reader.unsubscribeToken === null
  const sender = isOwner ? 'You' : `${quoted(`${owner.first_name} ${owner.last_name}`)} (${quoted(owner.email)})`
  return renderEmail(config, {
    to: reader.email,
    subject: `${isTest ? 'Test: report' : 'Report'} of ${quoted(campaign.name)}, ${formatRange(range)}`,
    before: [
      ...(isTest ? ['This is the test that you requested. It was sent to nobody else.'] : []),
      `The report of ${quoted(campaign.name)} for ${formatRange(range)}.`,
      `Dates are in ${rangeZoneText(range)}.`,
      ...(isEmpty ? ['No activity in this period.'] : []),
    ],
    facts: factsOf(totals, schedule.withVideo),
    link: { text: 'Open the report', url: withDates(reader.reportUrl, range) },
    after: [
      isEmpty ? 'The attached file has no rows.' : `The attached file has the results ${content}.`,
      `${sender} scheduled this report. It is sent ${HOW_OFTEN[schedule.frequency]}.`,
      ...(isOwner && !isTest ? ['To stop it for everybody, delete it under Schedules in the campaign.'] : []),
    ],
    ...(reader.unsubscribeToken !== null && {
      unsubscribeUrl: emailPageUrl(config, 'unsubscribe', reader.unsubscribeToken),
    }),
  })
}

/** Returns the email to the user who requested a test report that could not be generated. */
export const testNotSentEmail = (config: Links, email: string, { campaign, range }: ReportNews): EmailMessage =>
  renderEmail(config, {
    to: email,
    subject: `Test not sent: report of ${quoted(campaign.name)}, ${formatRange(range)}`,
    before: [`The test that you requested was not sent. ${SCHEDULE_PROBLEMS.notMade}`],
    link: { text: 'Open the report', url: withDates(consoleReportUrl(config, campaign.id), range) },
  })

/**
 * Returns the email that asks an outside address to confirm report emails. The only text by a user in it is their
 * verified address, so that it cannot carry messages to strangers.
 */
export function confirmationEmail(
  config: Links,
  reader: { email: string; unsubscribeToken: string },
  { token, owner }: { token: string; owner: User },
): EmailMessage {
  return renderEmail(config, {
    to: reader.email,
    subject: `Confirm report emails from ${config.company}`,
    before: [
      `${quoted(owner.email)} wants to email you campaign reports from ${config.company}.`,
      'Nothing is sent until you confirm.',
    ],
    link: { text: 'Review and confirm', url: emailPageUrl(config, 'confirm', token) },
    after: [
      'This link expires in 7 days and can be used once.',
      "If you don't want these reports, ignore this email or unsubscribe.",
    ],
    unsubscribeUrl: emailPageUrl(config, 'unsubscribe', reader.unsubscribeToken),
  })
}

/** Returns the email about a report that was not sent. `next` is when the next one is due. */
export function notSentEmail(config: Links, news: ReportNews, problem: string, next: Date | undefined): EmailMessage {
  const { campaign, range, owner } = news
  return renderEmail(config, {
    to: owner.email,
    subject: `Not sent: report of ${quoted(campaign.name)}, ${formatRange(range)}`,
    before: [
      `The report of ${quoted(campaign.name)} for ${formatRange(range)} was not sent. ${problem}`,
      next ? `The next one is due on ${formatZonedMoment(next, range.tzCode)}.` : 'It will not be sent again.',
    ],
    link: { text: 'Open the report', url: withDates(consoleReportUrl(config, campaign.id), range) },
    after: ["We won't email you about this again until a report goes through."],
  })
}

/** Returns the email to an owner who has lost access to the campaign, which it does not name. */
export function lostAccessEmail(
  config: Links,
  { owner, schedule }: Pick<ReportNews, 'owner' | 'schedule'>,
): EmailMessage {
  return renderEmail(config, {
    to: owner.email,
    subject: 'One of your scheduled reports has stopped',
    before: [
      `A report that you scheduled (${schedule.frequency.toLowerCase()}) is no longer sent, because you no longer have access to its campaign.`,
      'If you need it, ask an administrator for access, or ask somebody who has access to schedule it.',
    ],
    link: { text: 'Open your campaigns', url: `${config.publicUrl}/campaigns` },
    after: ["We won't email you about this again until a report goes through."],
  })
}
