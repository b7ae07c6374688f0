import { formatMetric } from '@placard/domain'
import { metricLabel } from '../metric-text.js'
import type { CountMetricName } from './count-metric.js'
import { type DonutSlice, shareText } from './donut-parts.js'

/** One slice in words: "City launch: 18,402 clicks, 45.2% of all". */
export const sliceWords = (metric: CountMetricName, { name, value, tenths }: DonutSlice): string =>
  `${name}: ${formatMetric(metric, value)} ${metricLabel(metric)}, ${shareText(tenths)} of all`

/** The whole chart in one sentence: the largest part, the one after it, and the whole. */
export function donutSummary(metric: CountMetricName, slices: readonly DonutSlice[], total: number): string {
  const unit = metricLabel(metric)
  const [first, second] = slices.filter(({ slot }) => slot !== undefined)
  if (!first) return `No ${unit} to be shared.`
  const whole = `${formatMetric(metric, total)} ${unit}`
  if (!second) return `${first.name} has all of ${whole}.`
  const rest =
    slices.length > 2
      ? `; ${second.name} follows with ${shareText(second.tenths)}`
      : `, ${second.name} has ${shareText(second.tenths)}`
  return `${first.name} leads with ${shareText(first.tenths)} of ${whole}${rest}.`
}
