import { type Counters, sumCounters } from '@placard/domain'

/** The sum of what was counted; null where nothing has been yet. */
export function sumStep(steps: (Counters | null)[]): Counters | null {
  const counted = steps.filter((step) => step !== null)
  return counted.length > 0 ? sumCounters(counted) : null
}
