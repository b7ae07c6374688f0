import type { EngineStore } from './engine-store.js'

/** Figures of one kind for each row, group or total, by column; undefined where there is no such column. */
export type Figures = (id: string) => Float64Array | undefined

/** A part of a whole; `NaN` where there is no whole. */
export const ratioOf = (part: number, whole: number, factor = 1): number =>
  whole > 0 ? (part / whole) * factor : Number.NaN
/** A change in percent; `NaN` where there was nothing before. */
export const percentChangeOf = (now: number, before: number): number =>
  before > 0 ? ((now - before) / before) * 100 : Number.NaN

const ratio = (parts: Float64Array, wholes: Float64Array, factor: number) =>
  parts.map((part, i) => ratioOf(part, wholes[i] as number, factor))
const percent = (current: Float64Array, previous: Float64Array) =>
  current.map((value, i) => percentChangeOf(value, previous[i] as number))
const points = (current: Float64Array, previous: Float64Array) =>
  current.map((value, i) => value - (previous[i] as number))

/**
 * Figures of any column from those of the number columns: the same arithmetic for a row, a group and the total, as
 * `METRICS` and `metricChange` of the domain have it, with `NaN` for no data.
 */
export function figuresOf({ computed }: EngineStore, numbers: Figures): Figures {
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
