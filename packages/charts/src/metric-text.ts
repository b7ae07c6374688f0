import { METRICS, type MetricDefinition, type MetricName, percentChange, pointChange } from '@placard/domain'

/** Returns a metric's name for use in a sentence: 'video completes', but 'CTR' and 'VCR of impressions'. */
export function metricLabel(metric: MetricName): string {
  const { name, kind }: MetricDefinition = METRICS[metric]
  return kind === 'ratio' ? name : name.toLowerCase()
}

/** Formats the change of a metric: 'up 3.0 percent', 'down 0.05 percentage points', 'unchanged'; empty if it is unknown. */
export function formatMetricChange(metric: MetricName, now: number, before: number): string {
  const { kind }: MetricDefinition = METRICS[metric]
  const change = kind === 'ratio' ? pointChange(now, before) : percentChange(now, before)
  if (change === null) return ''
  const size = Math.abs(change).toFixed(kind === 'ratio' ? 2 : 1)
  if (Number(size) === 0) return 'unchanged'
  return `${change > 0 ? 'up' : 'down'} ${size} ${kind === 'ratio' ? 'percentage points' : 'percent'}`
}
