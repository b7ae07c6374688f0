import { type Counters, sumCounters } from '../metric/metric.js'
import type { Report, ReportRow } from './report-schema.js'

/** What a report without live ids says. */
export const NO_LIVE_IDS = 'No live ids set'

/** How long a client reuses a report, in seconds. */
export const REPORT_CACHE_SECONDS = 3600

/** The sums of a whole report. */
export const reportTotals = ({ rows }: Pick<Report, 'rows'>): Counters => sumCounters(rows)

/** The rows of each creative that has any, in the report's order. One pass, however many creatives there are. */
export function rowsByCreative({ rows }: Pick<Report, 'rows'>): Map<string, ReportRow[]> {
  const found = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const own = found.get(row.creativeID)
    if (own) own.push(row)
    else found.set(row.creativeID, [row])
  }
  return found
}

/** Whether a report has no counted event at all. */
export const isEmptyReport = (report: Pick<Report, 'rows'>): boolean =>
  Object.values(reportTotals(report)).every((count) => count === 0)

/** Sums by creative, in the report's order of creatives; those without any row are zeros. */
export function totalsByCreative(report: Pick<Report, 'rows' | 'creatives'>) {
  const rows = rowsByCreative(report)
  return report.creatives.map((creative) => ({ creative, counters: sumCounters(rows.get(creative.id) ?? []) }))
}

/** Keeps the marks of letters, because Hindi loses its vowels without them, and never cuts a character of two units in half. */
const fileNamePart = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, 60)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^-+|-+$/g, '') || 'report'

/** What a downloaded report is called: the campaign, its days and the zone they are in. */
export const reportFileName = (campaign: string, { start, end, tzCode }: Report['range'], extension: string): string =>
  `${fileNamePart(campaign)}_${start}_${end}_${fileNamePart(tzCode)}.${extension}`

/** What a sheet of a campaign's tags is called. */
export const tagsFileName = (campaign: string): string => `${fileNamePart(campaign)}_tags.xlsx`
