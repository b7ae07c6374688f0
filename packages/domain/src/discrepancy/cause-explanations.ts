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

/** Returns the percentages by which days usually differ with and without a cause. */
export function computeDifferences(data: CauseData, before: CauseState, after: CauseState) {
  const metric = mainMetric(data) ?? 'impressions'
  return { differs: usualDifference(data, after, metric), differed: usualDifference(data, before, metric) }
}
