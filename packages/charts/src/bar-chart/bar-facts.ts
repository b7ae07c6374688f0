import type { MetricName } from '@placard/domain'
import type { BarRow, ShownSeries } from './bar-data.js'

/** What bars, words and points of one chart are about. */
export interface BarFacts {
  /** Gives unit and format. */
  metric: MetricName
  /** What is drawn, in its order. */
  rows: BarRow[]
  /** The series that are shown. */
  series: ShownSeries[]
  /** Bars of a category stand on each other. */
  stacked: boolean
  /** Categories stand one under the other. */
  horizontal: boolean
  /** How many categories there are, drawn or not. */
  categories: number
  /** The metric of everything together, where it is known. */
  total: number | null
  /** The period before in words: "23–29 Sep". */
  previousText?: string
}
