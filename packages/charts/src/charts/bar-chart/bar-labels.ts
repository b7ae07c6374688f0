import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** English texts. */
export const barChartLabels = {
  /** Heading of the categories. */
  name: 'Name',
  /** Button that shows only the largest categories. */
  showMost: (count: number) => `Show ${count}`,
  /** Button that shows all categories. */
  showAll: (count: number) => `Show all ${count}`,
  /** Name of the legend. */
  seriesOf: (title: string) => `Series of ${title}`,
  /** Name of a chart that scrolls. */
  allBars: (title: string, count: number) => `${title}, all ${count} bars`,
  /** Hint for the keyboard. */
  keys: (horizontal: boolean, opens: boolean): string => {
    const [along, across] = horizontal ? ['Up and down', 'left and right'] : ['Left and right', 'up and down']
    const keys = `${along} arrow keys move between categories, ${across} between series, Escape hides the bar.`
    return opens ? `${keys} Enter opens the category.` : keys
  },
  /** Heading of the sum of all series. */
  all: 'All',
  /** Name of the table's total. */
  total: (count: number) => `Total, ${count}`,
  /** The previous period, if it has no name. */
  previous: 'Period before',
  /** Heading of a series in the previous period, which may have no name. */
  previousOf: (series: string, period = 'period before') => `${series}, ${period}`,
  /** A bar without a value. */
  noData: (metric: string) => `no data for ${metric}`,
  /** A change against the previous period, which may have no name. */
  changeOn: (change: string, period = 'the period before') => `${change} on ${period}`,
  /** Name of one of several bars of a category, as the subject of a summary. */
  barOf: (category: string, series: string) => `${category}, ${series},`,
  /** Summary without values. */
  none: (metric: string) => `No data for ${metric}.`,
  /** Summary of one category. */
  only: (name: string, value: string, metric: string) => `${name} has ${value} ${metric}.`,
  /** Summary if all values are zero or below. */
  noneAbove: (count: number, value: string, metric: string) => `None of the ${count} has more than ${value} ${metric}.`,
  /** Summary of parts of a total. */
  leadsOf: (name: string, value: string, total: string, metric: string) =>
    `${name} leads with ${value} of ${total} ${metric}.`,
  /** Summary of values without a total of parts; `listed` is the number of rows of the table, if it has more. */
  leads: (
    name: string,
    value: string,
    metric: string,
    total: string | undefined,
    listed: number | undefined,
  ): string => {
    const whole = total === undefined ? '' : `, all together have ${total}`
    return `${name} leads with ${value} ${metric}${whole}${listed === undefined ? '' : `; the table lists all ${listed}`}.`
  },
}

/** Texts of a BarChart. Metrics, values and names of series in parameters are formatted. */
export type BarChartLabels = typeof barChartLabels

/** Messages and formats of a chart. */
export interface BarLanguage {
  labels: BarChartLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_BARS: BarLanguage = { labels: barChartLabels, texts: ENGLISH }
