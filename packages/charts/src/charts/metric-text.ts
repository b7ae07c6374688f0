import { ENGLISH, percentChange, pointChange } from '@placard/domain/internal/report'
import { METRICS, type MetricDefinition, type MetricName, type ReportTexts } from '@placard/domain/report'

/** Returns a metric's name for use in a sentence: 'video completes', but 'CTR' and 'VCR of impressions'. */
export const metricLabel = (metric: MetricName, texts: ReportTexts = ENGLISH): string =>
  texts.metricInSentence(texts.metrics[metric].name, METRICS[metric].kind)

/** Formats the change of a metric: 'up 3.0 percent', 'down 0.05 percentage points', 'unchanged'; empty if it is unknown. */
export function formatMetricChange(
  metric: MetricName,
  now: number,
  before: number,
  texts: ReportTexts = ENGLISH,
): string {
  const { kind }: MetricDefinition = METRICS[metric]
  const change = kind === 'ratio' ? pointChange(now, before) : percentChange(now, before)
  if (change === null) return ''
  const decimals = kind === 'ratio' ? 2 : 1
  if (Number(Math.abs(change).toFixed(decimals)) === 0) return texts.unchanged
  const size = texts.fixed(Math.abs(change), decimals)
  return texts.changed(change > 0 ? 'up' : 'down', size, kind === 'ratio' ? 'pp' : 'percent')
}
