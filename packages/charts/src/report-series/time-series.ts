import type { Counters } from '@placard/domain'

/** One line of a chart: what was counted in each time step. */
export interface TimeSeries {
  /** Names the series in state and callbacks. */
  id: string
  /** The name that people read. */
  name: string
  /** Counters of each step; `null` where the step lies in the future. */
  steps: (Counters | null)[]
  /** Counters of the same steps one period earlier. */
  previous?: Counters[]
}

/** A report as a chart needs it: every step of its range, and one series for each creative. */
export interface ReportSeries {
  /** Every step of the range. */
  buckets: string[]
  /** The step that was still being counted when the report was made. */
  partialBucket?: string
  /** One series a creative; beyond eight, the seven with most impressions and the sum of the others. */
  series: TimeSeries[]
  /** The steps of the period before. */
  previousBuckets?: string[]
}
