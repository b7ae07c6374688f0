import {
  bucketMoments,
  bucketsOf,
  type Counters,
  NO_COUNTS,
  type Report,
  type ReportRow,
  sumCounters,
} from '@placard/domain'
import { sumStep } from './sum-step.js'
import type { ReportSeries, TimeSeries } from './time-series.js'

export type { ReportSeries, TimeSeries } from './time-series.js'
export { weekSeries } from './week-series.js'

/** The most series that one chart tells apart by colour, dash and marker. */
export const MAX_SERIES = 8

/** The id of the series that stands for all beyond the first seven. */
export const OTHER_SERIES = 'other'

function countersByStep(rows: ReportRow[], buckets: string[]): Counters[] {
  const found = new Map(rows.map((row) => [row.bucket, row]))
  return buckets.map((bucket) => found.get(bucket) ?? NO_COUNTS)
}

/** Turns a report, and the one before it, into the series of a chart. Steps without a row are zero, future ones empty. */
export function reportSeries(report: Report, previous?: Report): ReportSeries {
  const now = Date.parse(report.generatedAt)
  const { tzCode } = report.range
  const buckets = bucketsOf(report.range)
  const moments = buckets.map((bucket) => bucketMoments(bucket, tzCode))
  const previousBuckets = previous && bucketsOf(previous.range)
  const series = report.creatives.map(({ id, name }): TimeSeries => {
    const counted = countersByStep(rowsOf(report, id), buckets)
    return {
      id,
      name,
      steps: counted.map((counters, index) => ((moments[index]?.from ?? 0) < now ? counters : null)),
      previous: previous && previousBuckets && countersByStep(rowsOf(previous, id), previousBuckets),
    }
  })
  const partialBucket = buckets.find((_, index) => {
    const moment = moments[index]
    return moment && moment.from < now && now < moment.to
  })
  return { buckets, partialBucket, series: foldSeries(series), previousBuckets }
}

const rowsOf = ({ rows }: Report, creativeID: string) => rows.filter((row) => row.creativeID === creativeID)

/** The sum of a series over all of its steps. */
export const seriesTotal = ({ steps }: Pick<TimeSeries, 'steps'>): Counters =>
  sumCounters(steps.filter((step) => step !== null))

/** Keeps up to eight series; of more, the seven with most impressions in their own order, and "Other" as the sum of the rest. */
export function foldSeries(series: TimeSeries[]): TimeSeries[] {
  if (series.length <= MAX_SERIES) return series
  const ranked = [...series].sort((a, b) => seriesTotal(b).impressions - seriesTotal(a).impressions)
  const kept = new Set(ranked.slice(0, MAX_SERIES - 1))
  const rest = series.filter((one) => !kept.has(one))
  const length = Math.max(...rest.map(({ steps }) => steps.length))
  const other: TimeSeries = {
    id: OTHER_SERIES,
    name: `Other (${rest.length})`,
    steps: Array.from({ length }, (_, index) => sumStep(rest.map(({ steps }) => steps[index] ?? null))),
    previous: rest.every(({ previous }) => previous)
      ? (rest[0]?.previous ?? []).map((_, index) => sumCounters(rest.map((one) => one.previous?.[index] ?? NO_COUNTS)))
      : undefined,
  }
  return [...series.filter((one) => kept.has(one)), other]
}
