import {
  type Counters,
  formatMetric,
  METRICS,
  type MetricName,
  type ReportRange,
  rangeText,
  rangeZoneText,
  type ScheduledReport,
  type User,
  zonedMomentText,
} from '@placard/domain'
import type { Config } from '../config.js'
import { letterMail, quoted } from './letter.js'
import type { MailMessage } from './mail-transport.js'

type Links = Pick<Config, 'company' | 'publicUrl'>

/** What a mail about a scheduled report is about. */
export interface ReportNews {
  campaign: { id: string; name: string }
  range: ReportRange
  schedule: Pick<ScheduledReport, 'frequency' | 'type' | 'withVideo'>
  owner: User
}

const SHOWN: MetricName[] = ['impressions', 'engagement', 'clicks', 'ctr']
const SHOWN_OF_VIDEO: MetricName[] = ['videoStarts', 'videoCompletes', 'vcr']

const HOW_OFTEN: Readonly<Record<ScheduledReport['frequency'], string>> = {
  Daily: 'It comes daily.',
  Weekly: 'It comes weekly.',
  Monthly: 'It comes monthly.',
  'On campaign end': 'It comes once, when the campaign has ended.',
}

const linkOf = ({ publicUrl }: Links, { campaign, range: { start, end, tzCode } }: ReportNews) =>
  `${publicUrl}/campaigns/${encodeURIComponent(campaign.id)}/reporting?${new URLSearchParams({ start, end, tz: tzCode })}`

const factsOf = (totals: Counters, withVideo: boolean) =>
  [...SHOWN, ...(withVideo ? SHOWN_OF_VIDEO : [])].map(
    (metric) => [METRICS[metric].name, formatMetric(metric, METRICS[metric].value(totals))] as const,
  )

/** The report itself, to one of its recipients; the file goes with it. */
export function reportMail(config: Links, to: string, news: ReportNews, totals: Counters): MailMessage {
  const { campaign, range, schedule, owner } = news
  const isEmpty = Object.values(totals).every((count) => count === 0)
  const content = schedule.type === 'Full' ? 'by creative and time' : 'by creative'
  return letterMail(config, {
    to,
    subject: `Report of ${quoted(campaign.name)}, ${rangeText(range)}`,
    before: [
      `The report of ${quoted(campaign.name)} for ${rangeText(range)}.`,
      `Days are counted in ${rangeZoneText(range)}.`,
      ...(isEmpty ? ['Nothing was counted in this time.'] : []),
    ],
    facts: factsOf(totals, schedule.withVideo),
    link: { text: 'Open the report', url: linkOf(config, news) },
    after: [
      isEmpty ? 'The attached file has no rows.' : `The attached file has the numbers ${content}.`,
      `${quoted(`${owner.first_name} ${owner.last_name}`)} (${quoted(owner.email)}) set this report up. ${HOW_OFTEN[schedule.frequency]} To stop it, delete it among the scheduled reports of the campaign.`,
    ],
  })
}

/** To whoever set a report up: that it was not sent. `next` is when the following one comes. */
export function notSentMail(config: Links, news: ReportNews, problem: string, next: Date | undefined): MailMessage {
  const { campaign, range, owner } = news
  return letterMail(config, {
    to: owner.email,
    subject: `Not sent: report of ${quoted(campaign.name)}, ${rangeText(range)}`,
    before: [
      `The report of ${quoted(campaign.name)} for ${rangeText(range)} was not sent. ${problem}`,
      next ? `The next one comes on ${zonedMomentText(next, range.tzCode)}.` : 'It will not be sent again.',
    ],
    link: { text: 'Open the report', url: linkOf(config, news) },
    after: ['You hear of this once, until a report could be sent again.'],
  })
}
