import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'

/** Hours of the week with the largest or the smallest value, which is formatted. */
export interface HeatExtreme {
  /** Number of hours with this value. */
  hours: number
  /** Label of the first of them. */
  label: string
  value: string
}

/** Parts of the summary of a week. */
export interface HeatSummary {
  /** Metric for use in a sentence. */
  unit: string
  most: HeatExtreme
  least: HeatExtreme
  /** Name of the time zone. */
  zone: string
}

/** Texts of a Heatmap. Metrics and values in parameters are formatted. */
export interface HeatmapLabels {
  /** Metric of averages. */
  perHour: (metric: string) => string
  /** An hour without a value, in the live region. */
  noDataFor: (metric: string) => string
  /** An hour without a value, in the tooltip. */
  noData: string
  /** An hour without a value, in the color key. */
  noDataKey: string
  /** The only hour with the largest or the smallest value. */
  extreme: (which: 'most' | 'least', isRatio: boolean) => string
  /** The hour in progress. */
  inProgress: string
  /** Number of hours of a cell. */
  hoursCounted: string
  /** Hint for the keyboard; true if hours are rows. */
  keys: (hoursAreRows: boolean) => string
  /** Summary without values. */
  none: (unit: string) => string
  /** Summary if all values are equal. */
  equal: (hours: number, value: string, unit: string, zone: string) => string
  /** Summary of ratios. */
  ratios: (summary: HeatSummary) => string
  /** Summary of counts; `zeroHours` is undefined if no hour is zero. */
  counts: (summary: HeatSummary, zeroHours: number | undefined) => string
  /** Note about the hour in progress: part of sums, but not of averages. */
  running: (isCounted: boolean) => string
  /** Heading of the hours. */
  hour: string
  /** Name of the totals of days. */
  wholeDay: string
}

const at = ({ hours, label, value }: HeatExtreme) =>
  hours > 1 ? `in ${hours} hours (${value})` : `on ${label} (${value})`

/** English texts. */
export const heatmapLabels: HeatmapLabels = {
  perHour: (metric) => `${metric} an hour`,
  noDataFor: (metric) => `no data for ${metric}`,
  noData: 'no data',
  noDataKey: 'No data',
  extreme: (which, isRatio) => `the ${isRatio ? { most: 'highest', least: 'lowest' }[which] : which} of the week`,
  inProgress: 'in progress',
  hoursCounted: 'Hours counted',
  keys: (hoursAreRows) => {
    const [days, hours] = hoursAreRows ? ['Left and right', 'up and down'] : ['Up and down', 'left and right']
    return `${days} arrow keys move between days, ${hours} between hours, Escape hides the hour.`
  },
  none: (unit) => `No ${unit} in these days.`,
  equal: (hours, value, unit, zone) =>
    `${hours === 1 ? 'The only hour' : 'Every hour'} with data has ${value} ${unit}, on the clock of ${zone}.`,
  ratios: ({ unit, most, least, zone }) =>
    `${unit} is highest ${at(most)} and lowest ${at(least)}, on the clock of ${zone}.`,
  counts: ({ unit, most, least, zone }, zeroHours) => {
    const fewest =
      zeroHours === undefined
        ? `fewest ${at(least)}`
        : `none in ${zeroHours === 1 ? '1 hour' : `${zeroHours} hours`} of the week`
    return `Most ${unit} fall ${at(most).replace(/^in/, 'into')}, ${fewest}, on the clock of ${zone}.`
  },
  running: (isCounted) => (isCounted ? 'The running hour counts as far as it is.' : 'The running hour is left out.'),
  hour: 'Hour',
  wholeDay: 'Whole day',
}

/** Messages and formats of a chart. */
export interface HeatLanguage {
  labels: HeatmapLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_HEAT: HeatLanguage = { labels: heatmapLabels, texts: ENGLISH }
