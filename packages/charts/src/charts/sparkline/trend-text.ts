import { percentChange } from '@placard/domain/internal/report'
import { useLabels } from '@placard/ui'
import { useCallback } from 'react'

/** Unit of a trend's values. */
export type TrendUnit = 'hours' | 'days' | 'weeks'

/** English texts. */
export const trendLabels = {
  /** A trend without any value. */
  none: 'no data yet',
  /** Time of a trend. */
  span: (count: number, unit: TrendUnit): string => (count === 1 ? `in 1 ${unit.slice(0, -1)}` : `in ${count} ${unit}`),
  /** A trend whose later values are unknown. */
  noData: (span: string) => `no data ${span}`,
  /** A trend from nothing. */
  added: (span: string) => `new ${span}`,
  /** A trend without a change. */
  steady: (span: string) => `steady ${span}`,
  /** A change; without a percentage if the earlier values are negative. */
  changed: (direction: 'up' | 'down', percent: number | undefined, span: string) =>
    `${direction} ${percent === undefined ? '' : `${percent}\u00a0% `}${span}`,
}

/** Texts of trends. */
export type TrendLabels = typeof trendLabels

/** Formats a trend: the second half of the values against the first, such as "up 12 % in 7 days". Omit a partial last value. */
export function trendText(
  values: readonly (number | null)[],
  unit: TrendUnit = 'days',
  labels: TrendLabels = trendLabels,
): string {
  const half = Math.floor(values.length / 2)
  const [before, now] = [computeMean(values.slice(-2 * half, -half)), computeMean(values.slice(-half))]
  if (half === 0 || values.every((value) => !value)) return labels.none
  const span = labels.span(half, unit)
  if (now === null) return labels.noData(span)
  if (before === null || (before === 0 && now > 0)) return labels.added(span)
  const change = percentChange(now, before)
  if (now === before || (change !== null && Math.round(change) === 0)) return labels.steady(span)
  // A negative base has no percentage.
  const percent = change === null ? undefined : Math.round(Math.abs(change))
  return labels.changed(now > before ? 'up' : 'down', percent, span)
}

/** Returns `trendText` in the language of the nearest `PlacardProvider`. */
export function useTrendText(): (values: readonly (number | null)[], unit?: TrendUnit) => string {
  const labels = useLabels('trend', trendLabels)
  return useCallback((values, unit) => trendText(values, unit, labels), [labels])
}

/** Returns the mean of the known values, so that a gap does not look like a fall. */
function computeMean(values: readonly (number | null)[]): number | null {
  const counted = values.filter((value) => value !== null)
  return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value, 0) / counted.length
}
