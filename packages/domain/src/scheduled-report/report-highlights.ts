import type { Day } from '../day/day.js'
import { type Counters, METRICS } from '../metric/metric.js'
import { comparisonWindow, type DayWindow } from '../report-range/comparison-choice.js'
import type { ScheduledReport } from './scheduled-report.js'

/**
 * Returns the days that an emailed report is compared with: as many, right before. Undefined for the report of a whole
 * campaign, and for days before the campaign began, next to which everything would seem to grow.
 */
export function periodBefore(
  range: DayWindow,
  { frequency, campaignStart }: Pick<ScheduledReport, 'frequency'> & { campaignStart: Day | null },
): DayWindow | undefined {
  if (frequency === 'On campaign end') return undefined
  const { start, end } = range
  const before = comparisonWindow({ start, end }, { mode: 'previous', matchWeekday: false })
  return before && campaignStart !== null && before.start < campaignStart ? undefined : before
}

/** Number of impressions below which a creative's CTR is chance. */
export const MIN_RANKED_IMPRESSIONS = 100

/** Creative with its sums. */
export interface CountedCreative {
  creativeID: string
  counters: Counters
}

/**
 * Returns the creatives with the highest and the lowest CTR, of those with enough impressions; of equal ones that with
 * more impressions. Undefined if they do not differ, or there is one only.
 */
export function bestAndWorst<Creative extends CountedCreative>(
  creatives: readonly Creative[],
): { best: Creative; worst: Creative } | undefined {
  const computeCTR = ({ counters }: Creative) => METRICS.ctr.value(counters) ?? 0
  const ranked = creatives
    .filter(({ counters }) => counters.impressions >= MIN_RANKED_IMPRESSIONS)
    .toSorted((a, b) => b.counters.impressions - a.counters.impressions)
  const [first] = ranked
  if (!first) return undefined
  const best = ranked.reduce((found, each) => (computeCTR(each) > computeCTR(found) ? each : found), first)
  const worst = ranked.reduce((found, each) => (computeCTR(each) < computeCTR(found) ? each : found), first)
  return computeCTR(best) > computeCTR(worst) ? { best, worst } : undefined
}
