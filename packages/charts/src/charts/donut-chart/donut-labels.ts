import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** Texts of a DonutChart. Metrics, values and shares in parameters are formatted. */
export interface DonutChartLabels {
  /** Heading of the parts. */
  name: string
  /** Heading of the shares. */
  share: string
  /** Name of the table's total. */
  total: (count: number) => string
  /** Hint for the keyboard. */
  keys: string
  /** Title without a whole. */
  empty: (metric: string) => string
  /** Description without a whole. */
  emptyText: string
  /** Sentence about one slice. */
  slice: (name: string, value: string, metric: string, share: string) => string
  /** Summary without slices. */
  none: (metric: string) => string
  /** Summary of one slice. */
  only: (name: string, total: string, metric: string) => string
  /** Summary of the two largest slices; `more` is true if there are others. */
  summary: (first: NamedShare, second: NamedShare, total: string, metric: string, more: boolean) => string
}

/** Name of a slice, and its share. */
export interface NamedShare {
  name: string
  share: string
}

/** English texts. */
export const donutChartLabels: DonutChartLabels = {
  name: 'Name',
  share: 'Share',
  total: (count) => `Total, ${count}`,
  keys: 'Left and right arrow keys move between the slices, Escape hides the slice.',
  empty: (metric) => `No ${metric}`,
  emptyText: 'There is no whole to be shared out yet.',
  slice: (name, value, metric, share) => `${name}: ${value} ${metric}, ${share} of all`,
  none: (metric) => `No ${metric} to be shared.`,
  only: (name, total, metric) => `${name} has all of ${total} ${metric}.`,
  summary: (first, second, total, metric, more) => {
    const rest = more ? `; ${second.name} follows with ${second.share}` : `, ${second.name} has ${second.share}`
    return `${first.name} leads with ${first.share} of ${total} ${metric}${rest}.`
  },
}

/** Messages and formats of a chart. */
export interface DonutLanguage {
  labels: DonutChartLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_DONUT: DonutLanguage = { labels: donutChartLabels, texts: ENGLISH }
