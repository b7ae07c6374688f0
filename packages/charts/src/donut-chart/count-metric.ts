import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'

/** A metric whose values add up to a whole: parts of a ratio mean nothing. */
export type CountMetricName = Exclude<MetricName, 'ctr' | 'vcr' | 'vcrOfImpressions'>

/** Whether values of a metric add up to a whole, so that a donut may show them. */
export const isCountMetric = (metric: MetricName): metric is CountMetricName => {
  const { kind }: MetricDefinition = METRICS[metric]
  return kind === 'count'
}
