import type { Zone } from '@placard/domain/dates'
import { ENGLISH, formatBucket, isWeekBucket, weekLength } from '@placard/domain/internal/report'
import { formatMetric, type MetricName, type ReportTexts } from '@placard/domain/report'
import { formatMetricChange, metricLabel } from '../metric-text.js'
import { type SeriesValues, valueAt } from './series-values.js'
import type { StepKind, TimeSteps } from './time-steps.js'

/** Parts of the summary. */
export interface SummaryOptions {
  name: string
  metric: string
  total: string | undefined
  /** Highest step with its value; undefined if all are zero. */
  peak: { step: string; value: string } | undefined
  /** True for several series. */
  leads: boolean
}

/** English texts. */
export const timeSeriesLabels = {
  /** Name of the switch between days and weeks. */
  stepsOf: (title: string) => `Steps of ${title}`,
  /** Its options. */
  steps: { day: 'Days', week: 'Weeks' },
  /** Name of the legend. */
  linesOf: (title: string) => `Lines of ${title}`,
  /** All series together. */
  all: 'All',
  /** A step that is not over. */
  inProgress: 'in progress',
  /** Legend entry of a step that is not over. */
  partial: 'In progress',
  /** Part of a week that is in the range. */
  partOfWeek: (days: number) => `${days} of 7 days`,
  /** A step without a value. */
  noData: (metric: string) => `no data for ${metric}`,
  /** A change against the same step of the previous period. */
  changeOn: (change: string, step: string) => `${change} on ${step}`,
  /** An annotation. */
  note: (text: string) => `note: ${text}`,
  /** Summary without values. */
  none: (metric: string) => `No ${metric} in these days.`,
  /** Summary of the highest step; `total` is undefined if there is none. */
  summary: ({ name, metric, total, peak, leads }: SummaryOptions): string => {
    const highest = peak ? `highest on ${peak.step} with ${peak.value}` : ''
    if (total === undefined) return `${name} is ${highest} ${metric}.`
    return `${name} ${leads ? 'leads with' : 'has'} ${total} ${metric}${highest && `, ${highest}`}.`
  },
  /** Note about the previous period. */
  dashed: (name: string) => `Dashed grey: ${name}.`,
  /** Note about a step that is not over. */
  openMarker: (step: string) => `Open marker: ${step}, in progress.`,
  /** Note about the first week, the last one or both, of which only some days are in the range. */
  openWeeks: (first: string, last: string): string =>
    first && last
      ? `Open markers: the first week has ${first}, the last ${last}.`
      : `Open marker: the ${first ? 'first' : 'last'} week has ${first || last}.`,
  /** Note about series that are not drawn. */
  onlyInTable: (count: number) => `${count} more ${count === 1 ? 'line is' : 'lines are'} only in the table.`,
  /** Headings of the table's first column. */
  stepNames: { moment: 'Hour', day: 'Day', week: 'Week' },
  /** Hint for the keyboard; true if there are annotations. */
  keys: (hasNotes: boolean) =>
    `Left and right arrow keys move in time, Page Up and Page Down by a tenth, up and down between series, Escape hides the point.${hasNotes ? ' N goes to the next note, Shift and N to the one before.' : ''}`,
  /** Name of the table's total. */
  totalSteps: (count: number, kind: StepKind) =>
    `Total, ${count} ${{ moment: 'hours', day: 'days', week: 'weeks' }[kind]}`,
}

/** Texts of a TimeSeriesChart. Metrics, values and steps in parameters are formatted. */
export type TimeSeriesLabels = typeof timeSeriesLabels

/** Messages and formats of a chart. */
export interface SeriesLanguage {
  labels: TimeSeriesLabels
  texts: ReportTexts
}

/** Language of the text functions without a provider. */
export const ENGLISH_SERIES: SeriesLanguage = { labels: timeSeriesLabels, texts: ENGLISH }

