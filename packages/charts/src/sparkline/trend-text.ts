import { percentChange } from '@placard/domain'

/** Unit of a trend's values. */
export type TrendUnit = 'hours' | 'days' | 'weeks'

/** Formats a trend: the second half of the values against the first, such as "up 12 % in 7 days". Omit a partial last value. */
export function trendText(values: readonly (number | null)[], unit: TrendUnit = 'days'): string {
  const half = Math.floor(values.length / 2)
  const [before, now] = [meanOf(values.slice(-2 * half, -half)), meanOf(values.slice(-half))]
  if (half === 0 || values.every((value) => !value)) return 'no data yet'
  const span = half === 1 ? `in 1 ${unit.slice(0, -1)}` : `in ${half} ${unit}`
  if (now === null) return `no data ${span}`
  if (before === null || (before === 0 && now > 0)) return `new ${span}`
  const change = percentChange(now, before)
  if (now === before || (change !== null && Math.round(change) === 0)) return `steady ${span}`
  const direction = now > before ? 'up' : 'down'
  // A negative base has no percentage.
  return change === null ? `${direction} ${span}` : `${direction} ${Math.round(Math.abs(change))}\u00a0% ${span}`
}

/** Returns the mean of the known values, so that a gap does not look like a fall. */
function meanOf(values: readonly (number | null)[]): number | null {
  const counted = values.filter((value) => value !== null)
  return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value, 0) / counted.length
}
