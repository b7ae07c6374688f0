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

const at = ({ hours, label, value }: HeatExtreme) =>
  hours > 1 ? `in ${hours} hours (${value})` : `on ${label} (${value})`

/** English texts. */
export const heatmapLabels = {
  /** Metric of averages. */
  perHour: (metric: string) => `${metric} an hour`,
  /** An hour without a value, in the live region. */
  noDataFor: (metric: string) => `no data for ${metric}`,
  /** An hour without a value, in the tooltip. */
  noData: 'no data',
  /** An hour without a value, in the color key. */
  noDataKey: 'No data',
  /** The only hour with the largest or the smallest value. */
  extreme: (which: 'most' | 'least', isRatio: boolean) =>
    `the ${isRatio ? { most: 'highest', least: 'lowest' }[which] : which} of the week`,
  /** The hour in progress. */
  inProgress: 'in progress',
  /** Number of hours of a cell. */
  hoursCounted: 'Hours counted',
  /** Hint for the keyboard; true if hours are rows. */
  keys: (hoursAreRows: boolean): string => {
    const [days, hours] = hoursAreRows ? ['Left and right', 'up and down'] : ['Up and down', 'left and right']
    return `${days} arrow keys move between days, ${hours} between hours, Escape hides the hour.`
  },
  /** Summary without values. */
  none: (unit: string) => `No ${unit} in these days.`,
  /** Summary if all values are equal. */
  equal: (hours: number, value: string, unit: string, zone: string) =>
    `${hours === 1 ? 'The only hour' : 'Every hour'} with data has ${value} ${unit}, on the clock of ${zone}.`,
  /** Summary of ratios. */
  ratios: ({ unit, most, least, zone }: HeatSummary) =>
    `${unit} is highest ${at(most)} and lowest ${at(least)}, on the clock of ${zone}.`,
  /** Summary of counts; `zeroHours` is undefined if no hour is zero. */
  counts: ({ unit, most, least, zone }: HeatSummary, zeroHours: number | undefined): string => {
    const fewest =
      zeroHours === undefined
        ? `fewest ${at(least)}`
        : `none in ${zeroHours === 1 ? '1 hour' : `${zeroHours} hours`} of the week`
    return `Most ${unit} fall ${at(most).replace(/^in/, 'into')}, ${fewest}, on the clock of ${zone}.`
  },
  /** Note about the hour in progress: part of sums, but not of averages. */
  running: (isCounted: boolean): string =>
    isCounted ? 'The running hour counts as far as it is.' : 'The running hour is left out.',
  /** Heading of the hours. */
  hour: 'Hour',
  /** Name of the totals of days. */
  wholeDay: 'Whole day',
}

/** Texts of a Heatmap. Metrics and values in parameters are formatted. */
export type HeatmapLabels = typeof heatmapLabels

/** Messages and formats of a chart. */
export interface HeatLanguage {
  labels: HeatmapLabels
  texts: ReportTexts
}

/** Language without a provider. */
export const ENGLISH_HEAT: HeatLanguage = { labels: heatmapLabels, texts: ENGLISH }
