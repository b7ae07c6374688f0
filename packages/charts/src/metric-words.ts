import { METRICS, type MetricDefinition, type MetricName, percentChange, pointChange } from '@placard/domain'

/** A metric inside a sentence: 'video completes', but 'CTR' and 'VCR of impressions'. */
export function metricWords(metric: MetricName): string {
  const { name, kind }: MetricDefinition = METRICS[metric]
  return kind === 'ratio' ? name : name.toLowerCase()
}

/** The change of a metric in words: 'up 3.0 percent', 'down 0.05 percentage points', 'unchanged'; empty where none is known. */
export function changeWords(metric: MetricName, now: number, before: number): string {
  const { kind }: MetricDefinition = METRICS[metric]
  const change = kind === 'ratio' ? pointChange(now, before) : percentChange(now, before)
  if (change === null) return ''
  const size = Math.abs(change).toFixed(kind === 'ratio' ? 2 : 1)
  if (Number(size) === 0) return 'unchanged'
  return `${change > 0 ? 'up' : 'down'} ${size} ${kind === 'ratio' ? 'percentage points' : 'percent'}`
}