/** Data behind the drawing, the tooltip and the texts of a chart. */
export interface ChartData {
  /** The metric of all values. */
  metric: MetricName
  /** Every time step. */
  buckets: TimeSteps
  /** Time zone of the steps. */
  zone: Zone
  /** The visible series. */
  series: SeriesValues[]
  /** Steps of the previous period; empty texts where it has none. */
  previousBuckets?: TimeSteps
  /** Index of the step in progress. */
  partialStep?: number
  /** Annotations by the index of their step. */
  notes?: ReadonlyMap<number, string[]>
  /** Messages and formats. @default English */
  language?: SeriesLanguage
}

/** Formats one point for the live region: "12 Oct, City launch: 18,402 clicks, up 3.0 percent on 28 Sep". */
export function formatPoint(data: ChartData, seriesIndex: number, step: number): string {
  const { metric, buckets, zone, previousBuckets, partialStep, notes, language = ENGLISH_SERIES } = data
  const { labels, texts } = language
  const bucket = buckets.at(step)
  const series = data.series[seriesIndex]
  if (bucket === undefined || series === undefined) return ''
  const value = valueAt(series.values, step)
  const before = valueAt(series.previous, step)
  const beforeBucket = previousBuckets?.at(step)
  const unit = metricLabel(metric, texts)
  const parts = [value === null ? labels.noData(unit) : `${formatMetric(metric, value, texts)} ${unit}`]
  const isPartial = step === partialStep
  if (isPartial) parts.push(labels.inProgress)
  const partialWeek = partialWeekText(bucket, labels)
  if (partialWeek) parts.push(partialWeek)
  const change = value === null || before === null || isPartial ? '' : formatMetricChange(metric, value, before, texts)
  if (change && beforeBucket) parts.push(labels.changeOn(change, formatStep(beforeBucket, zone, texts)))
  parts.push(...(notes?.get(step) ?? []).map(labels.note))
  return `${formatStep(bucket, zone, texts)}, ${series.name}: ${parts.join(', ')}`
}

/** Formats a step for use in a sentence: '12 Oct', or an hour with its day and offset. */
export const formatStep = (bucket: string, zone: Zone, texts: ReportTexts = ENGLISH): string =>
  formatBucket(bucket, zone, bucket.includes('T') || isWeekBucket(bucket) ? 'long' : 'short', texts)

const DAYS_OF_WEEK = 7

/** Returns "3 of 7 days" for a week that the range cuts; empty for other steps. */
export function partialWeekText(bucket: string, labels: TimeSeriesLabels = timeSeriesLabels): string {
  const days = isWeekBucket(bucket) ? weekLength(bucket) : DAYS_OF_WEEK
  return days < DAYS_OF_WEEK ? labels.partOfWeek(days) : ''
}

/** Summarizes the chart in one sentence: the leading series and its highest step. */
export function summaryText({ metric, buckets, zone, series, language = ENGLISH_SERIES }: ChartData): string {
  const { labels, texts } = language
  const unit = metricLabel(metric, texts)
  const leader = [...series].sort(byTotal)[0]
  if (!leader || leader.peak < 0 || (leader.high === 0 && leader.low === 0)) return labels.none(unit)
  const peak = buckets.at(leader.peak)
  const highest =
    peak === undefined || leader.high === 0
      ? undefined
      : { step: formatStep(peak, zone, texts), value: formatMetric(metric, leader.high, texts) }
  if (leader.total === null && !highest) return labels.none(unit)
  return labels.summary({
    name: leader.name,
    metric: unit,
    total: leader.total === null ? undefined : formatMetric(metric, leader.total, texts),
    peak: highest,
    leads: series.length > 1,
  })
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
  const { buckets, zone, partialStep, language = ENGLISH_SERIES } = data
  const { labels, texts } = language
  const last = buckets.length - 1
  const first = partialWeekText(buckets.at(0) ?? '', labels)
  const end = last > 0 ? partialWeekText(buckets.at(last) ?? '', labels) : ''
  const sentences = [
    compares && labels.dashed(compares),
    partialStep !== undefined && labels.openMarker(formatStep(buckets.at(partialStep) ?? '', zone, texts)),
    (first || end) && labels.openWeeks(first, end),
    left > 0 && labels.onlyInTable(left),
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}
