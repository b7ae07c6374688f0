import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** Name of a slice, and its share. */
export interface NamedShare {
  name: string
  share: string
}

/** English texts. */
export const donutChartLabels = {
  /** Heading of the parts. */
  name: 'Name',
  /** Heading of the shares. */
  share: 'Share',
  /** Name of the table's total. */
  total: (count: number) => `Total, ${count}`,
  /** Hint for the keyboard. */
  keys: 'Left and right arrow keys move between the slices, Escape hides the slice.',
  /** Title without a whole. */
  empty: (metric: string) => `No ${metric}`,
  /** Description without a whole. */
  emptyText: 'There is no whole to be shared out yet.',
  /** Sentence about one slice. */
  slice: (name: string, value: string, metric: string, share: string) => `${name}: ${value} ${metric}, ${share} of all`,
  /** Summary without slices. */
  none: (metric: string) => `No ${metric} to be shared.`,
  /** Summary of one slice. */
  only: (name: string, total: string, metric: string) => `${name} has all of ${total} ${metric}.`,
  /** Summary of the two largest slices; `more` is true if there are others. */
  summary: (first: NamedShare, second: NamedShare, total: string, metric: string, more: boolean): string => {
    const rest = more ? `; ${second.name} follows with ${second.share}` : `, ${second.name} has ${second.share}`
    return `${first.name} leads with ${first.share} of ${total} ${metric}${rest}.`
  },
}

/** Texts of a DonutChart. Metrics, values and shares in parameters are formatted. */
export type DonutChartLabels = typeof donutChartLabels

/** Messages and formats of a chart. */
export interface DonutLanguage {
  labels: DonutChartLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_DONUT: DonutLanguage = { labels: donutChartLabels, texts: ENGLISH }
