import { METRICS, type MetricDefinition, type MetricName } from './metric.js'

/** Placeholder for a missing number. */
export const NO_DATA = '—'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Replaces the hyphen of a negative number by a minus sign (U+2212), and drops it from '-0'. */
export const withMinus = (text: string): string => text.replace('-', /[1-9]/.test(text) ? '−' : '')

/** Formats a count with grouped thousands: '2,959,973'; '—' for no data. */
export const formatCount = (value: number | null): string => (value === null ? NO_DATA : withMinus(whole.format(value)))

/** Formats a count for axes and narrow screens: '3M', '12.5K'; '—' for no data. */
export const formatCompact = (value: number | null): string =>
  value === null ? NO_DATA : withMinus(short.format(value))

/** Formats a percentage with fixed decimals: '61.0%'; '—' for no data. */
export const formatPercent = (value: number | null, decimals = 1): string =>
  value === null ? NO_DATA : `${withMinus(value.toFixed(decimals))}%`

/** Formats a metric in full: counts grouped, ratios in percent with the metric's decimals; '—' for no data. */
export function formatMetric(metric: MetricName, value: number | null): string {
  const { kind, decimals }: MetricDefinition = METRICS[metric]
  return kind === 'ratio' ? formatPercent(value, decimals) : formatCount(value)
}

/** Formats a metric for axes and narrow screens: counts as '12.5K', ratios without trailing zeros. */
export function formatMetricCompact(metric: MetricName, value: number | null): string {
  const { kind, decimals }: MetricDefinition = METRICS[metric]
  if (kind === 'count' || value === null) return formatCompact(value)
  return `${withMinus(String(Number(value.toFixed(decimals))))}%`
}
