import type { MetricName } from '@placard/domain/report'
import type { NameOther } from '../legend-labels.js'
import { OTHER_SERIES, otherName, splitLargest } from '../other-series.js'
import type { BarLanguage } from './bar-labels.js'

/** A category on the axis: a creative, a platform, a weekday. */
export interface BarCategory {
  /** Identifies the category in callbacks. */
  id: string
  /** Name for readers. */
  name: string
}

/** Bars, one per category. */
export interface BarSeries {
  /** Identifies the series in state. */
  id: string
  /** Name for readers. */
  name: string
  /** Values, one per category; `null` is no data. */
  values: readonly (number | null)[]
  /** The same categories one period earlier. */
  previous?: readonly (number | null)[]
  /** The metric over all categories. Counts are summed; a ratio has none unless it is given. */
  total?: number | null
}

/** Order of the categories. */
export type BarOrder = 'given' | 'value'

/** A visible series. */
export interface ShownSeries {
  /** Identifies the series in state. */
  id: string
  /** Name for readers. */
  name: string
  /** Fixed index among all series: decides color and marker. */
  slot: number
}

/** The bars of one category. */
export interface BarRow extends BarCategory {
  /** The category; undefined for the sum of the others. */
  category?: BarCategory
  /** Values, one per visible series. */
  values: (number | null)[]
  /** The same one period earlier; empty without a comparison. */
  previous: (number | null)[]
}

/** Sums the known values; null without any. */
export const sumKnown = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>((sum, value) => (value == null ? sum : (sum ?? 0) + value), null)

export interface BarRowsOptions {
  /** Categories along the axis. */
  categories: readonly BarCategory[]
  /** The visible series. */
  series: readonly BarSeries[]
  /** Order of the categories. */
  order: BarOrder
  /** Maximum number of rows. */
  most: number
  /** True if values can be summed: counts, but not ratios. */
  additive: boolean
  /** Names the sum of the others. @default in English */
  nameOther?: NameOther
}

/** Returns the size of a category for ranking: the sum of its bars, or the longest bar of a ratio. */
const weight = ({ values }: BarRow, additive: boolean): number =>
  additive
    ? (sumKnown(values) ?? Number.NEGATIVE_INFINITY)
    : Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY))

/** Returns the rows to draw. If there are too many, the smallest become "Other (k)"; of ratios, only the largest remain. */
export function barRows(options: BarRowsOptions): BarRow[] {
  const { categories, series, order, most, additive, nameOther = otherName } = options
  const compares = series.some(({ previous }) => previous !== undefined)
  const rows = categories.map(
    (category, index): BarRow => ({
      ...category,
      category,
      values: series.map(({ values }) => values[index] ?? null),
      previous: compares ? series.map(({ previous }) => previous?.[index] ?? null) : [],
    }),
  )
  const ranked = [...rows].sort((a, b) => {
    const [first, second] = [weight(a, additive), weight(b, additive)]
    return first === second ? 0 : second - first
  })
  const sorted = order === 'value' ? ranked : rows
  if (rows.length <= most) return sorted
  if (!additive) {
    const kept = new Set(ranked.slice(0, Math.max(1, most)))
    return sorted.filter((row) => kept.has(row))
  }
  const { largest, rest } = splitLargest(sorted, (row) => weight(row, additive), most)
  return [...largest, otherRow(rest, nameOther(rest.length))]
}

function otherRow(rest: BarRow[], name: string): BarRow {
  const summed = (of: (row: BarRow) => (number | null)[]) =>
    (rest[0] ? of(rest[0]) : []).map((_, index) => sumKnown(rest.map((row) => of(row)[index])))
  return {
    id: OTHER_SERIES,
    name,
    values: summed(({ values }) => values),
    previous: summed(({ previous }) => previous),
  }
}

/** Returns the metric of a series over all categories: as given, or the sum of counts. */
export const seriesSum = ({ total, values }: BarSeries, additive: boolean): number | null =>
  total === undefined ? (additive ? sumKnown(values) : null) : total

/** Data behind the drawing, the tooltip and the texts of a chart. */
export interface BarFacts {
  /** The metric of all values. */
  metric: MetricName
  /** Rows in the order of drawing. */
  rows: BarRow[]
  /** The visible series. */
  series: ShownSeries[]
  /** True if the bars of a category are stacked. */
  stacked: boolean
  /** True if bars are horizontal. */
  horizontal: boolean
  /** Number of categories, drawn or not. */
  categories: number
  /** The metric over all bars, if it is known. */
  total: number | null
  /** Name of the previous period: "23–29 Sep". */
  previousText?: string
  /** Messages and formats. @default English */
  language?: BarLanguage
}

/** Returns how many categories fit a vertical chart so that every bar is visible. */
export const maxColumns = (width: number, bars: number): number =>
  Math.max(2, Math.floor((width - 72) / (bars * 4 + 3)))
