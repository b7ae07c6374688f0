import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** Texts of a BarChart. Metrics, values and names of series in parameters are formatted. */
export interface BarChartLabels {
  /** Heading of the categories. */
  name: string
  /** Button that shows only the largest categories. */
  showMost: (count: number) => string
  /** Button that shows all categories. */
  showAll: (count: number) => string
  /** Name of the legend. */
  seriesOf: (title: string) => string
  /** Name of a chart that scrolls. */
  allBars: (title: string, count: number) => string
  /** Hint for the keyboard. */
  keys: (horizontal: boolean, opens: boolean) => string
  /** Heading of the sum of all series. */
  all: string
  /** Name of the table's total. */
  total: (count: number) => string
  /** The previous period, if it has no name. */
  previous: string
  /** Heading of a series in the previous period, which may have no name. */
  previousOf: (series: string, period: string | undefined) => string
  /** A bar without a value. */
  noData: (metric: string) => string
  /** A change against the previous period, which may have no name. */
  changeOn: (change: string, period: string | undefined) => string
  /** Name of one of several bars of a category, as the subject of a summary. */
  barOf: (category: string, series: string) => string
  /** Summary without values. */
  none: (metric: string) => string
  /** Summary of one category. */
  only: (name: string, value: string, metric: string) => string
  /** Summary if all values are zero or below. */
  noneAbove: (count: number, value: string, metric: string) => string
  /** Summary of parts of a total. */
  leadsOf: (name: string, value: string, total: string, metric: string) => string
  /** Summary of values without a total of parts; `listed` is the number of rows of the table, if it has more. */
  leads: (name: string, value: string, metric: string, total: string | undefined, listed: number | undefined) => string
}

/** English texts. */
export const barChartLabels: BarChartLabels = {
  name: 'Name',
  showMost: (count) => `Show ${count}`,
  showAll: (count) => `Show all ${count}`,
  seriesOf: (title) => `Series of ${title}`,
  allBars: (title, count) => `${title}, all ${count} bars`,
  keys: (horizontal, opens) => {
    const [along, across] = horizontal ? ['Up and down', 'left and right'] : ['Left and right', 'up and down']
    const keys = `${along} arrow keys move between categories, ${across} between series, Escape hides the bar.`
    return opens ? `${keys} Enter opens the category.` : keys
  },
  all: 'All',
  total: (count) => `Total, ${count}`,
  previous: 'Period before',
  previousOf: (series, period = 'period before') => `${series}, ${period}`,
  noData: (metric) => `no data for ${metric}`,
  changeOn: (change, period = 'the period before') => `${change} on ${period}`,
  barOf: (category, series) => `${category}, ${series},`,
  none: (metric) => `No data for ${metric}.`,
  only: (name, value, metric) => `${name} has ${value} ${metric}.`,
  noneAbove: (count, value, metric) => `None of the ${count} has more than ${value} ${metric}.`,
  leadsOf: (name, value, total, metric) => `${name} leads with ${value} of ${total} ${metric}.`,
  leads: (name, value, metric, total, listed) => {
    const whole = total === undefined ? '' : `, all together have ${total}`
    return `${name} leads with ${value} ${metric}${whole}${listed === undefined ? '' : `; the table lists all ${listed}`}.`
  },
}

/** Messages and formats of a chart. */
export interface BarLanguage {
  labels: BarChartLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_BARS: BarLanguage = { labels: barChartLabels, texts: ENGLISH }
