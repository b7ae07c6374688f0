import {
  type Counters,
  DELIVERY_PROBLEMS,
  type DeliveryProblem,
  formatMetric,
  formatRange,
  formatZonedMoment,
  isAddressProblem,
  type Language,
  METRICS,
  type MetricName,
  type ReportRange,
  rangeZoneText,
  SCHEDULE_PROBLEMS,
  type ScheduledReport,
  UPLOADS_PREFIX,
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
  schedule: Pick<ScheduledReport, 'frequency' | 'type' | 'withVideo' | 'language'>
  owner: User
}

/** Reader of a report email. */
export interface ReportReader {
  email: string
  /** null in a test email, which has nothing to unsubscribe from. */
  unsubscribeToken: string | null
  /** @default 'en' */
  language?: Language
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

/** Returns the URL of a file for everybody who knows its name. */
export const fileUrl = ({ publicUrl }: Links, file: string): string => `${publicUrl}${UPLOADS_PREFIX}${file}`

const emailPageUrl = ({ publicUrl }: Links, page: 'confirm' | 'unsubscribe', token: string) =>
  `${publicUrl}/emails/${page}?${new URLSearchParams({ token })}`

const factsOf = (totals: Counters, withVideo: boolean) =>
  [...SHOWN, ...(withVideo ? SHOWN_OF_VIDEO : [])].map(
    (metric) => [METRICS[metric].name, formatMetric(metric, METRICS[metric].value(totals))] as const,
  )

const FILE_NOT_ATTACHED = 'The file is not attached, because it is larger than the mail server accepts.'

/** Returns what an email says about its file, and the link to it. */
function fileTexts(file: ReportFilePlace) {
  if (file === 'attached') return { name: 'The attached file', hints: [] }
  if (file === 'console')
    return { name: 'The file', hints: [`${FILE_NOT_ATTACHED} To download it, open the report and choose Export.`] }
  return {
    name: 'The file',
    hints: [`${FILE_NOT_ATTACHED} The link to it works for 7 days, for anybody who has it.`],
    download: { text: 'Download the file', url: file.url },
  }
}

/** Place of a report's file: attached, on the report's page in the console, or at a URL. */
export type ReportFilePlace = 'attached' | 'console' | { url: string }

/** Returns the email of a report to one recipient. */
export function reportEmail(
  config: Links,
  reader: ReportReader,
  news: ReportNews,
  totals: Counters,
  file: ReportFilePlace = 'attached',
): EmailMessage {
  const { campaign, range, schedule, owner } = news
  const isEmpty = Object.values(totals).every((count) => count === 0)
  const content = schedule.type === 'Full' ? 'by creative and time' : 'by creative'
  const isOwner = reader.email === owner.email
  const isTest = reader.unsubscribeToken === null
  const sender = isOwner ? 'You' : `${quoted(`${owner.first_name} ${owner.last_name}`)} (${quoted(owner.email)})`
  const { name, hints, download } = fileTexts(file)
  return renderEmail(config, {
    to: reader.email,
    subject: `${isTest ? 'Test: report' : 'Report'} of ${quoted(campaign.name)}, ${formatRange(range)}`,
    before: [
      ...(isTest ? ['This is the test that you requested. It was sent to nobody else.'] : []),
      `The report of ${quoted(campaign.name)} for ${formatRange(range)}.`,
      `Dates are in ${rangeZoneText(range)}.`,
      ...(isEmpty ? ['No activity in this period.'] : []),
      ...hints,
    ],
    facts: factsOf(totals, schedule.withVideo),
    link: { text: 'Open the report', url: withDates(reader.reportUrl, range) },
    ...(download && { download }),
    after: [
      isEmpty ? `${name} has no rows.` : `${name} has the results ${content}.`,
      `${sender} scheduled this report. It is sent ${HOW_OFTEN[schedule.frequency]}.`,
      ...(isOwner && !isTest ? ['To stop it for everybody, delete it under Schedules in the campaign.'] : []),
    ],
    ...(reader.unsubscribeToken !== null && {
      unsubscribeUrl: emailPageUrl(config, 'unsubscribe', reader.unsubscribeToken),
    }),
  })
}

/** Returns the email to the user who requested a test report that could not be generated. */
export const testNotSentEmail = (
  config: Links,
  email: string,
  { campaign, range }: ReportNews,
  _language?: Language,
): EmailMessage =>
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
  _language?: Language,
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
export function notSentEmail(
  config: Links,
  news: ReportNews,
  problem: string,
  next: Date | undefined,
  _language?: Language,
): EmailMessage {
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

/** Returns the email about a report that is sent again after the owner was told of failures. */
export const recoveredEmail = (
  config: Links,
  { campaign, range, owner }: ReportNews,
  _language?: Language,
): EmailMessage =>
  renderEmail(config, {
    to: owner.email,
    subject: `Sent again: report of ${quoted(campaign.name)}, ${formatRange(range)}`,
    before: [
      `The report of ${quoted(campaign.name)} for ${formatRange(range)} was sent. We emailed you before that it was not.`,
    ],
    link: {
      text: 'Open the schedules',
      url: `${config.publicUrl}/campaigns/${encodeURIComponent(campaign.id)}?tab=schedules`,
    },
    after: ['Periods that were not sent are listed under Schedules, where you can send them now.'],
  })

/** Recipient who could not be reached. */
export interface UndeliveredRecipient {
  email: string
  problem: DeliveryProblem
}

/** Returns the email to a schedule's owner about recipients who could not be reached. */
export function undeliveredEmail(
  config: Links,
  { campaign, schedule, owner }: Omit<ReportNews, 'range'>,
  recipients: readonly UndeliveredRecipient[],
  _language?: Language,
): EmailMessage {
  const count = recipients.length === 1 ? '1 recipient' : `${recipients.length} recipients`
  const isSkipped = recipients.some(({ problem }) => isAddressProblem(problem))
  return renderEmail(config, {
    to: owner.email,
    subject: `Not delivered to ${count}: report of ${quoted(campaign.name)}`,
    before: [
      `You scheduled the report of ${quoted(campaign.name)} (${schedule.frequency.toLowerCase()}). Emails about it could not be delivered to ${count}.`,
    ],
    facts: recipients.map(({ email, problem }) => [quoted(email), DELIVERY_PROBLEMS[problem]]),
    link: {
      text: 'Open the schedules',
      url: `${config.publicUrl}/campaigns/${encodeURIComponent(campaign.id)}?tab=schedules`,
    },
    after: [
      ...(isSkipped
        ? [
            'Addresses that a mail server does not accept get no further reports. Correct them under Schedules, or choose Try again there.',
          ]
        : []),
      "We won't email you about these recipients again until they are reached or tried again.",
    ],
  })
}

/** Returns the email to an owner who has lost access to the campaign, which it does not name. */
export function lostAccessEmail(
  config: Links,
  { owner, schedule }: Pick<ReportNews, 'owner' | 'schedule'>,
  _language?: Language,
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
