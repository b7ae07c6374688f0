import { type Day, dayInZone } from '../day/day.js'
import { formatDay } from './range-text.js'
import { NO_LIVE_IDS } from './report.js'
import type { Report } from './report-schema.js'

/** Returns the first day of a campaign that has not started, in the report's time zone; undefined once it has. */
export function upcomingStart({ campaign, range }: Pick<Report, 'campaign' | 'range'>, now: Date): Day | undefined {
  const { start } = campaign
  return start !== null && start > dayInZone(now, range.tzCode) ? start : undefined
}

/** Explains why a report, or that of one creative, cannot be exported; undefined when it can. */
export function exportProblem(report: Report, creativeID: string | undefined, now: Date): string | undefined {
  const creative = report.creatives.find(({ id }) => id === creativeID)
  if (creative?.liveIDs.length === 0) return `${NO_LIVE_IDS}. Publish this creative to export its report.`
  const start = upcomingStart(report, now)
  return start === undefined ? undefined : `Nothing to export yet: the campaign starts ${formatDay(start)}.`
}
