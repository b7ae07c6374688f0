import * as z from 'zod'
import { METRICS, type MetricName } from '../metric/metric.js'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.js'
import { isZoneName } from '../timezone/timezone.js'
import type { ReportComparisonChoice } from './comparison-choice.js'
import { comparisonChoiceSchema } from './comparison-choice-schema.js'
import { reportRangeSchema } from './report-query.js'
import { defaultRange } from './report-range.js'
import { changedView, DEFAULT_COMPARISON, type ReportView } from './report-view.js'

const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]]

/** What a report's address says: days, zone, what they are compared with, videos or none, and the metric of the chart. */
const searchSchema = z.object({
  start: z.iso.date().optional().catch(undefined),
  end: z.iso.date().optional().catch(undefined),
  tz: z.string().refine(isZoneName).optional().catch(undefined),
  compare: z.string().optional(),
  from: z.string().optional(),
  weekdays: z.literal('match').optional().catch(undefined),
  video: z.enum(['on', 'off']).catch('on'),
  metric: z.enum(METRIC_NAMES).catch('impressions'),
})

/** The settings that stand in for what an address leaves out. */
export type ReportDefaults = Pick<Settings, 'activeReportingDates' | 'activeReportingTimezone'>

/** Reads a report's address; missing or impossible days and zones are the last chosen ones, then the last 7 days. */
export function parseReportView(
  search: URLSearchParams,
  now: Date,
  defaults: ReportDefaults = DEFAULT_SETTINGS,
): ReportView {
  const { start, end, tz, compare, from, weekdays, video, metric } = searchSchema.parse(Object.fromEntries(search))
  const tzCode = tz ?? defaults.activeReportingTimezone.tzCode
  const asked = reportRangeSchema.safeParse({ start, end, tzCode })
  const last = reportRangeSchema.safeParse({ ...defaults.activeReportingDates, tzCode })
  const choice = comparisonChoiceSchema.safeParse({
    mode: compare ?? 'previous',
    matchWeekday: weekdays !== undefined,
    start: from,
  })
  const range = asked.data ?? last.data ?? defaultRange(now, tzCode)
  const comparison = choice.data ?? DEFAULT_COMPARISON
  return changedView({ range, comparison, withVideo: video === 'on', metric }, {})
}

/** A view as the search part of its address. What is as usual is left out, but for the days and their zone. */
export function reportViewSearch({ range, comparison, withVideo, metric }: ReportView): URLSearchParams {
  const search = new URLSearchParams({ start: range.start, end: range.end, tz: range.tzCode })
  for (const [name, value] of Object.entries(comparisonSearch(comparison))) search.set(name, value)
  if (!withVideo) search.set('video', 'off')
  if (metric !== 'impressions') search.set('metric', metric)
  return search
}

function comparisonSearch(choice: ReportComparisonChoice): Record<string, string> {
  if (choice.mode === 'off') return { compare: 'off' }
  if (choice.mode === 'custom') return { compare: 'custom', from: choice.start }
  return {
    ...(choice.mode !== 'previous' && { compare: choice.mode }),
    ...(choice.matchWeekday && { weekdays: 'match' }),
  }
}
