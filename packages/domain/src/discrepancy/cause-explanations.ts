import { formatPercent } from '../language/metric-format.js'
import { mainMetric } from './cause-candidate.js'
import { type CauseData, type CauseState, usualDifference } from './cause-model.js'

/** Longest name in a sentence. */
const MAX_NAME_LENGTH = 80

/** Returns a name for a sentence, shortened because names of a file have any length. */
export function shortName(name: string): string {
  const start = name.slice(0, 2 * MAX_NAME_LENGTH)
  const characters = Array.from(start)
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : start
}

/** Returns the sentence about how much days differ with and without a cause. */
export function differenceText(data: CauseData, before: CauseState, after: CauseState): string {
  const metric = mainMetric(data) ?? 'impressions'
  const without = formatPercent(usualDifference(data, before, metric))
  const withCause = formatPercent(usualDifference(data, after, metric))
  return `Compared that way, days usually differ by ${withCause} instead of ${without}, apart from a constant factor.`
}
