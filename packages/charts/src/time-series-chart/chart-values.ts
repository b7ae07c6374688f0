import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { seriesTotal } from '../report-series/report-series.js'
import { type ChartSeries, sumSteps } from './chart-series.js'

/** What one pass over the values of a series finds. */
export interface ValueFacts {
  /** The smallest value; Infinity where there is none. */
  low: number
  /** The largest value; -Infinity where there is none. */
  high: number
  /** The first step with the largest value; -1 where there is none. */
  peak: number
  /** The last step that has a value; -1 where none has. */
  last: number
  /** Steps with a value but without a neighbour that has one: no line goes through them. The first hundred. */
  lonely: number[]
  /** The sum of all values. */
  sum: number
}

/** What is drawn of one series. */
export interface SeriesValues extends ValueFacts {
  /** Names the series. */
  id: string
  /** The name that people read. */
  name: string
  /** Its fixed place among all series: colour, dash and marker. */
  slot: number
  /** One value a step; NaN is no data. */
  values: Float64Array
  /** The same steps one period earlier, if known. */
  previous?: Float64Array
  /** The metric of all steps together. */
  total: number | null
}

const MAX_LONELY = 100

/** Extremes, ends and sum in one pass; no data is passed over. */
export function factsOf(values: Float64Array): ValueFacts {
  const facts: ValueFacts = { low: Infinity, high: -Infinity, peak: -1, last: -1, lonely: [], sum: 0 }
  let { low, high, peak, last, sum } = facts
  // How many values stand together up to here.
  let run = 0
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number
    // Nearly all of them; no data is within nothing.
    if (value >= low && value <= high) {
      run++
      last = index
      sum += value
      continue
    }
    if (Number.isNaN(value)) {
      if (run === 1 && facts.lonely.length < MAX_LONELY) facts.lonely.push(last)
      run = 0
      continue
    }
    run++
    last = index
    sum += value
    if (value < low) low = value
    if (value > high) {
      high = value
      peak = index
    }
  }
  if (run === 1 && facts.lonely.length < MAX_LONELY) facts.lonely.push(last)
  return { ...facts, low, high, peak, last, sum }
}

function numbersOf(values: ArrayLike<number | null>): Float64Array {
  if (values instanceof Float64Array) return values
  const numbers = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) numbers[index] = values[index] ?? Number.NaN
  return numbers
}

/** The metric of every step of every series. */
export function seriesValues(series: readonly ChartSeries[], metric: MetricName): SeriesValues[] {
  const { value, kind }: MetricDefinition = METRICS[metric]
  return series.map((one, slot) => {
    const { id, name } = one
    if ('steps' in one) {
      const { steps, previous } = one
      const values = numbersOf(steps.map((counters) => counters && value(counters)))
      const before = previous && numbersOf(previous.slice(0, steps.length).map((counters) => value(counters)))
      return { id, name, slot, values, previous: before, total: value(seriesTotal(one)), ...factsOf(values) }
    }
    const values = numbersOf(one.values)
    const facts = factsOf(values)
    const sum = kind === 'count' && facts.last >= 0 ? facts.sum : null
    const previous = one.previous && numbersOf(one.previous)
    return { id, name, slot, values, previous, total: one.total === undefined ? sum : one.total, ...facts }
  })
}

/** A value, or null where a step has none. */
export function valueAt(values: Float64Array | undefined, step: number): number | null {
  const value = values?.[step]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** The values of series set upon each other, from the first at the bottom; no data where no series has any. */
export function stackOf(series: SeriesValues[]): Float64Array[] {
  const tops: Float64Array[] = []
  let below: Float64Array | undefined
  const counted = sumSteps(series.map(({ values }) => values))
  for (const { values } of series) {
    const top = new Float64Array(counted.length)
    for (let index = 0; index < top.length; index++)
      top[index] = Number.isNaN(counted[index] as number)
        ? Number.NaN
        : (below?.[index] ?? 0) + ((values[index] as number) || 0)
    tops.push(top)
    below = top
  }
  return tops
}

/** From the smallest to the largest value that has to fit on the chart; zero is always there. */
export function extentOf(columns: Iterable<Pick<ValueFacts, 'low' | 'high'>>): { min: number; max: number } {
  const extent = { min: 0, max: 0 }
  for (const { low, high } of columns) {
    if (low < extent.min) extent.min = low
    if (high > extent.max) extent.max = high
  }
  return extent
}
