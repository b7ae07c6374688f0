import { formatRange } from '@placard/domain/dates'
import { formatBucket, metricChange } from '@placard/domain/internal/report'
import {
  type Counters,
  type DayWindow,
  formatCount,
  formatMetric,
  formatPercent,
  METRICS,
  type MetricDefinition,
  type MetricName,
  type ReportRange,
} from '@placard/domain/report'
import type { EmailBlock, EmailBrand, EmailCreative, EmailFigure, EmailPicture } from './email-content.js'
import { quoted } from './email-template.js'
import type { EmailTexts } from './email-texts.js'

/** Creative that a report email names. */
export interface NamedCreative {
  name: string
  counters: Counters
  picture: EmailPicture | undefined
}

/** Results that a report email shows. */
export interface ReportSummary {
  totals: Counters
  /** Days that they are compared with; undefined without a comparison. */
  before: { range: DayWindow; totals: Counters } | undefined
  /** Impressions of each time step, the empty ones included. */
  trend: { steps: readonly { bucket: string; impressions: number }[]; picture: EmailPicture }
  creatives: { best: NamedCreative; worst: NamedCreative } | undefined
  brand: EmailBrand
  logo: EmailPicture | undefined
}

const SHOWN: readonly MetricName[] = ['impressions', 'engagement', 'clicks', 'ctr']
const SHOWN_OF_VIDEO: readonly MetricName[] = ['videoStarts', 'videoCompletes', 'vcr']

/** Returns whether nothing was counted. */
export const isEmptyReport = ({ totals }: ReportSummary): boolean => Object.values(totals).every((count) => count === 0)

/** Returns all pictures of a report. */
export const shownPictures = ({ logo, trend, creatives }: ReportSummary): EmailPicture[] =>
  [logo, trend.picture, creatives?.best.picture, creatives?.worst.picture].filter((picture) => picture !== undefined)

/** Returns a change with its sign, so that it does not depend on its colour. */
function describeChange(
  metric: MetricName,
  { totals, before }: ReportSummary,
  { report, ofReports }: EmailTexts,
): EmailFigure['change'] {
  const change = before && before.totals.impressions > 0 ? metricChange(metric, totals, before.totals) : null
  if (change === null) return undefined
  const { kind, decimals }: MetricDefinition = METRICS[metric]
  const size = Math.abs(change)
  const [text, isZero] =
    kind === 'ratio'
      ? [report.points(ofReports.fixed(size, decimals)), Number(size.toFixed(decimals)) === 0]
      : [formatPercent(size, 1, ofReports), Number(size.toFixed(1)) === 0]
  if (isZero) return { text: report.unchanged, direction: 'none' }
  return change > 0 ? { text: `+${text}`, direction: 'up' } : { text: `−${text}`, direction: 'down' }
}

const createFigure = (metric: MetricName, summary: ReportSummary, texts: EmailTexts): EmailFigure => ({
  label: texts.ofReports.metrics[metric].name,
  value: formatMetric(metric, METRICS[metric].value(summary.totals), texts.ofReports),
  change: describeChange(metric, summary, texts),
})

function comparisonNote({ before }: ReportSummary, { report, ofReports }: EmailTexts): string | undefined {
  if (!before) return undefined
  const dates = formatRange(before.range, {}, ofReports)
  return before.totals.impressions > 0 ? report.comparedWith(dates) : report.noEarlierData(dates)
}

/** Returns the text after the subject in lists of emails: the first and the third figure. */
export function resultPreheader(summary: ReportSummary, texts: EmailTexts): string {
  const figures = (['impressions', 'clicks'] as const).map((metric) => createFigure(metric, summary, texts))
  return figures.map(({ label, value, change }) => `${label}: ${value}${change ? ` (${change.text})` : ''}`).join(', ')
}

function trendBlock(
  { trend: { steps, picture } }: ReportSummary,
  range: ReportRange,
  { report, ofReports }: EmailTexts,
): EmailBlock {
  const isHourly = steps[0]?.bucket.includes('T') ?? false
  const at = (bucket: string) =>
    formatBucket(bucket, range, isHourly && range.start === range.end ? 'short' : 'long', ofReports)
  const end = (bucket = '') => formatBucket(bucket, range, 'short', ofReports)
  const highest = steps.reduce((found, each) => (each.impressions > found.impressions ? each : found))
  const lowest = steps.reduce((found, each) => (each.impressions < found.impressions ? each : found))
  return {
    kind: 'trend',
    title: report.trend[isHourly ? 'hour' : 'day'],
    summary: [
      report.highest(formatCount(highest.impressions, ofReports), at(highest.bucket)),
      ...(lowest === highest ? [] : [report.lowest(formatCount(lowest.impressions, ofReports), at(lowest.bucket))]),
    ].join(' '),
    from: end(steps[0]?.bucket),
    to: end(steps.at(-1)?.bucket),
    cid: picture.cid,
  }
}

function createCreative(label: string, { name, counters, picture }: NamedCreative, texts: EmailTexts): EmailCreative {
  const value = (metric: MetricName) => formatMetric(metric, METRICS[metric].value(counters), texts.ofReports)
  return {
    label,
    name: quoted(name),
    result: texts.report.result(value('ctr'), value('clicks'), value('impressions')),
    cid: picture?.cid,
  }
}

/** Returns the results of a report: figures, trend, video, and the best and the weakest creative. */
export function resultBlocks(
  summary: ReportSummary,
  { range, withVideo }: { range: ReportRange; withVideo: boolean },
  texts: EmailTexts,
): EmailBlock[] {
  const { creatives, totals } = summary
  const figures = SHOWN.map((metric) => createFigure(metric, summary, texts))
  const video = SHOWN_OF_VIDEO.map((metric) => {
    const { label, value } = createFigure(metric, summary, texts)
    return [label, value] as const
  })
  return [
    { kind: 'figures', figures, note: comparisonNote(summary, texts) },
    ...(totals.impressions > 0 ? [trendBlock(summary, range, texts)] : []),
    ...(withVideo ? [{ kind: 'facts', facts: video } as const] : []),
    ...(creatives
      ? [
          {
            kind: 'creatives',
            creatives: [
              createCreative(texts.report.best, creatives.best, texts),
              createCreative(texts.report.worst, creatives.worst, texts),
            ],
          } as const,
        ]
      : []),
  ]
}
