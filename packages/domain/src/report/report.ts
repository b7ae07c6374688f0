import { type Counters, sumCounters } from '../metric/metric.js'
import { fileNamePart } from '../text/file-name.js'
import { isFixedOffset, zoneOffset } from '../timezone/timezone.js'
import type { Report, ReportRow } from './report-schema.js'

/** Message of a report without live ids. */
export const NO_LIVE_IDS = 'No live ids set'

/** Time for which a client reuses a report, in seconds. */
export const REPORT_CACHE_SECONDS = 3600

/** Sums a whole report. */
export const reportTotals = ({ rows }: Pick<Report, 'rows'>): Counters => sumCounters(rows)

/** Groups rows by creative, in the report's order, in one pass. */
export function rowsByCreative({ rows }: Pick<Report, 'rows'>): Map<string, ReportRow[]> {
  const found = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const own = found.get(row.creativeID)
    if (own) own.push(row)
    else found.set(row.creativeID, [row])
  }
  return found
}

/** Returns true if a report has no events. */
export const isEmptyReport = (report: Pick<Report, 'rows'>): boolean =>
  Object.values(reportTotals(report)).every((count) => count === 0)

/** Sums rows by creative, in the report's order; creatives without rows are zeros. */
export function totalsByCreative(report: Pick<Report, 'rows' | 'creatives'>) {
  const rows = rowsByCreative(report)
  return report.creatives.map((creative) => ({ creative, counters: sumCounters(rows.get(creative.id) ?? []) }))
}

/** Keeps the sign of an offset. */
const zonePart = (tzCode: string) =>
  isFixedOffset(tzCode) ? `GMT${zoneOffset(tzCode, new Date(0)).replace(':', '')}` : fileNamePart(tzCode)

/** With two names each is shorter: the file name is limited to 255 bytes. */
const SHARED_NAME_LENGTH = 30

/** Returns the name of a downloaded report: the campaign, the creative if it is of one alone, its days and their zone. */
export function reportFileName(
  campaign: string,
  { start, end, tzCode }: Report['range'],
  extension: string,
  creative?: string,
): string {
  const names =
    creative === undefined
      ? [fileNamePart(campaign)]
      : [campaign, creative].map((name) => fileNamePart(name, SHARED_NAME_LENGTH))
  return `${[...names, start, end, zonePart(tzCode)].join('_')}.${extension}`
}

/** File name of a sheet of a campaign's tags. */
export const tagsFileName = (campaign: string): string => `${fileNamePart(campaign)}_tags.xlsx`

/** Name of the file of a campaign's discrepancy check. */
export const discrepancyFileName = (campaign: string, format: 'csv' | 'xlsx'): string =>
  `${fileNamePart(campaign)}_discrepancies.${format}`
