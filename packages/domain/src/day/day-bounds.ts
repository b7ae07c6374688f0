import { formatDay } from '../report/range-text.js'
import type { Day } from './day.js'

/** The days between which a day has to lie; both may be chosen themselves. */
export interface DayBounds {
  /** The first day that may be chosen. */
  min?: Day | undefined
  /** The last day that may be chosen. */
  max?: Day | undefined
}

/** What is said of words that are no day. */
export const DAY_EXAMPLE = 'Write a day like 30 Sep 2025'

/** Why a day cannot be chosen, or undefined when it can. Today has a word of its own. */
export function dayProblem(day: Day, { min, max }: DayBounds, today?: Day): string | undefined {
  if (max !== undefined && day > max)
    return max === today ? 'Choose today or earlier' : `Choose ${formatDay(max)} or earlier`
  if (min !== undefined && day < min)
    return min === today ? 'Choose today or later' : `Choose ${formatDay(min)} or later`
  return undefined
}
