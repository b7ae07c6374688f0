import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain/report'
import type { NameOther } from '../legend-labels.js'
import { MAX_SERIES, OTHER_SERIES, otherName, splitLargest } from '../other-series.js'
import { foldSeries, seriesTotal, type TimeSeries } from '../report-series/report-series.js'

/** Line of a chart as numbers of its metric: for long series, and for values that are not counters. */
export interface ValueSeries {
  /** Identifies the series in state and callbacks. */
  id: string
  /** Name for readers. */
  name: string
  /** Numbers, one per step; null or NaN is no data. A `Float64Array` is used without a copy: do not change it. */
  values: ArrayLike<number | null>
  /** The same steps one period earlier. */
  previous?: ArrayLike<number | null>
  /** The metric over all steps. @default the sum for counts, none for ratios */
  total?: number | null
}

/** A series of a chart: counters or numbers. */
export type ChartSeries = TimeSeries | ValueSeries

/** True if all series are counters, so that ratios can be computed from sums. */
export const areCounted = (series: readonly ChartSeries[]): series is TimeSeries[] =>
  series.every((one) => 'steps' in one)

/** The series that a chart draws, and how many it does not. */
export interface FoldedSeries {
  /** Up to eight series. */
  kept: ChartSeries[]
  /** Number of series that are only in the table, because ratios without counters cannot be summed. */
  left: number
}

/** Limits a chart to eight series: the seven largest and the sum of the others; the first eight where nothing can be summed. */
export function foldChartSeries(
  series: ChartSeries[],
  metric: MetricName,
  nameOther: NameOther = otherName,
): FoldedSeries {
  if (areCounted(series)) return { kept: foldSeries(series, nameOther), left: 0 }
  const { kind }: MetricDefinition = METRICS[metric]
  const values = series.filter((one): one is ValueSeries => 'values' in one)
  if (kind === 'ratio' || values.length < series.length)
    return { kept: series.slice(0, MAX_SERIES), left: Math.max(0, series.length - MAX_SERIES) }
  const { largest, rest } = splitLargest(values, (one) => readNumbers(one.values).reduce((sum, n) => sum + (n || 0), 0))
  if (rest.length === 0) return { kept: series, left: 0 }
  const previous = rest.every((one) => one.previous) ? rest.map((one) => one.previous ?? []) : undefined
  const other: ValueSeries = {
    id: OTHER_SERIES,
    name: nameOther(rest.length),
    values: sumSteps(rest.map((one) => one.values)),
    previous: previous && sumSteps(previous),
  }
  return { kept: [...largest, other], left: 0 }
}

/** Sums each step; NaN only where no column has a value. */
export function sumSteps(columns: ArrayLike<number | null>[]): Float64Array {
  const length = columns.reduce((longest, column) => Math.max(longest, column.length), 0)
  const sums = new Float64Array(length).fill(Number.NaN)
  for (const column of columns)
    for (let index = 0; index < column.length; index++) {
      const value = column[index] ?? Number.NaN
      const sum = sums[index] ?? Number.NaN
      if (!Number.isNaN(value)) sums[index] = Number.isNaN(sum) ? value : sum + value
    }
  return sums
}

/** Facts about the values of a series, collected in one pass. */
export interface ValueFacts {
  /** The smallest value; Infinity without values. */
  low: number
  /** The largest value; -Infinity without values. */
  high: number
  /** Index of the first step with the largest value; -1 without values. */
  peak: number
  /** Index of the last step that has a value; -1 without values. */
  last: number
  /** Indexes of values between two gaps, which no line reaches; the first hundred. */
  lonely: number[]
  /** Sum of all values. */
  sum: number
}

/** Values of one series, ready to be drawn. */
export interface SeriesValues extends ValueFacts {
  /** Identifies the series. */
  id: string
  /** Name for readers. */
  name: string
  /** Fixed index among all series: decides color, dash and marker. */
  slot: number
  /** Values, one per step; NaN is no data. */
  values: Float64Array
  /** The same steps one period earlier, if known. */
  previous?: Float64Array
  /** The metric over all steps. */
  total: number | null
}

const MAX_LONELY = 100

/** Collects extremes, end, gaps and sum of a series in one pass. */
export function collectFacts(values: Float64Array): ValueFacts {
  const facts: ValueFacts = { low: Infinity, high: -Infinity, peak: -1, last: -1, lonely: [], sum: 0 }
  let { low, high, peak, last, sum } = facts
  let runLength = 0
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number
    // Nearly all values take this short path; NaN does not.
    if (value >= low && value <= high) {
      runLength++
      last = index
      sum += value
      continue
    }
    if (Number.isNaN(value)) {
      if (runLength === 1 && facts.lonely.length < MAX_LONELY) facts.lonely.push(last)
      runLength = 0
      continue
    }
    runLength++
    last = index
    sum += value
    if (value < low) low = value
    if (value > high) {
      high = value
      peak = index
    }
  }
  if (runLength === 1 && facts.lonely.length < MAX_LONELY) facts.lonely.push(last)
  return { ...facts, low, high, peak, last, sum }
}

function readNumbers(values: ArrayLike<number | null>): Float64Array {
  if (values instanceof Float64Array) return values
  const numbers = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) numbers[index] = values[index] ?? Number.NaN
  return numbers
}

/** Returns the metric of every step of every series. */
export function seriesValues(series: readonly ChartSeries[], metric: MetricName): SeriesValues[] {
  const { value, kind }: MetricDefinition = METRICS[metric]
  return series.map((one, slot) => {
    const { id, name } = one
    if ('steps' in one) {
      const { steps, previous } = one
      const values = readNumbers(steps.map((counters) => counters && value(counters)))
      const before =
        previous && readNumbers(previous.slice(0, steps.length).map((counters) => counters && value(counters)))
      return { id, name, slot, values, previous: before, total: value(seriesTotal(one)), ...collectFacts(values) }
    }
    const values = readNumbers(one.values)
    const facts = collectFacts(values)
    const sum = kind === 'count' && facts.last >= 0 ? facts.sum : null
    const previous = one.previous && readNumbers(one.previous)
    return { id, name, slot, values, previous, total: one.total === undefined ? sum : one.total, ...facts }
  })
}

/** Returns the value of a step, or null for no data. */
export function valueAt(values: Float64Array | undefined, step: number): number | null {
  const value = values?.[step]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** Stacks series from the first at the bottom; NaN where no series has a value. */
export function stackSeries(series: SeriesValues[]): Float64Array[] {
  const tops: Float64Array[] = []
  let below: Float64Array | undefined
  const sums = sumSteps(series.map(({ values }) => values))
  for (const { values } of series) {
    const top = new Float64Array(sums.length)
    for (let index = 0; index < top.length; index++)
      top[index] = Number.isNaN(sums[index] as number)
        ? Number.NaN
        : (below?.[index] ?? 0) + ((values[index] as number) || 0)
    tops.push(top)
    below = top
  }
  return tops
}

/** Returns the smallest and the largest value that the chart has to fit; zero is always included. */
export function computeExtent(columns: Iterable<Pick<ValueFacts, 'low' | 'high'>>): { min: number; max: number } {
  const extent = { min: 0, max: 0 }
  for (const { low, high } of columns) {
    if (low < extent.min) extent.min = low
    if (high > extent.max) extent.max = high
  }
  return extent
}
