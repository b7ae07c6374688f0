import { figuresOf } from './column-arithmetic.js'
import type { Steps } from './engine-steps.js'
import type { EngineStore } from './engine-store.js'
import { foundRows } from './found-rows.js'
import { type GroupedRows, groupRows, type RowLevel } from './row-groups.js'
import { everyRow, orderValues, sumsOf, valuesAt } from './row-values.js'
import type { ColumnSort, TableQuery } from './table-types.js'
import { orderByValues } from './value-order.js'

/** The groups of one level in the order that they are shown. */
export interface AnswerLevel {
  column: string
  /** The place of each group's label in the dictionary. */
  codes: Uint32Array
  /** The place of each group's first row in the order of all; one more at the end. */
  starts: Uint32Array
  /** The place of each group's first child in the level below; one more at the end. At the innermost level, that of its first row. */
  children: Uint32Array
  /** The figures of the groups; `NaN` is no data. */
  values: ReadonlyMap<string, Float64Array>
}

/** All that there is to say about a query but for which groups are open: arrays that can be handed from thread to thread. */
export interface TableAnswer {
  found: number
  /** Rows in the order that they are shown; undefined where it is every row in the order of the store. */
  order: Uint32Array | undefined
  totals: ReadonlyMap<string, number>
  /** Outermost first. */
  levels: AnswerLevel[]
}

/** What was found for some filters, for those who sort it anew. */
export interface Found {
  key: string
  rows: Uint32Array | undefined
  totals: ReadonlyMap<string, number>
  /** The totals of every row, once they were wanted: people come back to them after each filter. */
  ofAll?: ReadonlyMap<string, number>
}

function* totalsOf(store: EngineStore, rows: Uint32Array | undefined): Steps<Map<string, number>> {
  const sums = yield* sumsOf(store, rows)
  const figures = figuresOf(store, (id) => {
    const sum = sums.get(id)
    return sum === undefined ? undefined : Float64Array.of(sum)
  })
  return new Map(store.totalled.map((id) => [id, figures(id)?.[0] ?? Number.NaN]))
}

function* orderRows(store: EngineStore, rows: Uint32Array, sort: readonly ColumnSort[]): Steps<Uint32Array> {
  let order = rows
  for (const { id, direction } of sort.toReversed()) {
    const values = yield* orderValues(store, id)
    if (values) order = yield* orderByValues(order, yield* valuesAt(values, order), direction)
  }
  return order
}

/** Groups of one level in order: by what is asked, then by where they begin in the store, those of one parent side by side. */
function* orderGroups(
  store: EngineStore,
  { column, codes, parents, firstRows, figures }: RowLevel,
  sort: readonly ColumnSort[],
  placesAbove: Float64Array | undefined,
): Steps<Uint32Array> {
  let order = yield* orderByValues(everyRow(codes.length), firstRows, 'ascending')
  for (const { id, direction } of sort.toReversed()) {
    const text = store.texts.get(id)
    const values = text
      ? id === column && (yield* valuesAt(yield* store.ranks(text.labels), codes))
      : store.totalled.includes(id) && figures(id)
    if (values) order = yield* orderByValues(order, yield* valuesAt(values, order), direction)
  }
  if (!placesAbove) return order
  const above = yield* valuesAt(placesAbove, parents)
  return yield* orderByValues(order, yield* valuesAt(above, order), 'ascending')
}

/** Where each stands that an order names. */
function placesOf(order: Uint32Array): Float64Array {
  const places = new Float64Array(order.length)
  order.forEach((group, place) => {
    places[group] = place
  })
  return places
}

const at = (values: Uint32Array, order: Uint32Array) => order.map((group) => values[group] as number)

/** Sums up to each place, beginning with 0: one more than there are. */
function startsOf(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  counts.forEach((count, place) => {
    starts[place + 1] = (starts[place] as number) + count
  })
  return starts
}

function* answerGroups(
  store: EngineStore,
  grouped: GroupedRows,
  rows: Uint32Array,
  sort: readonly ColumnSort[],
): Steps<{ order: Uint32Array; levels: AnswerLevel[] }> {
  const levels: AnswerLevel[] = []
  let places: Float64Array | undefined
  for (const [depth, level] of grouped.levels.entries()) {
    const order = yield* orderGroups(store, level, sort, places)
    places = placesOf(order)
    const values = new Map<string, Float64Array>()
    for (const id of store.totalled) {
      const figures = level.figures(id)
      if (figures) values.set(id, yield* valuesAt(figures, order))
    }
    const starts = startsOf(at(level.counts, order))
    const below = grouped.levels[depth + 1]
    const children = new Uint32Array(order.length)
    below?.parents.forEach((parent) => {
      children[parent] = (children[parent] as number) + 1
    })
    levels.push({
      column: level.column,
      codes: at(level.codes, order),
      starts,
      children: below ? startsOf(at(children, order)) : starts,
      values,
    })
  }
  // Within a group all rows have the same label.
  const within = sort.filter(({ id }) => !grouped.levels.some(({ column }) => column === id))
  const sorted = yield* orderRows(store, rows, within)
  const groups = yield* valuesAt(places ?? new Float64Array(), at(grouped.groupOf, sorted))
  return { order: yield* orderByValues(sorted, groups, 'ascending'), levels }
}

/** Answers a query, whatever its open groups, and says what it found for the next one. */
export function* answerQuery(
  store: EngineStore,
  query: TableQuery,
  before: Found | undefined,
): Steps<{ answer: TableAnswer; found: Found }> {
  const key = JSON.stringify([query.search, query.filters])
  let found = before
  if (found?.key !== key) {
    const rows = yield* foundRows(store, query)
    const ofAll = before?.ofAll
    const totals = rows ? yield* totalsOf(store, rows) : (ofAll ?? (yield* totalsOf(store, rows)))
    found = { key, rows, totals, ofAll: rows ? ofAll : totals }
  }
  const { rows, totals } = found
  const many = rows?.length ?? store.length
  const groups = [...new Set(query.groups)].filter((id) => store.texts.has(id))
  const sort = query.sort ?? []
  const own = () => rows?.slice() ?? everyRow(store.length)
  if (groups.length > 0) {
    const grouped = yield* groupRows(store, rows, groups)
    const ordered = yield* answerGroups(store, grouped, own(), sort)
    return { answer: { found: many, totals, ...ordered }, found }
  }
  const order = sort.length > 0 ? yield* orderRows(store, own(), sort) : rows?.slice()
  return { answer: { found: many, totals, order, levels: [] }, found }
}
