import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { foldSeries, MAX_SERIES, OTHER_SERIES, type TimeSeries } from '../report-series/report-series.js'

/** One line of a chart, as plain numbers of its metric: for long series and for what no counter counts. */
export interface ValueSeries {
  /** Names the series in state and callbacks. */
  id: string
  /** The name that people read. */
  name: string
  /** One number a step; null or NaN is no data. A `Float64Array` is used as it is, without a copy: do not change it. */
  values: ArrayLike<number | null>
  /** The same steps one period earlier. */
  previous?: ArrayLike<number | null>
  /** The metric of all steps together. @default their sum for counts, none for ratios */
  total?: number | null
}

/** What a chart draws: counters, or numbers. */
export type ChartSeries = TimeSeries | ValueSeries

/** Whether all series are counters, so that ratios can be computed from sums. */
export const areCounted = (series: readonly ChartSeries[]): series is TimeSeries[] =>
  series.every((one) => 'steps' in one)

/** What counts as many beyond eight do to a chart. */
export interface FoldedSeries {
  /** Up to eight. */
  kept: ChartSeries[]
  /** How many are left out, because numbers of a ratio have no common one. */
  left: number
}

/** Keeps up to eight series. More: the seven largest and the sum of the others; of ratios given as numbers, the first eight. */
export function foldChartSeries(series: ChartSeries[], metric: MetricName): FoldedSeries {
  if (series.length <= MAX_SERIES) return { kept: series, left: 0 }
  if (areCounted(series)) return { kept: foldSeries(series), left: 0 }
  const { kind }: MetricDefinition = METRICS[metric]
  const values = series.filter((one): one is ValueSeries => 'values' in one)
  if (kind === 'ratio' || values.length < series.length)
    return { kept: series.slice(0, MAX_SERIES), left: series.length - MAX_SERIES }
  const sums = new Map(values.map((one) => [one, sumOf(one.values)]))
  const ranked = [...values].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
  const largest = new Set(ranked.slice(0, MAX_SERIES - 1))
  const rest = values.filter((one) => !largest.has(one))
  const previous = rest.every((one) => one.previous) ? rest.map((one) => one.previous ?? []) : undefined
  const other: ValueSeries = {
    id: OTHER_SERIES,
    name: `Other (${rest.length})`,
    values: sumSteps(rest.map((one) => one.values)),
    previous: previous && sumSteps(previous),
  }
  return { kept: [...values.filter((one) => largest.has(one)), other], left: 0 }
}

function sumOf(values: ArrayLike<number | null>): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] || 0
  return sum
}

/** The sum of each step; no data only where none has any. */
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
