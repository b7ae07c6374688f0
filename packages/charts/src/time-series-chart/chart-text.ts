import { formatBucket, formatMetric, isWeekBucket, type MetricName, weekLength } from '@placard/domain'
import { formatMetricChange, metricLabel } from '../metric-text.js'
import { type SeriesValues, valueAt } from './series-values.js'
import type { TimeSteps } from './time-steps.js'

/** Data behind the drawing, the tooltip and the texts of a chart. */
export interface ChartData {
  /** The metric of all values. */
  metric: MetricName
  /** Every time step. */
  buckets: TimeSteps
  /** Time zone of hours. */
  tzCode: string
  /** The visible series. */
  series: SeriesValues[]
  /** Steps of the previous period. */
  previousBuckets?: TimeSteps
  /** Index of the step in progress. */
  partialStep?: number
  /** Annotations by the index of their step. */
  notes?: ReadonlyMap<number, string[]>
}

/** Formats one point for the live region: "12 Oct, City launch: 18,402 clicks, up 3.0 percent on 28 Sep". */
export function formatPoint(data: ChartData, seriesIndex: number, step: number): string {
  const { metric, buckets, tzCode, previousBuckets, partialStep, notes } = data
  const bucket = buckets.at(step)
  const series = data.series[seriesIndex]
  if (bucket === undefined || series === undefined) return ''
  const value = valueAt(series.values, step)
  const before = valueAt(series.previous, step)
  const beforeBucket = previousBuckets?.at(step)
  const unit = metricLabel(metric)
  const parts = [value === null ? `no data for ${unit}` : `${formatMetric(metric, value)} ${unit}`]
  const isPartial = step === partialStep
  if (isPartial) parts.push('in progress')
  const partialWeek = partialWeekText(bucket)
  if (partialWeek) parts.push(partialWeek)
  const change = value === null || before === null || isPartial ? '' : formatMetricChange(metric, value, before)
  if (change && beforeBucket !== undefined) parts.push(`${change} on ${formatStep(beforeBucket, tzCode)}`)
  parts.push(...(notes?.get(step) ?? []).map((note) => `note: ${note}`))
  return `${formatStep(bucket, tzCode)}, ${series.name}: ${parts.join(', ')}`
}

/** Formats a step for use in a sentence: '12 Oct', or an hour with its day and offset. */
export const formatStep = (bucket: string, tzCode: string): string =>
  formatBucket(bucket, tzCode, bucket.includes('T') || isWeekBucket(bucket) ? 'long' : 'short')

const DAYS_OF_WEEK = 7

/** Returns "3 of 7 days" for a week that the range cuts; empty for other steps. */
export function partialWeekText(bucket: string): string {
  const days = isWeekBucket(bucket) ? weekLength(bucket) : DAYS_OF_WEEK
  return days < DAYS_OF_WEEK ? `${days} of 7 days` : ''
}

/** Summarizes the chart in one sentence: the leading series and its highest step. */
export function summaryText({ metric, buckets, tzCode, series }: ChartData): string {
  const none = `No ${metricLabel(metric)} in these days.`
  const leader = [...series].sort(byTotal)[0]
  if (!leader || leader.peak < 0 || (leader.high === 0 && leader.low === 0)) return none
  const peak = buckets.at(leader.peak)
  const highest =
    peak === undefined || leader.high === 0
      ? ''
      : `highest on ${formatStep(peak, tzCode)} with ${formatMetric(metric, leader.high)}`
  if (leader.total === null) return highest ? `${leader.name} is ${highest} ${metricLabel(metric)}.` : none
  const lead = `${leader.name} ${series.length > 1 ? 'leads with' : 'has'} ${formatMetric(metric, leader.total)}`
  return `${lead} ${metricLabel(metric)}${highest && `, ${highest}`}.`
}

/** Series without a total are sorted by their peaks, after all others. */
function byTotal(a: SeriesValues, b: SeriesValues): number {
  if (a.total === null && b.total === null) return b.high - a.high
  return (b.total ?? -Infinity) - (a.total ?? -Infinity)
}

export interface LegendNoteOptions {
  /** Data of the chart. */
  data: ChartData
  /** Number of series that are not drawn. */
  left: number
  /** Name of the dashed line. */
  compares?: string | false
}

/** Returns the note below a chart: what is dashed, incomplete or not drawn; undefined if there is nothing to say. */
export function legendNote({ data, left, compares }: LegendNoteOptions): string | undefined {
  const { buckets, tzCode, partialStep } = data
  const last = buckets.length - 1
  const [first, end] = [partialWeekText(buckets.at(0) ?? ''), last > 0 ? partialWeekText(buckets.at(last) ?? '') : '']
  const sentences = [
    compares && `Dashed grey: ${compares}.`,
    partialStep !== undefined && `Open marker: ${formatStep(buckets.at(partialStep) ?? '', tzCode)}, in progress.`,
    first && end && `Open markers: the first week has ${first}, the last ${end}.`,
    first && !end && `Open marker: the first week has ${first}.`,
    end && !first && `Open marker: the last week has ${end}.`,
    left > 0 && `${left} more ${left === 1 ? 'line is' : 'lines are'} only in the table.`,
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}
