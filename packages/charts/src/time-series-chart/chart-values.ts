import { type Counters, METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import { seriesTotal, type TimeSeries } from '../report-series/report-series.js'

/** What is drawn of one series. */
export interface SeriesValues {
  /** Names the series. */
  id: string
  /** The name that people read. */
  name: string
  /** Its fixed place among all series: colour, dash and marker. */
  slot: number
  /** One value a step; `null` is no data. */
  values: (number | null)[]
  /** The same steps one period earlier, if known. */
  previous?: (number | null)[]
  /** The metric of all steps together. */
  total: number | null
}

/** The metric of every step of every series. */
export function seriesValues(series: TimeSeries[], metric: MetricName): SeriesValues[] {
  const { value }: MetricDefinition = METRICS[metric]
  const of = (counters: Counters | null) => (counters === null ? null : value(counters))
  return series.map(({ id, name, steps, previous }, slot) => ({
    id,
    name,
    slot,
    values: steps.map(of),
    previous: previous?.slice(0, steps.length).map(of),
    total: value(seriesTotal({ steps })),
  }))
}

/** The largest value that has to fit on the chart. */
export const largestValue = (series: SeriesValues[]): number =>
  Math.max(0, ...series.flatMap(({ values, previous = [] }) => [...values, ...previous].map((value) => value ?? 0)))

/** The last step that has a value; -1 where none has. */
export const lastStep = (values: (number | null)[]): number => values.findLastIndex((value) => value !== null)

/** Steps whose value has no neighbour: a line through them would not be seen. */
export const lonelySteps = (values: (number | null)[]): number[] =>
  values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null ? [index] : [],
  )
