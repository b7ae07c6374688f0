import type { ColumnSort, TableQuery } from '../table-query/table-query.js'
import { computeFigures } from './column-arithmetic.js'
import type { Steps } from './engine-steps.js'
import type { EngineStore } from './engine-store.js'
import { findRows } from './find-rows.js'
import { type GroupedRows, groupRows, type RowLevel } from './row-groups.js'
import { sortByValues } from './row-order.js'
import { everyRow, sortValues, sumColumns, valuesAt } from './row-values.js'

/** Groups of one level in display order. */
export interface ResultLevel {
  column: string
  /** Label code of each group. */
  codes: Uint32Array
  /** Index of each group's first row in `order`; one more at the end. */
  starts: Uint32Array
  /** Index of each group's first child in the level below, or of its first row at the innermost level; one more at the end. */
  children: Uint32Array
  /** Figures of the groups; `NaN` for no data. */
  values: ReadonlyMap<string, Float64Array>
}

/** Result of a query, whichever groups are expanded: arrays that can be transferred between threads. */
export interface QueryResult {
  /** Number of matching rows. */
  found: number
  /** Rows in display order; undefined for all rows in the order of the store. */
  order: Uint32Array | undefined
  totals: ReadonlyMap<string, number>
  /** Outermost first. */
  levels: ResultLevel[]
}

/** Matching rows and their totals, reused while only the sort order or the groups change. */
export interface MatchedRows {
  key: string
  rows: Uint32Array | undefined
  totals: ReadonlyMap<string, number>
  /** Totals of all rows, reused when the filters are removed. */
  allTotals?: ReadonlyMap<string, number>
}

function* computeTotals(store: EngineStore, rows: Uint32Array | undefined): Steps<Map<string, number>> {
  const sums = yield* sumColumns(store, rows)
  const figures = computeFigures(store, (id) => {
    const sum = sums.get(id)
    return sum === undefined ? undefined : Float64Array.of(sum)
  })
  return new Map(store.totalled.map((id) => [id, figures(id)?.[0] ?? Number.NaN]))
}

function* sortRows(store: EngineStore, rows: Uint32Array, sort: readonly ColumnSort[]): Steps<Uint32Array> {
  let order = rows
  for (const { id, direction } of sort.toReversed()) {
    const values = yield* sortValues(store, id)
    if (values) order = yield* sortByValues(order, yield* valuesAt(values, order), direction)
  }
  return order
}

/** Sorts the groups of one level by the query, then by their first row; groups of one parent stay adjacent. */
function* sortGroups(
  store: EngineStore,
  { column, codes, parents, firstRows, figures }: RowLevel,
  sort: readonly ColumnSort[],
  parentPositions: Float64Array | undefined,
): Steps<Uint32Array> {
  let order = yield* sortByValues(everyRow(codes.length), firstRows, 'ascending')
  for (const { id, direction } of sort.toReversed()) {
    const text = store.texts.get(id)
    const values = text
      ? id === column && (yield* valuesAt(yield* store.ranks(text.labels), codes))
      : store.totalled.includes(id) && figures(id)
    if (values) order = yield* sortByValues(order, yield* valuesAt(values, order), direction)
  }
  if (!parentPositions) return order
  const above = yield* valuesAt(parentPositions, parents)
  return yield* sortByValues(order, yield* valuesAt(above, order), 'ascending')
}

/** Returns the position of each group in an order. */
function computePositions(order: Uint32Array): Float64Array {
  const places = new Float64Array(order.length)
  order.forEach((group, place) => {
    places[group] = place
  })
  return places
}

const at = (values: Uint32Array, order: Uint32Array) => order.map((group) => values[group] as number)

/** Returns the running sums of counts, starting with 0. */
function computeStarts(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  counts.forEach((count, place) => {
    starts[place + 1] = (starts[place] as number) + count
  })
  return starts
}

function* resultGroups(
  store: EngineStore,
  grouped: GroupedRows,
  rows: Uint32Array,
  sort: readonly ColumnSort[],
): Steps<{ order: Uint32Array; levels: ResultLevel[] }> {
  const levels: ResultLevel[] = []
  let places: Float64Array | undefined
  for (const [depth, level] of grouped.levels.entries()) {
    const order = yield* sortGroups(store, level, sort, places)
    places = computePositions(order)
    const values = new Map<string, Float64Array>()
    for (const id of store.totalled) {
      const figures = level.figures(id)
      if (figures) values.set(id, yield* valuesAt(figures, order))
    }
    const starts = computeStarts(at(level.counts, order))
    const below = grouped.levels[depth + 1]
    const children = new Uint32Array(order.length)
    below?.parents.forEach((parent) => {
      children[parent] = (children[parent] as number) + 1
    })
    levels.push({
      column: level.column,
      codes: at(level.codes, order),
      starts,
      children: below ? computeStarts(at(children, order)) : starts,
      values,
    })
  }
  // All rows of a group share its label.
  const within = sort.filter(({ id }) => !grouped.levels.some(({ column }) => column === id))
  const sorted = yield* sortRows(store, rows, within)
  const groups = yield* valuesAt(places ?? new Float64Array(), at(grouped.groupOf, sorted))
  return { order: yield* sortByValues(sorted, groups, 'ascending'), levels }
}

/** Runs a query, and returns the matching rows for the next one. */
export function* runQuery(
  store: EngineStore,
  query: TableQuery,
  previous: MatchedRows | undefined,
): Steps<{ result: QueryResult; matched: MatchedRows }> {
  const key = JSON.stringify([query.search, query.filters])
  let matched = previous
  if (matched?.key !== key) {
    const rows = yield* findRows(store, query)
    const allTotals = previous?.allTotals
    const totals = rows ? yield* computeTotals(store, rows) : (allTotals ?? (yield* computeTotals(store, rows)))
    matched = { key, rows, totals, allTotals: rows ? allTotals : totals }
  }
  const { rows, totals } = matched
  const found = rows?.length ?? store.length
  const groups = [...new Set(query.groups)].filter((id) => store.texts.has(id))
  const sort = query.sort ?? []
  const own = () => rows?.slice() ?? everyRow(store.length)
  if (groups.length > 0) {
    const grouped = yield* groupRows(store, rows, groups)
    const ordered = yield* resultGroups(store, grouped, own(), sort)
    return { result: { found, totals, ...ordered }, matched }
  }
  const order = sort.length > 0 ? yield* sortRows(store, own(), sort) : rows?.slice()
  return { result: { found, totals, order, levels: [] }, matched }
}
