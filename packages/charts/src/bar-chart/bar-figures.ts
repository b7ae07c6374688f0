import { METRICS, type MetricDefinition, type MetricName } from '@placard/domain'
import type { ChartFigures } from '../chart-table/chart-table.js'
import { type BarCategory, type BarSeries, seriesSum, sumKnown } from './bar-data.js'

export interface BarFigureOptions {
  /** The places along the axis. */
  categories: readonly BarCategory[]
  /** What the categories are. */
  categoryName: string
  /** Every series, shown or not. */
  series: readonly BarSeries[]
  /** Gives unit and format. */
  metric: MetricName
  /** Values may be added up: counts may, ratios may not. */
  additive: boolean
  /** The period before in words. */
  previousText?: string
}

/** What a chart draws, in figures: every category, the sum of its series where there is one, and the period before. */
export function barFigures({
  categories,
  categoryName,
  series,
  metric,
  additive,
  previousText,
}: BarFigureOptions): ChartFigures {
  const { name }: MetricDefinition = METRICS[metric]
  const many = series.length > 1
  const sums = additive && many
  const before = (of: string) =>
    many ? `${of}, ${previousText ?? 'period before'}` : (previousText ?? 'Period before')
  const head = [
    ...(sums ? [{ id: 'all', name: 'All', unit: undefined }] : []),
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
  const total = cells.some((cell) => cell !== null) ? { name: `Total, ${categories.length}`, cells } : undefined
  return { rowHead: categoryName, head, rows, ...(total && { total }) }
}
