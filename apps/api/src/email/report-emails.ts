import type { User } from '@placard/domain/account'
import { formatRange } from '@placard/domain/dates'
import { UPLOADS_PREFIX } from '@placard/domain/internal/report'
import {
  type DeliveryProblem,
  formatZonedMoment,
  isAddressProblem,
  SCHEDULE_PROBLEMS,
} from '@placard/domain/internal/schedule'
import type { Language, ReportRange } from '@placard/domain/report'
import { rangeZoneText, type ScheduledReport } from '@placard/domain/schedule'
import type { Config } from '../config.js'
import { button, type EmailBlock, note, text } from './email-content.js'
import { quoted, renderEmail } from './email-template.js'
import { type EmailTexts, emailTexts } from './email-texts.js'
import type { EmailMessage } from './email-transport.js'
import { isEmptyReport, type ReportSummary, resultBlocks, resultPreheader, shownPictures } from './report-results.js'

type Links = Pick<Config, 'company' | 'publicUrl'>

/** The report, schedule and owner that an email is about. */
export interface ReportEmailContent {
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
  /** Report page that this reader can open, without its dates. */
  reportUrl: string
  /** @default 'en' */
  language?: Language
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

/** Returns campaign and dates as the texts of an email name them. */
const createNames = ({ campaign, range }: Pick<ReportEmailContent, 'campaign' | 'range'>, { ofReports }: EmailTexts) =>
  [quoted(campaign.name), formatRange(range, {}, ofReports)] as const

/** Returns the button to a report in the console. */
const openInConsole = (config: Links, { campaign, range }: ReportEmailContent, { report }: EmailTexts) =>
  button(report.open, withDates(consoleReportUrl(config, campaign.id), range))

/** Place of a report's file: attached, on the report's page in the console, or at a URL. */
export type ReportFilePlace = 'attached' | 'console' | { url: string }

/** Returns what an email says about its file, and the link to it. */
function fileBlocks({ report }: EmailTexts, file: ReportFilePlace, content: string): EmailBlock[] {
  if (file === 'attached') return [note(content)]
  if (file === 'console') return [text(`${report.notAttached} ${report.exportHint}`), note(content)]
  return [
    text(`${report.notAttached} ${report.linkHint}`),
    { kind: 'link', text: report.download, url: file.url },
    note(content),
  ]
}

/** Returns the email of a report to one recipient. */
export function reportEmail(
  config: Links,
  reader: ReportReader,
  news: ReportEmailContent,
  summary: ReportSummary,
  file: ReportFilePlace = 'attached',
): EmailMessage {
  const { language = 'en', unsubscribeToken } = reader
  const { range, schedule, owner } = news
  const texts = emailTexts(language)
  const { report } = texts
  const [campaign, dates] = createNames(news, texts)
  const isOwner = reader.email === owner.email
  const isTest = unsubscribeToken === null
  const isEmpty = isEmptyReport(summary)
  const isAttached = file === 'attached'
  const sender = isOwner ? undefined : `${quoted(`${owner.first_name} ${owner.last_name}`)} (${quoted(owner.email)})`
  return renderEmail(config, {
    to: reader.email,
    language,
    subject: (isTest ? report.testSubject : report.subject)(campaign, dates),
    preheader: resultPreheader(summary, texts),
    heading: campaign,
    lead: [dates, report.zone(rangeZoneText(range, texts.ofReports))],
    blocks: [
      ...(isTest ? [text(report.isTest)] : []),
      ...(isEmpty ? [text(report.noActivity)] : []),
      ...resultBlocks(summary, { range, withVideo: schedule.withVideo }, texts),
      button(report.open, withDates(reader.reportUrl, range)),
      ...fileBlocks(
        texts,
        file,
        isEmpty ? report.emptyContent(isAttached) : report.content(isAttached, schedule.type === 'Full'),
      ),
    ],
    footer: [report.scheduledBy(sender, schedule.frequency), ...(isOwner && !isTest ? [report.stopHint] : [])],
    ...(unsubscribeToken !== null && { unsubscribeUrl: emailPageUrl(config, 'unsubscribe', unsubscribeToken) }),
    brand: summary.brand,
    pictures: shownPictures(summary),
  })
}

/** Returns the email to the user who requested a test report that could not be generated. */
export function testNotSentEmail(
  config: Links,
  email: string,
  news: ReportEmailContent,
  language: Language = 'en',
): EmailMessage {
  const texts = emailTexts(language)
  return renderEmail(config, {
    to: email,
    language,
    subject: texts.testNotSent.subject(...createNames(news, texts)),
    blocks: [text(texts.testNotSent.text(texts.scheduleProblems.notMade)), openInConsole(config, news, texts)],
  })
}

/**
 * Returns the email that asks an outside address to confirm report emails. The only text by a user in it is their
 * verified address, so that it cannot carry messages to strangers.
 */
export function confirmationEmail(
  config: Links,
  reader: { email: string; unsubscribeToken: string },
  { token, owner }: { token: string; owner: User },
  language: Language = 'en',
): EmailMessage {
  const { confirmation: texts } = emailTexts(language)
  return renderEmail(config, {
    to: reader.email,
    language,
    subject: texts.subject(config.company),
    blocks: [
      text(texts.text(quoted(owner.email), config.company)),
      text(texts.nothingYet),
      button(texts.button, emailPageUrl(config, 'confirm', token)),
      ...texts.notes.map(note),
    ],
    unsubscribeUrl: emailPageUrl(config, 'unsubscribe', reader.unsubscribeToken),
  })
}

/** Translates the stored, English reason of a failure. */
function problemText({ scheduleProblems }: EmailTexts, problem: string): string {
  const [name] = Object.entries(SCHEDULE_PROBLEMS).find(([, english]) => english === problem) ?? []
  return name === undefined ? problem : scheduleProblems[name as keyof typeof SCHEDULE_PROBLEMS]
}

/** Returns the email about a report that was not sent. `next` is when the next one is due. */
export function notSentEmail(
  config: Links,
  news: ReportEmailContent,
  problem: string,
  next: Date | undefined,
  language: Language = 'en',
): EmailMessage {
  const texts = emailTexts(language)
  const names = createNames(news, texts)
  return renderEmail(config, {
    to: news.owner.email,
    language,
    subject: texts.notSent.subject(...names),
    blocks: [
      text(texts.notSent.text(...names, problemText(texts, problem))),
      text(
        next ? texts.notSent.next(formatZonedMoment(next, news.range.tzCode, texts.ofReports)) : texts.notSent.noNext,
      ),
      openInConsole(config, news, texts),
      note(texts.once),
    ],
  })
}

/** Returns the button to a campaign's schedules. */
const openSchedules = ({ publicUrl }: Links, campaignID: string, { undelivered }: EmailTexts) =>
  button(undelivered.button, `${publicUrl}/campaigns/${encodeURIComponent(campaignID)}?tab=schedules`)

/** Returns the email about a report that is sent again after the owner was told of failures. */
export function recoveredEmail(config: Links, news: ReportEmailContent, language: Language = 'en'): EmailMessage {
  const texts = emailTexts(language)
  const names = createNames(news, texts)
  return renderEmail(config, {
    to: news.owner.email,
    language,
    subject: texts.recovered.subject(...names),
    blocks: [
      text(texts.recovered.text(...names)),
      openSchedules(config, news.campaign.id, texts),
      note(texts.recovered.note),
    ],
  })
}

/** Recipient who could not be reached. */
export interface UndeliveredRecipient {
  email: string
  problem: DeliveryProblem
}

/** Returns the email to a schedule's owner about recipients who could not be reached. */
export function undeliveredEmail(
  config: Links,
  { campaign, schedule, owner }: Omit<ReportEmailContent, 'range'>,
  recipients: readonly UndeliveredRecipient[],
  language: Language = 'en',
): EmailMessage {
  const all = emailTexts(language)
  const { undelivered: texts, deliveryProblems } = all
  const isSkipped = recipients.some(({ problem }) => isAddressProblem(problem))
  return renderEmail(config, {
    to: owner.email,
    language,
    subject: texts.subject(recipients.length, quoted(campaign.name)),
    blocks: [
      text(texts.text(quoted(campaign.name), schedule.frequency, recipients.length)),
      {
        kind: 'facts',
        facts: recipients.map(({ email, problem }) => [quoted(email), deliveryProblems[problem]] as const),
      },
      openSchedules(config, campaign.id, all),
      ...(isSkipped ? [note(texts.skipped)] : []),
      note(texts.once),
    ],
  })
}

/** Returns the email to an owner who has lost access to the campaign, which it does not name. */
export function lostAccessEmail(
  config: Links,
  { owner, schedule }: Pick<ReportEmailContent, 'owner' | 'schedule'>,
  language: Language = 'en',
): EmailMessage {
  const { lostAccess: texts, once } = emailTexts(language)
  return renderEmail(config, {
    to: owner.email,
    language,
    subject: texts.subject,
    blocks: [
      text(texts.text(schedule.frequency)),
      text(texts.hint),
      button(texts.button, `${config.publicUrl}/campaigns`),
      note(once),
    ],
  })
}
