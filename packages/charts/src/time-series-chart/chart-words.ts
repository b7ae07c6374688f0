import { formatBucket, formatMetric, isWeekBucket, type MetricName, weekLength } from '@placard/domain'
import { changeWords, metricWords } from '../metric-words.js'
import type { TimeSteps } from './chart-steps.js'
import { type SeriesValues, valueAt } from './chart-values.js'

/** What the words of a chart are about. */
export interface ChartFacts {
  /** What is drawn of the counters. */
  metric: MetricName
  /** Every time step. */
  buckets: TimeSteps
  /** The zone in which hours are written. */
  tzCode: string
  /** The series that are shown. */
  series: SeriesValues[]
  /** The steps of the period before. */
  previousBuckets?: TimeSteps
  /** The place of the step that is still being counted. */
  partialStep?: number
  /** What happened, by the place of its step. */
  notes?: ReadonlyMap<number, string[]>
}

/** One point in words: "12 Oct, City launch: 18,402 clicks, up 3.0 percent on 28 Sep". */
export function pointWords(facts: ChartFacts, seriesIndex: number, step: number): string {
  const { metric, buckets, tzCode, previousBuckets, partialStep, notes } = facts
  const bucket = buckets.at(step)
  const series = facts.series[seriesIndex]
  if (bucket === undefined || series === undefined) return ''
  const value = valueAt(series.values, step)
  const before = valueAt(series.previous, step)
  const beforeBucket = previousBuckets?.at(step)
  const unit = metricWords(metric)
  const words = [value === null ? `no data for ${unit}` : `${formatMetric(metric, value)} ${unit}`]
  const isPartial = step === partialStep
  if (isPartial) words.push('in progress')
  const cut = cutWords(bucket)
  if (cut) words.push(cut)
  const change = value === null || before === null || isPartial ? '' : changeWords(metric, value, before)
  if (change && beforeBucket !== undefined) words.push(`${change} on ${bucketWords(beforeBucket, tzCode)}`)
  words.push(...(notes?.get(step) ?? []).map((note) => `note: ${note}`))
  return `${bucketWords(bucket, tzCode)}, ${series.name}: ${words.join(', ')}`
}

/** A step so that it stands alone in a sentence: '12 Oct', or an hour with its day and offset. */
export const bucketWords = (bucket: string, tzCode: string) =>
  formatBucket(bucket, tzCode, bucket.includes('T') || isWeekBucket(bucket) ? 'long' : 'short')

const WHOLE_WEEK = 7

/** What is said of a week that the range cuts; nothing of others. */
export function cutWords(bucket: string): string {
  const days = isWeekBucket(bucket) ? weekLength(bucket) : WHOLE_WEEK
  return days < WHOLE_WEEK ? `${days} of 7 days` : ''
}

/** The whole chart in one sentence: how many series, the leading one, and its highest step. */
export function summaryWords({ metric, buckets, tzCode, series }: ChartFacts): string {
  const none = `No ${metricWords(metric)} in these days.`
  const leader = [...series].sort(byTotal)[0]
  if (!leader || leader.peak < 0 || (leader.high === 0 && leader.low === 0)) return none
  const peak = buckets.at(leader.peak)
  const on =
    peak === undefined || leader.high === 0
      ? ''
      : `highest on ${bucketWords(peak, tzCode)} with ${formatMetric(metric, leader.high)}`
  if (leader.total === null) return on ? `${leader.name} is ${on} ${metricWords(metric)}.` : none
  const lead = `${leader.name} ${series.length > 1 ? 'leads with' : 'has'} ${formatMetric(metric, leader.total)}`
  return `${lead} ${metricWords(metric)}${on && `, ${on}`}.`
}

/** Those without a total come by their peaks, after all that have one. */
function byTotal(a: SeriesValues, b: SeriesValues): number {
  if (a.total === null && b.total === null) return b.high - a.high
  return (b.total ?? -Infinity) - (a.total ?? -Infinity)
}
