import type { CounterName } from '../metric/metric.js'

/** Counters that a partner's file can have too, in the order of our reports. */
export const PARTNER_METRICS = [
  'impressions',
  'clicks',
  'videoStarts',
  'firstQuartiles',
  'midpoints',
  'thirdQuartiles',
  'videoCompletes',
] as const satisfies readonly CounterName[]
export type PartnerMetric = (typeof PARTNER_METRICS)[number]

/** Cell of a partner's file: text, or from a workbook a number or a calendar day ('2026-09-01'). */
export type PartnerCell = string | number | { readonly day: string }

/** Sums of the lines of a partner's file that have the same day, creative, placement and size. */
export interface PartnerRow {
  /** Calendar day in the partner's zone, 'YYYY-MM-DD'; null where a file has no days. */
  readonly day: string | null
  /** Name of the creative; empty where a file has none. */
  readonly creative: string
  readonly creativeID: string
  readonly placement: string
  /** Size as '300x250'; empty where none is stated, in a column or in a name. */
  readonly size: string
  /** Sums of the compared columns; a metric is missing where no line has a number for it. */
  readonly counts: Readonly<Partial<Record<PartnerMetric, number>>>
  /** Number of cells without a number, such as '-' or '< 1000'. */
  readonly missing: Readonly<Partial<Record<PartnerMetric, number>>>
  /** Impressions and clicks that the partner itself calls invalid, where the file says. */
  readonly invalid: Readonly<Partial<Record<'impressions' | 'clicks', number>>>
  /** Impressions and clicks with invalid traffic, where the file has a column of them beside the compared one. */
  readonly gross?: Readonly<Partial<Record<'impressions' | 'clicks', number>>> | undefined
  /** Number of lines of the file. */
  readonly lines: number
}

/** Kind of a partner's counts: with or without the traffic that it calls invalid; 'unknown' if its header does not say. */
export type PartnerBasis = 'gross' | 'net' | 'unknown'
