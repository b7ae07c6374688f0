import type { ZoneOffset } from '@placard/domain/dates'
import {
  bucketBounds,
  counterpartBuckets,
  joinOffsets,
  splitIntoWeeks,
  sumCounters,
} from '@placard/domain/internal/report'
import { type ChartedReport, type Counters, listBuckets, type ReportRow, rowsByCreative } from '@placard/domain/report'
import type { NameOther } from '../legend-labels.js'
import { OTHER_SERIES, otherName, splitLargest } from '../other-series.js'

export { OTHER_SERIES } from '../other-series.js'

/** Line of a chart: the counters of each time step. */
export interface TimeSeries {
  /** Identifies the series in state and callbacks. */
  id: string
  /** Name for readers. */
  name: string
  /** Counters of each step; `null` where the step is in the future. */
  steps: (Counters | null)[]
  /** Counters of the same steps one period earlier; `null` for 29 February where that year has none. */
  previous?: (Counters | null)[]
}

/** A report as chart data: every step of its range, and one series per creative. */
export interface ReportSeries {
  /** Every step of the range. */
  buckets: string[]
  /** The step that was still in progress when the report was generated. */
  partialBucket?: string
  /** Series, one per creative; beyond eight, the seven with most impressions and the sum of the others. */
  series: TimeSeries[]
  /** Steps of the previous period; an empty text for 29 February where that year has none. */
  previousBuckets?: string[]
  /** UTC offsets of the zone in both periods, if the reports have them. */
  offsets?: ZoneOffset[] | undefined
}

function countersByStep(rows: readonly ReportRow[], buckets: readonly (string | undefined)[]): (Counters | null)[] {
  const found = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const step = found.get(row.bucket)
    if (step) step.push(row)
    else found.set(row.bucket, [row])
  }
  return buckets.map((bucket) => (bucket === undefined ? null : sumCounters(found.get(bucket) ?? [])))
}

/**
 * Converts a report, and the previous one, to chart series. Steps without a row are zero, future ones `null`. Creatives
 * beyond the first seven are summed before they become a series, because a campaign may have thousands; `nameOther` names
 * their sum, in English by default.
 */
export function reportSeries(
  report: ChartedReport,
  previous?: ChartedReport,
  nameOther: NameOther = otherName,
): ReportSeries {
  const now = Date.parse(report.generatedAt)
  const buckets = listBuckets(report.range)
  const moments = buckets.map((bucket) => bucketBounds(bucket, report.range))
  const counterparts = previous && counterpartBuckets(report.range, previous.range)
  const rows = rowsByCreative(report)
  const previousRows = previous && rowsByCreative(previous)
  const { largest, rest } = splitLargest(report.creatives, ({ id }) => sumCounters(rows.get(id) ?? []).impressions)
  const createSeries = (
    id: string,
    name: string,
    pickRows: (byCreative: ReadonlyMap<string, ReportRow[]>) => ReportRow[],
  ): TimeSeries => ({
    id,
    name,
    steps: countersByStep(pickRows(rows), buckets).map((counters, index) =>
      (moments[index]?.from ?? 0) < now ? counters : null,
    ),
    previous: previousRows && counterparts && countersByStep(pickRows(previousRows), counterparts),
  })
  const series = largest.map(({ id, name }) => createSeries(id, name, (byCreative) => byCreative.get(id) ?? []))
  const shown = new Set(largest.map(({ id }) => id))
  const otherRows = (byCreative: ReadonlyMap<string, ReportRow[]>) =>
    [...byCreative].flatMap(([id, own]) => (shown.has(id) ? [] : own))
  const partialBucket = buckets.find((_, index) => {
    const moment = moments[index]
    return moment && moment.from < now && now < moment.to
  })
  return {
    buckets,
    partialBucket,
    series: rest.length > 0 ? [...series, createSeries(OTHER_SERIES, nameOther(rest.length), otherRows)] : series,
    previousBuckets: counterparts?.map((bucket) => bucket ?? ''),
    offsets: joinOffsets(report.range, previous?.range),
  }
}

/** Sums a series over all of its steps. */
export const seriesTotal = ({ steps }: Pick<TimeSeries, 'steps'>): Counters =>
  sumCounters(steps.filter((step) => step !== null))

/** Returns up to eight series: of more, the seven with most impressions in their given order, and "Other" as the sum of the rest. */
export function foldSeries(series: TimeSeries[], nameOther: NameOther = otherName): TimeSeries[] {
  const { largest, rest } = splitLargest(series, (one) => seriesTotal(one).impressions)
  if (rest.length === 0) return series
  const length = rest.reduce((longest, { steps }) => Math.max(longest, steps.length), 0)
  const other: TimeSeries = {
    id: OTHER_SERIES,
    name: nameOther(rest.length),
    steps: Array.from({ length }, (_, index) => sumKnown(rest.map(({ steps }) => steps[index] ?? null))),
    previous: rest.every(({ previous }) => previous)
      ? (rest[0]?.previous ?? []).map((_, index) => sumKnown(rest.map((one) => one.previous?.[index] ?? null)))
      : undefined,
  }
  return [...largest, other]
}

/**
 * Folds days to calendar weeks, Monday first; ratios of a week are computed from the sums of its days. A week that the
 * range cuts has its own dates ('first/last'); the one in progress is `partialBucket`. The previous period is folded by
 * position, so that weeks of equal length are compared.
 */
export function weekSeries<Data extends ReportSeries>(data: Data): Data {
  const { buckets, series, previousBuckets, partialBucket } = data
  const weeks = splitIntoWeeks(buckets)
  const isInProgress = ({ from, to }: { from: number; to: number }) =>
    (partialBucket !== undefined && buckets.slice(from, to).includes(partialBucket)) ||
    series.some(({ steps }) => steps.slice(from, to).some((one) => one === null) && steps[from] != null)
  const before = previousBuckets?.slice(0, buckets.length)
  return {
    ...data,
    buckets: weeks.map(({ bucket }) => bucket),
    partialBucket: weeks.find(isInProgress)?.bucket,
    previousBuckets: before && weeks.flatMap(({ from, to }) => weekBucket(before.slice(from, to).filter(Boolean))),
    series: series.map(
      ({ steps, previous, ...rest }): TimeSeries => ({
        ...rest,
        steps: weeks.map(({ from, to }) => sumKnown(steps.slice(from, to))),
        previous: previous && weeks.flatMap(({ from, to }) => sumKnown(previous.slice(from, to)) ?? []),
      }),
    ),
  }
}

const weekBucket = (days: string[]) => (days.length > 0 ? [`${days[0]}/${days.at(-1)}`] : [])

/** Sums the steps that have counters; null where none has. */
function sumKnown(steps: (Counters | null)[]): Counters | null {
  const counted = steps.filter((step) => step !== null)
  return counted.length > 0 ? sumCounters(counted) : null
}
