import { METRICS, type MetricName } from '../metric/metric.js'
import { comparisonWindow, type ReportComparisonChoice } from '../report-range/comparison-choice.js'
import { campaignLifetime, chooseBucket, defaultRange, type ReportRange } from '../report-range/report-range.js'
import type { Report } from './report-schema.js'

/** Selection of a report: range, comparison, video data and chart. */
export interface ReportView {
  range: ReportRange
  comparison: ReportComparisonChoice
  /** True when video quartiles are part of it. */
  withVideo: boolean
  /** Metric of the chart. */
  metric: MetricName
  /** 'table' shows the chart's values as a table. @default the chart */
  display?: 'table'
  /** Ids of the series that the chart leaves out. @default none */
  hiddenSeries?: readonly string[]
}

/** Id of the series that sums up the creatives beyond the first seven of a chart. */
export const OTHER_SERIES = 'other'

/** Default comparison of a report. */
export const DEFAULT_COMPARISON: ReportComparisonChoice = { mode: 'previous', matchWeekday: false }

/** Default view of a report: the last 7 days compared with the 7 before. */
export const defaultReportView = (now: Date, tzCode = 'UTC'): ReportView => ({
  range: defaultRange(now, tzCode),
  comparison: DEFAULT_COMPARISON,
  withVideo: true,
  metric: 'impressions',
})

/**
 * Default view of a campaign's own report: all days of the campaign so far, without a comparison. Before it starts, the
 * last 7 days.
 */
export function lifetimeView(flight: Parameters<typeof campaignLifetime>[0], now: Date, tzCode = 'UTC'): ReportView {
  const view = defaultReportView(now, tzCode)
  const lifetime = campaignLifetime(flight, now, tzCode)
  return lifetime ? { ...view, range: lifetime.range, comparison: { mode: 'off' } } : view
}

const VIDEO_COUNTERS = {
  videoStarts: 1,
  firstQuartiles: 1,
  midpoints: 1,
  thirdQuartiles: 1,
  videoCompletes: 1,
} as const

/** True when a metric is computed from what is counted of videos: without video data it has no value. */
export function isVideoMetric(metric: MetricName): boolean {
  const none = {
    impressions: 1,
    engagement: 1,
    clicks: 1,
    videoStarts: 0,
    firstQuartiles: 0,
    midpoints: 0,
    thirdQuartiles: 0,
    videoCompletes: 0,
    invalidTraffic: 1,
  }
  return METRICS[metric].value(none) !== METRICS[metric].value({ ...none, ...VIDEO_COUNTERS })
}

/** Returns a view with changes applied. A video metric becomes impressions if video data is excluded. */
export function changedView(view: ReportView, changes: Partial<ReportView>): ReportView {
  const next = { ...view, ...changes }
  return !next.withVideo && isVideoMetric(next.metric) ? { ...next, metric: 'impressions' } : next
}

/** Returns the comparison range of a view in its time zone; undefined without a comparison. */
export function comparedRange({
  range,
  comparison,
}: Pick<ReportView, 'range' | 'comparison'>): ReportRange | undefined {
  const window = comparisonWindow(range, comparison)
  return window && withRangeStep(range, { ...window, tzCode: range.tzCode })
}

/** Returns a comparison range with the time step of the range: a leap day can make one of both three days long. */
export function withRangeStep<Compared extends ReportRange>(range: ReportRange, compared: Compared): Compared {
  const bucket = chooseBucket(range)
  return chooseBucket(compared) === bucket ? compared : { ...compared, bucket }
}

/** Returns true if two ranges have the same days in the same zone. */
export const isSameRange = (a: ReportRange, b: ReportRange): boolean =>
  a.start === b.start && a.end === b.end && a.tzCode === b.tzCode

/** Returns a report, or one creative's part of it. */
export function reportOfCreative(report: Report, creativeID: string | undefined): Report {
  if (creativeID === undefined) return report
  return {
    ...report,
    creatives: report.creatives.filter(({ id }) => id === creativeID),
    rows: report.rows.filter((row) => row.creativeID === creativeID),
  }
}
