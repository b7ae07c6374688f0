import { METRICS, type MetricDefinition, type MetricName } from '../metric/metric.js'
import { ENGLISH, type ReportTexts } from './report-texts.js'

/** Placeholder for a missing number. */
export const NO_DATA = '—'

/** Replaces the hyphen of a negative number by a minus sign (U+2212), and drops it from '-0'. */
export const withMinus = (text: string): string => text.replace('-', /[1-9]/.test(text) ? '−' : '')

/** Formats a count with grouped thousands: '2,959,973'; '—' for no data. */
export const formatCount = (value: number | null, texts: ReportTexts = ENGLISH): string =>
  value === null ? NO_DATA : withMinus(texts.whole(value))

/** Formats a count for axes and narrow screens: '3M', '12.5K'; '—' for no data. */
export const formatCompact = (value: number | null, texts: ReportTexts = ENGLISH): string =>
  value === null ? NO_DATA : withMinus(texts.compact(value))

/** Formats a percentage with fixed decimals: '61.0%'; '—' for no data. */
export const formatPercent = (value: number | null, decimals = 1, texts: ReportTexts = ENGLISH): string =>
  value === null ? NO_DATA : texts.percent(withMinus(texts.fixed(value, decimals)))

/** Formats a metric in full: counts grouped, ratios in percent with the metric's decimals; '—' for no data. */
export function formatMetric(metric: MetricName, value: number | null, texts: ReportTexts = ENGLISH): string {
  const { kind, decimals }: MetricDefinition = METRICS[metric]
  return kind === 'ratio' ? formatPercent(value, decimals, texts) : formatCount(value, texts)
}

/** Formats a metric for axes and narrow screens: counts as '12.5K', ratios without trailing zeros. */
export function formatMetricCompact(metric: MetricName, value: number | null, texts: ReportTexts = ENGLISH): string {
  const { kind, decimals }: MetricDefinition = METRICS[metric]
  if (kind === 'count' || value === null) return formatCompact(value, texts)
  return texts.percent(withMinus(texts.number(value, decimals)))
}
