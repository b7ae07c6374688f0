/** What the bars of one place on the axis stand for: a creative, a platform, a weekday. */
export interface BarCategory {
  /** Names it in callbacks. */
  id: string
  /** The name that people read. */
  name: string
}

/** One bar in every category. */
export interface BarSeries {
  /** Names it in state. */
  id: string
  /** The name that people read. */
  name: string
  /** One value a category; `null` is no data. */
  values: readonly (number | null)[]
  /** The same categories one period earlier. */
  previous?: readonly (number | null)[]
  /** The metric of all categories together. Counts are added up; a ratio has one only when it is given, from sums. */
  total?: number | null
}

/** The order in which categories stand. */
export type BarOrder = 'given' | 'value'

/** A series as it is drawn: its place among all gives colour and marker. */
export interface ShownSeries {
  /** Names it in state. */
  id: string
  /** The name that people read. */
  name: string
  /** Its fixed place among all series. */
  slot: number
}

/** What stands at one place on the axis. */
export interface BarRow extends BarCategory {
  /** The category that it stands for; undefined for the sum of the others. */
  category?: BarCategory
  /** One value for each series that is shown. */
  values: (number | null)[]
  /** The same one period earlier; empty where nothing is compared. */
  previous: (number | null)[]
}

/** The sum of what is known; null where nothing is. */
export const sumKnown = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>((sum, value) => (value == null ? sum : (sum ?? 0) + value), null)

export interface BarRowsOptions {
  /** The places along the axis. */
  categories: readonly BarCategory[]
  /** The series that are shown. */
  series: readonly BarSeries[]
  /** The order of the places. */
  order: BarOrder
  /** The most places that are drawn. */
  most: number
  /** Values may be added up: counts may, ratios may not. */
  additive: boolean
}

/** What a category weighs against others: the sum of its bars, or the longest bar where sums mean nothing. */
const weight = ({ values }: BarRow, additive: boolean): number =>
  additive
    ? (sumKnown(values) ?? Number.NEGATIVE_INFINITY)
    : Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY))

/**
 * The places that are drawn. Beyond the most that fit, the largest stay and the others become one "Other (k)", where
 * values may be added up; of ratios the largest stay alone.
 */
export function barRows({ categories, series, order, most, additive }: BarRowsOptions): BarRow[] {
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
  const kept = new Set(ranked.slice(0, Math.max(1, additive ? most - 1 : most)))
  const shown = sorted.filter((row) => kept.has(row))
  return additive ? [...shown, otherRow(rows.filter((row) => !kept.has(row)))] : shown
}

function otherRow(rest: BarRow[]): BarRow {
  const summed = (of: (row: BarRow) => (number | null)[]) =>
    (rest[0] ? of(rest[0]) : []).map((_, index) => sumKnown(rest.map((row) => of(row)[index])))
  return {
    id: 'other',
    name: `Other (${rest.length})`,
    values: summed(({ values }) => values),
    previous: summed(({ previous }) => previous),
  }
}

/** The metric of a series over all categories: as given, or the sum where values may be added up. */
export const seriesSum = ({ total, values }: BarSeries, additive: boolean): number | null =>
  total === undefined ? (additive ? sumKnown(values) : null) : total
