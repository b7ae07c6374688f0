import { type Counters, sumCounters } from '../metric/metric.js'
import type { Report } from './report-schema.js'

/** What a report without live ids says. */
export const NO_LIVE_IDS = 'No live ids set'

/** How long a client reuses a report, in seconds. */
export const REPORT_CACHE_SECONDS = 3600

/** The sums of a whole report, or of one creative in it. */
export const reportTotals = ({ rows }: Pick<Report, 'rows'>, creativeID?: string): Counters =>
  sumCounters(creativeID ? rows.filter((row) => row.creativeID === creativeID) : rows)

/** Whether a report has no counted event at all. */
export const isEmptyReport = (report: Pick<Report, 'rows'>): boolean =>
  Object.values(reportTotals(report)).every((count) => count === 0)

/** Sums by creative, in the report's order of creatives; those without any row are zeros. */
export const totalsByCreative = (report: Pick<Report, 'rows' | 'creatives'>) =>
  report.creatives.map((creative) => ({ creative, counters: reportTotals(report, creative.id) }))

/** By whole characters: half a one cannot be written into a header. */
/** Letters keep their marks: without them Hindi loses its vowels. A character of two units is never cut in half. */
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
