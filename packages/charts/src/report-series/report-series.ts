import {
  bucketBounds,
  bucketsOf,
  type ChartedReport,
  type Counters,
  NO_COUNTS,
  type ReportRow,
  rowsByCreative,
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

function countersByStep(rows: readonly ReportRow[], buckets: string[]): Counters[] {
  const found = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const step = found.get(row.bucket)
    if (step) step.push(row)
    else found.set(row.bucket, [row])
  }
  return buckets.map((bucket) => sumCounters(found.get(bucket) ?? []))
}

/** The creatives that have a series of their own: of more than eight, the seven with most impressions. */
function creativesOnTheirOwn({ creatives }: ChartedReport, rows: ReadonlyMap<string, ReportRow[]>): Set<string> {
  const ids = creatives.map(({ id }) => id)
  if (ids.length <= MAX_SERIES) return new Set(ids)
  const impressions = new Map([...rows].map(([id, own]) => [id, sumCounters(own).impressions]))
  const ranked = ids.sort((a, b) => (impressions.get(b) ?? 0) - (impressions.get(a) ?? 0))
  return new Set(ranked.slice(0, MAX_SERIES - 1))
}

/**
 * Turns a report, and the one before it, into the series of a chart. Steps without a row are zero, future ones empty.
 * Only what is shown is made a series of: a report may be of a hundred thousand creatives.
 */
export function reportSeries(report: ChartedReport, previous?: ChartedReport): ReportSeries {
  const now = Date.parse(report.generatedAt)
  const { tzCode } = report.range
  const buckets = bucketsOf(report.range)
  const moments = buckets.map((bucket) => bucketBounds(bucket, tzCode))
  const previousBuckets = previous && bucketsOf(previous.range)
  const rows = rowsByCreative(report)
  const previousRows = previous && rowsByCreative(previous)
  const own = creativesOnTheirOwn(report, rows)
  const restOf = (each: ReadonlyMap<string, ReportRow[]>) => [...each].flatMap(([id, its]) => (own.has(id) ? [] : its))
  const seriesOf = (
    id: string,
    name: string,
    part: (each: ReadonlyMap<string, ReportRow[]>) => ReportRow[],
  ): TimeSeries => ({
    id,
    name,
    steps: countersByStep(part(rows), buckets).map((counters, index) =>
      (moments[index]?.from ?? 0) < now ? counters : null,
    ),
    previous: previousRows && previousBuckets && countersByStep(part(previousRows), previousBuckets),
  })
  const series = report.creatives
    .filter(({ id }) => own.has(id))
    .map(({ id, name }) => seriesOf(id, name, (each) => each.get(id) ?? []))
  const left = report.creatives.length - series.length
  const partialBucket = buckets.find((_, index) => {
    const moment = moments[index]
    return moment && moment.from < now && now < moment.to
  })
  return {
    buckets,
    partialBucket,
    series: left > 0 ? [...series, seriesOf(OTHER_SERIES, otherName(left), restOf)] : series,
    previousBuckets,
  }
}

const otherName = (count: number) => `Other (${count.toLocaleString('en-US')})`

/** The sum of a series over all of its steps. */
export const seriesTotal = ({ steps }: Pick<TimeSeries, 'steps'>): Counters =>
  sumCounters(steps.filter((step) => step !== null))

/** Keeps up to eight series; of more, the seven with most impressions in their own order, and "Other" as the sum of the rest. */
export function foldSeries(series: TimeSeries[]): TimeSeries[] {
  if (series.length <= MAX_SERIES) return series
  const impressions = new Map(series.map((one) => [one, seriesTotal(one).impressions]))
  const ranked = [...series].sort((a, b) => (impressions.get(b) ?? 0) - (impressions.get(a) ?? 0))
  const kept = new Set(ranked.slice(0, MAX_SERIES - 1))
  const rest = series.filter((one) => !kept.has(one))
  const length = rest.reduce((longest, { steps }) => Math.max(longest, steps.length), 0)
  const other: TimeSeries = {
    id: OTHER_SERIES,
    name: otherName(rest.length),
    steps: Array.from({ length }, (_, index) => sumStep(rest.map(({ steps }) => steps[index] ?? null))),
    previous: rest.every(({ previous }) => previous)
      ? (rest[0]?.previous ?? []).map((_, index) => sumCounters(rest.map((one) => one.previous?.[index] ?? NO_COUNTS)))
      : undefined,
  }
  return [...series.filter((one) => kept.has(one)), other]
}
