import {
  formatBucket,
  formatMetric,
  METRICS,
  type MetricDefinition,
  type MetricName,
  percentChange,
  pointChange,
} from '@placard/domain'
import type { SeriesValues } from './chart-values.js'

/** What the words of a chart are about. */
export interface ChartFacts {
  /** What is drawn of the counters. */
  metric: MetricName
  /** Every time step. */
  buckets: string[]
  /** The zone in which hours are written. */
  tzCode: string
  /** The series that are shown. */
  series: SeriesValues[]
  /** The steps of the period before. */
  previousBuckets?: string[]
  /** The step that is still being counted. */
  partialBucket?: string
}

/** A metric inside a sentence: 'video completes', but 'CTR' and 'VCR of impressions'. */
function metricWords(metric: MetricName): string {
  const { name, kind }: MetricDefinition = METRICS[metric]
  return kind === 'ratio' ? name : name.toLowerCase()
}

const UP_DOWN = { '1': 'up', '-1': 'down' } as const

function changeWords(metric: MetricName, now: number, before: number): string {
  const { kind }: MetricDefinition = METRICS[metric]
  const change = kind === 'ratio' ? pointChange(now, before) : percentChange(now, before)
  if (change === null) return ''
  const size = Math.abs(change).toFixed(kind === 'ratio' ? 2 : 1)
  if (Number(size) === 0) return 'unchanged'
  const direction = UP_DOWN[change > 0 ? '1' : '-1']
  return `${direction} ${size} ${kind === 'ratio' ? 'percentage points' : 'percent'}`
}

/** One point in words: "12 Oct, City launch: 18,402 clicks, up 3.0 percent on 28 Sep". */
export function pointWords(facts: ChartFacts, seriesIndex: number, step: number): string {
  const { metric, buckets, tzCode, previousBuckets, partialBucket } = facts
  const bucket = buckets[step]
  const series = facts.series[seriesIndex]
  if (bucket === undefined || series === undefined) return ''
  const value = series.values[step] ?? null
  const before = series.previous?.[step] ?? null
  const beforeBucket = previousBuckets?.[step]
  const unit = metricWords(metric)
  const words = [value === null ? `no data for ${unit}` : `${formatMetric(metric, value)} ${unit}`]
  const isPartial = bucket === partialBucket
  if (isPartial) words.push('still being counted')
  const change = value === null || before === null || isPartial ? '' : changeWords(metric, value, before)
  if (change && beforeBucket !== undefined) words.push(`${change} on ${bucketWords(beforeBucket, tzCode)}`)
  return `${bucketWords(bucket, tzCode)}, ${series.name}: ${words.join(', ')}`
}

/** A step so that it stands alone in a sentence: '12 Oct', or an hour with its day and offset. */
export const bucketWords = (bucket: string, tzCode: string) =>
  formatBucket(bucket, tzCode, bucket.includes('T') ? 'long' : 'short')

/** The whole chart in one sentence: how many series, the leading one, and its highest step. */
export function summaryWords({ metric, buckets, tzCode, series }: ChartFacts): string {
  const ranked = series.filter(({ total }) => total !== null).sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
  const [leader] = ranked
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (!leader?.total || first === undefined || last === undefined) return `No ${metricWords(metric)} in these days.`
  const highest = Math.max(...leader.values.map((value) => value ?? 0))
  const peak = buckets[leader.values.indexOf(highest)]
  const peakWords =
    peak === undefined || highest === 0
      ? ''
      : `, highest on ${bucketWords(peak, tzCode)} with ${formatMetric(metric, highest)}`
  const lead = `${leader.name} ${series.length > 1 ? 'leads with' : 'has'} ${formatMetric(metric, leader.total)}`
  return `${lead} ${metricWords(metric)}${peakWords}.`
}
