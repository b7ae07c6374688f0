import { ENGLISH } from '@placard/domain/internal/report'
import {
  computePercent,
  METRICS,
  type MetricDefinition,
  type MetricName,
  type ReportTexts,
} from '@placard/domain/report'
import type { ChartFigures } from '../chart-table/chart-table.js'
import type { NameOther } from '../legend-labels.js'
import { OTHER_SERIES, otherName, splitLargest } from '../other-series.js'
import { ENGLISH_DONUT } from './donut-labels.js'

/** A metric whose values add up to a whole; ratios do not. */
export type CountMetricName = Exclude<MetricName, 'ctr' | 'vcr' | 'vcrOfImpressions'>

/** Returns true if the values of a metric add up to a whole, so that a donut can show them. */
export const isCountMetric = (metric: MetricName): metric is CountMetricName => {
  const { kind }: MetricDefinition = METRICS[metric]
  return kind === 'count'
}

/** Part of a whole. */
export interface DonutPart {
  /** Identifies the part in state. */
  id: string
  /** Name for readers. */
  name: string
  /** Value of the part; `null` is no data. */
  value: number | null
  /** Fixed index among the colors and markers of a report. @default its rank */
  slot?: number
}

/** A slice of the ring. */
export interface DonutSlice {
  /** Identifies the slice. */
  id: string
  /** Name for readers. */
  name: string
  /** Value of the slice; more than zero. */
  value: number
  /** Share in tenths of a percent; the slices add up to 1000. */
  tenths: number
  /** Index of color and marker; undefined for the sum of the others. */
  slot?: number
}

const MAX_SLICES = 6
const WHOLE = 1000

/** Returns the value of a part in the whole: zero for no data and negative values. */
const weight = (value: number | null): number => Math.max(0, value ?? 0)

/** Sums all parts. */
export const donutTotal = (parts: readonly DonutPart[]): number =>
  parts.reduce((sum, { value }) => sum + weight(value), 0)

/**
 * Returns shares in tenths of a percent that add up to exactly 100 %, by the largest remainder method. All are zero if the
 * whole is zero.
 */
export function shareTenths(values: readonly (number | null)[]): number[] {
  const total = values.reduce<number>((sum, value) => sum + weight(value), 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map((value) => (weight(value) / total) * WHOLE)
  const tenths = exact.map((share) => Math.floor(share + 1e-9))
  const missing = WHOLE - tenths.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - (tenths[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1
  return tenths
}

/** Returns up to six slices, the largest first; of more parts, the five largest and "Other (k)". */
export function donutSlices(parts: readonly DonutPart[], nameOther: NameOther = otherName): DonutSlice[] {
  const tenths = shareTenths(parts.map(({ value }) => value))
  const ranked = parts
    .map(({ id, name, value, slot }, index) => ({ id, name, value: weight(value), slot, tenths: tenths[index] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map((slice, rank): DonutSlice => ({ ...slice, slot: slice.slot ?? rank }))
  const { largest, rest } = splitLargest(ranked, ({ value }) => value, MAX_SLICES)
  if (rest.length === 0) return largest
  return [
    ...largest,
    {
      id: OTHER_SERIES,
      name: nameOther(rest.length),
      value: rest.reduce((sum, { value }) => sum + value, 0),
      tenths: rest.reduce((sum, slice) => sum + slice.tenths, 0),
    },
  ]
}

/** Formats a share. One that is not zero is never formatted as zero. */
export const formatShare = (tenths: number, texts: ReportTexts = ENGLISH): string =>
  `${tenths === 0 ? '<' : ''}${texts.percent(texts.fixed((tenths || 1) / 10, 1))}`

/** Returns the data of a donut as a table: every part, the largest first, with the share that is shown beside its slice. */
export function donutTable(
  metric: CountMetricName,
  parts: readonly DonutPart[],
  partName: string,
  { labels, texts } = ENGLISH_DONUT,
): ChartFigures {
  const { name } = texts.metrics[metric]
  const total = donutTotal(parts)
  const tenths = shareTenths(parts.map(({ value }) => value))
  const rows = parts
    .map(({ id, name: own, value }, index) => {
      const written = (tenths[index] ?? 0) / 10
      const exact = computePercent(Math.max(0, value ?? 0), total)
      return { id, name: own, cells: [value, value === null ? null : written || exact] }
    })
    .sort((a, b) => (b.cells[0] ?? -1) - (a.cells[0] ?? -1))
  return {
    rowHead: partName,
    head: [
      { id: 'value', name },
      { id: 'share', name: labels.share, unit: '%' },
    ],
    rows,
    total: { name: labels.total(parts.length), cells: [total, total > 0 ? 100 : null] },
  }
}
