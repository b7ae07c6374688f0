import {
  defaultRange,
  isZoneName,
  METRICS,
  type MetricName,
  type ReportRange,
  reportRangeSchema,
  type Settings,
} from '@placard/domain'
import * as z from 'zod'

const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]]

/** What a report's address says: days, zone and the metric of the chart. */
const searchSchema = z.object({
  start: z.iso.date().optional().catch(undefined),
  end: z.iso.date().optional().catch(undefined),
  tz: z.string().refine(isZoneName).optional().catch(undefined),
  metric: z.enum(METRIC_NAMES).catch('impressions'),
})

/** What a report shows. */
export interface ReportView {
  range: ReportRange
  metric: MetricName
}

/** The settings that stand in for what an address leaves out. */
export type ReportDefaults = Pick<Settings, 'activeReportingDates' | 'activeReportingTimezone'>

/** Reads a report's address; missing or impossible days and zones are the last chosen ones, then the last 7 days. */
export function parseReportSearch(search: URLSearchParams, defaults: ReportDefaults, now: Date): ReportView {
  const { start, end, tz, metric } = searchSchema.parse(Object.fromEntries(search))
  const tzCode = tz ?? defaults.activeReportingTimezone.tzCode
  const asked = reportRangeSchema.safeParse({ start, end, tzCode })
  if (asked.success) return { range: asked.data, metric }
  const last = reportRangeSchema.safeParse({ ...defaults.activeReportingDates, tzCode })
  return { range: last.success ? last.data : defaultRange(now, tzCode), metric }
}

/** A view as the search part of its address. The metric is left out while it is the usual one. */
export function reportSearch({ range, metric }: ReportView): URLSearchParams {
  const search = new URLSearchParams({ start: range.start, end: range.end, tz: range.tzCode })
  if (metric !== 'impressions') search.set('metric', metric)
  return search
}
