import { type CauseData, type CauseState, expectCounts } from './cause-model.js'
import type { PartnerMetric } from './partner-report.js'

/** Kinds of causes of a discrepancy. */
export const CAUSE_KINDS = [
  'zoneShift',
  'clockChange',
  'dayLate',
  'invalidCounted',
  'clicksTwice',
  'creativeMissing',
  'sizeMissing',
  'missingCachebuster',
  'flightOutside',
  'partialLastDay',
] as const
export type CauseKind = (typeof CAUSE_KINDS)[number]

/** Values of a cause, such as the hours of a shift or the id of a creative. */
export type CauseParams = Readonly<Record<string, string | number>>

/** Cause that is tested against the data. */
export interface CauseCandidate {
  kind: CauseKind
  params: CauseParams
  /** Adds the cause to those that are taken as given. */
  apply: (state: CauseState) => CauseState
  /** Log-likelihood that it must gain beyond the margin of all causes, because it chooses among several values. */
  cost: number
}

/** Least number of days for causes that are seen in how days differ. */
export const MIN_DAYS = 5

/** Least number of events for a cause that is seen in one day or creative: by chance, 0 are counted once in e²⁰ times. */
export const MIN_EVENTS = 20

/** Returns the metric by which causes other than those of clicks are explained. */
export const mainMetric = ({ metrics }: Pick<CauseData, 'metrics'>): PartnerMetric | undefined =>
  metrics.includes('impressions') ? 'impressions' : metrics.includes('clicks') ? 'clicks' : undefined

/** Returns the sums of both sides of a metric and of their differences, without cells that have no number. */
export function sumSides(data: CauseData, state: CauseState, metric: PartnerMetric) {
  let [theirs, expected, apart] = [0, 0, 0]
  for (const [unit, { theirs: theirsByMetric }] of data.units.entries()) {
    const counts = theirsByMetric[metric]
    if (!counts) continue
    const expectation = expectCounts(data, state, unit, metric)
    for (let day = 0; day < counts.length; day++) {
      const count = counts[day] ?? Number.NaN
      if (Number.isNaN(count)) continue
      theirs += count
      expected += expectation[day] ?? 0
      apart += Math.abs(count - (expectation[day] ?? 0))
    }
  }
  return { theirs, expected, apart }
}
