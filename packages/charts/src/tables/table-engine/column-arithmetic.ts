import { computePercentChange, computeRatio } from '../table-query/table-query.js'
import type { EngineStore } from './engine-store.js'

/** Returns the values of a column for all rows, groups or totals; undefined for an unknown column. */
export type Figures = (id: string) => Float64Array | undefined

const ratio = (parts: Float64Array, wholes: Float64Array, factor: number) =>
  parts.map((part, i) => computeRatio(part, wholes[i] as number, factor))
const percent = (current: Float64Array, previous: Float64Array) =>
  current.map((value, i) => computePercentChange(value, previous[i] as number))
const points = (current: Float64Array, previous: Float64Array) =>
  current.map((value, i) => value - (previous[i] as number))

/**
 * Extends the values of number columns with those of computed columns. Rows, groups and totals use the same arithmetic as
 * `METRICS` and `metricChange` of the domain, with `NaN` for no data.
 */
export function computeFigures({ computed }: EngineStore, numbers: Figures): Figures {
  const figures: Figures = (id) => {
    const column = computed.get(id)
    if (!column) return numbers(id)
    const [one, other] =
      column.kind === 'ratio'
        ? [figures(column.numerator), figures(column.denominator)]
        : [figures(column.current), figures(column.previous)]
    if (!one || !other) return undefined
    if (column.kind === 'ratio') return ratio(one, other, column.factor ?? 1)
    return column.unit === 'percent' ? percent(one, other) : points(one, other)
  }
  return figures
}
