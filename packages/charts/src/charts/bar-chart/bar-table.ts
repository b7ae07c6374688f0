import type { MetricName } from '@placard/domain/report'
import type { ChartFigures } from '../chart-table/chart-table.js'
import { type BarCategory, type BarSeries, seriesSum, sumKnown } from './bar-data.js'
import { type BarLanguage, ENGLISH_BARS } from './bar-labels.js'

export interface BarTableOptions {
  /** Categories: one row each. */
  categories: readonly BarCategory[]
  /** Heading of the first column. */
  categoryName: string
  /** Every series, visible or not. */
  series: readonly BarSeries[]
  /** The metric of all values. */
  metric: MetricName
  /** True if values can be summed: counts, but not ratios. */
  additive: boolean
  /** Name of the previous period. */
  previousText?: string
  /** Messages and formats. @default English */
  language?: BarLanguage
}

/** Returns the data of a chart as a table: every category, the sum of its series and the previous period. */
export function barTable({
  categories,
  categoryName,
  series,
  metric,
  additive,
  previousText,
  language: { labels, texts } = ENGLISH_BARS,
}: BarTableOptions): ChartFigures {
  const { name } = texts.metrics[metric]
  const many = series.length > 1
  const sums = additive && many
  const before = (of: string) => (many ? labels.previousOf(of, previousText) : (previousText ?? labels.previous))
  const head = [
    ...(sums ? [{ id: 'all', name: labels.all, unit: undefined }] : []),
    ...series.flatMap(({ id, name: own, previous }) => [
      { id, name: many ? own : name },
      ...(previous ? [{ id: `${id}:previous`, name: before(own) }] : []),
    ]),
  ]
  const rows = categories.map(({ id, name: own }, index) => ({
    id,
    name: own,
    cells: [
      ...(sums ? [sumKnown(series.map(({ values }) => values[index]))] : []),
      ...series.flatMap(({ values, previous }) => [
        values[index] ?? null,
        ...(previous ? [previous[index] ?? null] : []),
      ]),
    ],
  }))
  const totals = series.map((one) => seriesSum(one, additive))
  const cells = [
    ...(sums ? [sumKnown(totals)] : []),
    ...series.flatMap(({ previous }, index) => [
      totals[index] ?? null,
      ...(previous ? [additive ? sumKnown(previous) : null] : []),
    ]),
  ]
  const total = cells.some((cell) => cell !== null) ? { name: labels.total(categories.length), cells } : undefined
  return { rowHead: categoryName, head, rows, ...(total && { total }) }
}
