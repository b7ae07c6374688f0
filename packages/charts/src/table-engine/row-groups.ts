import { type Figures, figuresOf } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore } from './engine-store.js'
import { orderByWords } from './radix-order.js'
import { eachPiece, everyRow, neededNumbers } from './row-values.js'

/** The groups of one level, those of one parent side by side. */
export interface RowLevel {
  /** The column that they are values of. */
  column: string
  /** The place of each group's label in the dictionary. */
  codes: Uint32Array
  /** Each group's parent among the groups of the level above. */
  parents: Uint32Array
  /** How many rows each group has. */
  counts: Uint32Array
  /** The first row that each group has in the store. */
  firstRows: Float64Array
  /** The figures of the groups, computed from sums. */
  figures: Figures
}

/** Found rows by groups. */
export interface GroupedRows {
  /** Outermost first. */
  levels: RowLevel[]
  /** The innermost group of each row of the store. */
  groupOf: Uint32Array
}

/** The code of each row, the same for labels that are the same. */
function codesOf(store: EngineStore, id: string): Uint32Array {
  const text = store.texts.get(id)
  if (!text) return new Uint32Array(store.length)
  const first = store.firstPlaces(text.labels)
  return first ? Uint32Array.from(text.codes, (code) => first[code] as number) : new Uint32Array(text.codes)
}

function gatherCodes(codes: Uint32Array, rows: Uint32Array, into: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) into[i] = codes[rows[i] as number] as number
}

/** At which level each place begins a new group; as many as there are levels where it goes on. */
function markNew(codes: Uint32Array, level: number, rows: Uint32Array, begins: Uint8Array, from: number, to: number) {
  for (let i = Math.max(from, 1); i < to; i++)
    if (codes[rows[i] as number] !== codes[rows[i - 1] as number] && level < (begins[i] as number)) begins[i] = level
}

/** Adds values of rows that follow one another to the sums of their groups; those not found are in none. */
function addToGroups(sums: Float64Array, values: Float64Array, groupOf: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const value = values[i - from] as number
    const group = groupOf[i] as number
    if (Number.isNaN(value) || group === NO_GROUP) continue
    const sum = sums[group] as number
    sums[group] = Number.isNaN(sum) ? value : sum + value
  }
}

/** Sums of groups from those of the level below. */
function sumsAbove(below: Float64Array, parents: Uint32Array, many: number): Float64Array {
  const sums = new Float64Array(many).fill(Number.NaN)
  below.forEach((value, group) => {
    const parent = parents[group] as number
    const sum = sums[parent] as number
    if (!Number.isNaN(value)) sums[parent] = Number.isNaN(sum) ? value : sum + value
  })
  return sums
}

/** The group of rows that were not found. */
const NO_GROUP = 0xffffffff

type Shape = Omit<RowLevel, 'figures'>

/** The groups of each level, from rows that lie beside those of their group, and the innermost group of each row. */
function* shapesOf(
  store: EngineStore,
  ids: readonly string[],
  codes: Uint32Array[],
  rows: Uint32Array,
): Steps<{ shapes: Shape[]; groupOf: Uint32Array }> {
  const begins = new Uint8Array(rows.length).fill(ids.length)
  if (rows.length > 0) begins[0] = 0
  for (const [level, of] of codes.entries())
    for (let from = 0; from < rows.length; from += STEP_ROWS) {
      markNew(of, level, rows, begins, from, Math.min(from + STEP_ROWS, rows.length))
      yield
    }
  const many = new Uint32Array(ids.length + 1)
  for (const level of begins) many[level] = (many[level] as number) + 1
  let all = 0
  const shapes = ids.map((column, level): Shape => {
    all += many[level] as number
    return {
      column,
      codes: new Uint32Array(all),
      parents: new Uint32Array(all),
      counts: new Uint32Array(all),
      firstRows: new Float64Array(all).fill(Number.POSITIVE_INFINITY),
    }
  })
  const groupOf = new Uint32Array(store.length)
  if (rows.length < store.length) groupOf.fill(NO_GROUP)
  const now = new Int32Array(ids.length).fill(-1)
  for (let from = 0; from < rows.length; from += STEP_ROWS) {
    fillShapes(shapes, codes, rows, begins, now, groupOf, from, Math.min(from + STEP_ROWS, rows.length))
    yield
  }
  return { shapes, groupOf }
}

function fillShapes(
  shapes: Shape[],
  codes: Uint32Array[],
  rows: Uint32Array,
  begins: Uint8Array,
  now: Int32Array,
  groupOf: Uint32Array,
  from: number,
  to: number,
) {
  const innermost = shapes.length - 1
  for (let i = from; i < to; i++) {
    const row = rows[i] as number
    for (let level = begins[i] as number; level <= innermost; level++) {
      const group = (now[level] as number) + 1
      now[level] = group
      const { codes: labels, parents, firstRows } = shapes[level] as Shape
      labels[group] = (codes[level] as Uint32Array)[row] as number
      parents[group] = level > 0 ? (now[level - 1] as number) : 0
      firstRows[group] = row
    }
    const group = now[innermost] as number
    groupOf[row] = group
    const { counts } = shapes[innermost] as Shape
    counts[group] = (counts[group] as number) + 1
  }
}

/** What the levels above the innermost have of it: how many rows, and the first one. */
function fillAbove(shapes: Shape[]) {
  for (let level = shapes.length - 1; level > 0; level--) {
    const { parents, counts, firstRows } = shapes[level] as Shape
    const above = shapes[level - 1] as Shape
    parents.forEach((parent, group) => {
      above.counts[parent] = (above.counts[parent] as number) + (counts[group] as number)
      above.firstRows[parent] = Math.min(above.firstRows[parent] as number, firstRows[group] as number)
    })
  }
}

/** Found rows by groups, with the sums of each; `rows` undefined stands for every row. */
export function* groupRows(
  store: EngineStore,
  rows: Uint32Array | undefined,
  ids: readonly string[],
): Steps<GroupedRows> {
  let order: Uint32Array = rows?.slice() ?? everyRow(store.length)
  const codes = ids.map((id) => codesOf(store, id))
  for (const of of codes.toReversed()) {
    const keys = new Uint32Array(order.length)
    for (let from = 0; from < order.length; from += STEP_ROWS) {
      gatherCodes(of, order, keys, from, Math.min(from + STEP_ROWS, order.length))
      yield
    }
    order = yield* orderByWords(order, [keys])
  }
  const { shapes, groupOf } = yield* shapesOf(store, ids, codes, order)
  fillAbove(shapes)
  const sums = shapes.map(() => new Map<string, Float64Array>())
  const innermost = shapes.length - 1
  for (const id of neededNumbers(store)) {
    const data = store.numbers.get(id)
    if (!data) continue
    let below: Float64Array = new Float64Array(shapes[innermost]?.codes.length ?? 0).fill(Number.NaN)
    const own = below
    yield* eachPiece(data, (values, from, to) => addToGroups(own, values, groupOf, from, to))
    for (let level = innermost; level >= 0; level--) {
      sums[level]?.set(id, below)
      if (level > 0)
        below = sumsAbove(below, (shapes[level] as Shape).parents, (shapes[level - 1] as Shape).codes.length)
    }
    yield
  }
  const levels = shapes.map((shape, level) => ({ ...shape, figures: figuresOf(store, (id) => sums[level]?.get(id)) }))
  return { levels, groupOf }
}
