import * as z from 'zod'
import { isDay } from '../day/day.js'
import { formatRange } from '../day/day-text.js'
import { zoneFromOffset } from '../day/offset-change.js'
import { ENGLISH, type ReportTexts } from '../language/report-texts.js'
import { METRICS, type MetricName } from '../metric/metric.js'
import type { ReportComparisonChoice } from '../report-range/comparison-choice.js'
import { comparisonChoiceSchema, dayFromUnixSeconds, reportRangeSchema } from '../report-range/report-query.js'
import { defaultRange } from '../report-range/report-range.js'
import { DEFAULT_SETTINGS, type Settings } from '../settings/settings.js'
import { isZoneName } from '../timezone/timezone.js'
import { changedView, DEFAULT_COMPARISON, type ReportView } from './report-view.js'
import { zoneText } from './report-view-text.js'

const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]]

/** Parses a day written as 'YYYY-MM-DD' or, as the specification requires, as unix seconds of its local time. */
const parseDay = (text: string | undefined) =>
  text && /^\d{1,10}$/.test(text) ? dayFromUnixSeconds(Number(text)) : text

/** Restores an offset whose plus sign was not encoded and arrives as a space. */
const restorePlus = (text: string | undefined) => text?.replace(/^ (?=\d)/, '+')

const searchSchema = z.object({
  start: z.string().optional().transform(parseDay),
  end: z.string().optional().transform(parseDay),
  tz: z.string().optional().transform(restorePlus),
  compare: z.string().optional(),
  from: z.string().optional(),
  weekdays: z.literal('match').optional().catch(undefined),
  video: z.enum(['on', 'off']).catch('on'),
  metric: z.enum(METRIC_NAMES).catch('impressions'),
  view: z.literal('table').optional().catch(undefined),
  hide: z.string().optional(),
})

/** Settings that replace missing parts of a URL. */
export type ReportDefaults = Pick<Settings, 'activeReportingDates' | 'activeReportingTimezone'>

/** Parsed URL of a report. */
export interface ReportSearch {
  view: ReportView
  /** Message that names the unreadable parts of the URL and what is shown instead; undefined when there are none. */
  problem: string | undefined
}

/** Returns the zone of a URL; undefined if it is missing or unknown. */
function readZone(
  { tz, start = '', end = '' }: { tz?: string | undefined; start?: string | undefined; end?: string | undefined },
  preferred: string,
): string | undefined {
  if (tz === undefined) return preferred
  if (isZoneName(tz)) return tz
  return zoneFromOffset(tz, isDay(start) && isDay(end) ? { start, end } : undefined, preferred)
}

/**
 * Parses the URL of a report and reports unreadable parts. Missing and invalid dates and zones are replaced by the
 * last selected ones, then the last 7 days.
 */
export function readReportSearch(
  search: URLSearchParams,
  now: Date,
  defaults: ReportDefaults = DEFAULT_SETTINGS,
  texts: ReportTexts = ENGLISH,
): ReportSearch {
  const read = searchSchema.parse(Object.fromEntries(search))
  const { start, end, compare, from, weekdays, video, metric } = read
  const preferred = defaults.activeReportingTimezone.tzCode
  const zone = readZone(read, preferred)
  const tzCode = zone ?? preferred
  const asked = reportRangeSchema.safeParse({ start, end, tzCode })
  const last = reportRangeSchema.safeParse({ ...defaults.activeReportingDates, tzCode })
  const choice = comparisonChoiceSchema.safeParse({
    mode: compare ?? 'previous',
    matchWeekday: weekdays !== undefined,
    start: from,
  })
  const range = asked.data ?? last.data ?? defaultRange(now, tzCode)
  const comparison = choice.data ?? DEFAULT_COMPARISON
  const hidden = read.hide?.split(',').filter(Boolean) ?? []
  const view = changedView(
    {
      range,
      comparison,
      withVideo: video === 'on',
      metric,
      ...(read.view && { display: read.view }),
      ...(hidden.length > 0 && { hiddenSeries: hidden }),
    },
    {},
  )
  const hasDates = start !== undefined || end !== undefined
  const isDifferent = (name: 'video' | 'metric' | 'view') => search.has(name) && search.get(name) !== read[name]
  const unread = [
    hasDates && !asked.success && texts.linkParts.dates,
    zone === undefined && texts.linkParts.timeZone,
    !choice.success && texts.linkParts.comparison,
    isDifferent('metric') && texts.linkParts.metric,
    isDifferent('video') && texts.linkParts.video,
    isDifferent('view') && texts.linkParts.view,
  ].filter((part) => part !== false)
  const problem =
    unread.length > 0 ? texts.unreadLink(unread, formatRange(range, {}, texts), zoneText(range, texts)) : undefined
  return { view, problem }
}

/** Parses the URL of a report; see `readReportSearch`. */
export const parseReportView = (search: URLSearchParams, now: Date, defaults?: ReportDefaults): ReportView =>
  readReportSearch(search, now, defaults).view

/** Converts a view to the query string of its URL. Defaults are omitted, except for dates and zone. */
export function reportViewSearch({
  range,
  comparison,
  withVideo,
  metric,
  display,
  hiddenSeries = [],
}: ReportView): URLSearchParams {
  const search = new URLSearchParams({ start: range.start, end: range.end, tz: range.tzCode })
  for (const [name, value] of Object.entries(comparisonSearch(comparison))) search.set(name, value)
  if (!withVideo) search.set('video', 'off')
  if (metric !== 'impressions') search.set('metric', metric)
  if (display) search.set('view', display)
  if (hiddenSeries.length > 0) search.set('hide', hiddenSeries.join(','))
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
