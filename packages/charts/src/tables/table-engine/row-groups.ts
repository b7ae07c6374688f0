import { computeFigures, type Figures } from './column-arithmetic.js'
import { STEP_ROWS, type Steps } from './engine-steps.js'
import type { EngineStore } from './engine-store.js'
import { sortByKeyParts } from './row-order.js'
import { eachPiece, everyRow, neededNumbers } from './row-values.js'

/** Groups of one level; those of one parent are adjacent. */
export interface RowLevel {
  /** Column whose values they are. */
  column: string
  /** Label code of each group. */
  codes: Uint32Array
  /** Index of each group's parent in the level above. */
  parents: Uint32Array
  /** Number of rows of each group. */
  counts: Uint32Array
  /** First row of each group in the store. */
  firstRows: Float64Array
  /** Figures of the groups, computed from sums. */
  figures: Figures
}

/** Matching rows by group. */
export interface GroupedRows {
  /** Outermost first. */
  levels: RowLevel[]
  /** Innermost group of each row of the store. */
  groupOf: Uint32Array
}

/** Returns the label code of each row; equal labels get one code. */
function createCodes(store: EngineStore, id: string): Uint32Array {
  const text = store.texts.get(id)
  if (!text) return new Uint32Array(store.length)
  const first = store.firstPlaces(text.labels)
  return first ? Uint32Array.from(text.codes, (code) => first[code] as number) : new Uint32Array(text.codes)
}

function gatherCodes(codes: Uint32Array, rows: Uint32Array, into: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) into[i] = codes[rows[i] as number] as number
}

/** Marks the outermost level at which a row starts a new group; rows that start none keep the number of levels. */
function markNew(codes: Uint32Array, level: number, rows: Uint32Array, begins: Uint8Array, from: number, to: number) {
  for (let i = Math.max(from, 1); i < to; i++)
    if (codes[rows[i] as number] !== codes[rows[i - 1] as number] && level < (begins[i] as number)) begins[i] = level
}

/** Adds values to the sums of their groups; rows that do not match are in no group. */
function addToGroups(sums: Float64Array, values: Float64Array, groupOfRow: Uint32Array, from: number, to: number) {
  for (let i = from; i < to; i++) {
    const value = values[i - from] as number
    const group = groupOfRow[i] as number
    if (Number.isNaN(value) || group === NO_GROUP) continue
    const sum = sums[group] as number
    sums[group] = Number.isNaN(sum) ? value : sum + value
  }
}

/** Adds up the sums of the level below. */
function sumsAbove(below: Float64Array, parents: Uint32Array, many: number): Float64Array {
  const sums = new Float64Array(many).fill(Number.NaN)
  below.forEach((value, group) => {
    const parent = parents[group] as number
    const sum = sums[parent] as number
    if (!Number.isNaN(value)) sums[parent] = Number.isNaN(sum) ? value : sum + value
  })
  return sums
}

/** Group of the rows that do not match. */
const NO_GROUP = 0xffffffff

type LevelShape = Omit<RowLevel, 'figures'>

/** Finds the groups of each level in rows sorted by group. */
function* findGroups(
  store: EngineStore,
  ids: readonly string[],
  codes: Uint32Array[],
  rows: Uint32Array,
): Steps<{ shapes: LevelShape[]; groupOf: Uint32Array }> {
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
  const shapes = ids.map((column, level): LevelShape => {
    all += many[level] as number
    return {
      column,
      codes: new Uint32Array(all),
      parents: new Uint32Array(all),
      counts: new Uint32Array(all),
      firstRows: new Float64Array(all).fill(Number.POSITIVE_INFINITY),
    }
  })
  const groupOfRow = new Uint32Array(store.length)
  if (rows.length < store.length) groupOfRow.fill(NO_GROUP)
  const now = new Int32Array(ids.length).fill(-1)
  for (let from = 0; from < rows.length; from += STEP_ROWS) {
    fillLevelShapes(shapes, codes, rows, begins, now, groupOfRow, from, Math.min(from + STEP_ROWS, rows.length))
    yield
  }
  return { shapes, groupOf: groupOfRow }
}

function fillLevelShapes(
  shapes: LevelShape[],
  codes: Uint32Array[],
  rows: Uint32Array,
  begins: Uint8Array,
  now: Int32Array,
  groupOfRow: Uint32Array,
  from: number,
  to: number,
) {
  const innermost = shapes.length - 1
  for (let i = from; i < to; i++) {
    const row = rows[i] as number
    for (let level = begins[i] as number; level <= innermost; level++) {
      const group = (now[level] as number) + 1
      now[level] = group
      const { codes: labels, parents, firstRows } = shapes[level] as LevelShape
      labels[group] = (codes[level] as Uint32Array)[row] as number
      parents[group] = level > 0 ? (now[level - 1] as number) : 0
      firstRows[group] = row
    }
    const group = now[innermost] as number
    groupOfRow[row] = group
    const { counts } = shapes[innermost] as LevelShape
    counts[group] = (counts[group] as number) + 1
  }
}

/** Derives counts and first rows of the outer levels from the innermost one. */
function fillAbove(shapes: LevelShape[]) {
  for (let level = shapes.length - 1; level > 0; level--) {
    const { parents, counts, firstRows } = shapes[level] as LevelShape
    const above = shapes[level - 1] as LevelShape
    parents.forEach((parent, group) => {
      above.counts[parent] = (above.counts[parent] as number) + (counts[group] as number)
      above.firstRows[parent] = Math.min(above.firstRows[parent] as number, firstRows[group] as number)
    })
  }
}

/** Groups the matching rows and sums each group; undefined `rows` means all rows. */
export function* groupRows(
  store: EngineStore,
  rows: Uint32Array | undefined,
  ids: readonly string[],
): Steps<GroupedRows> {
  let order: Uint32Array = rows?.slice() ?? everyRow(store.length)
  const codes = ids.map((id) => createCodes(store, id))
  for (const of of codes.toReversed()) {
    const keys = new Uint32Array(order.length)
    for (let from = 0; from < order.length; from += STEP_ROWS) {
      gatherCodes(of, order, keys, from, Math.min(from + STEP_ROWS, order.length))
      yield
    }
    order = yield* sortByKeyParts(order, [keys])
  }
  const { shapes, groupOf } = yield* findGroups(store, ids, codes, order)
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
        below = sumsAbove(below, (shapes[level] as LevelShape).parents, (shapes[level - 1] as LevelShape).codes.length)
    }
    yield
  }
  const levels = shapes.map((shape, level) => ({
    ...shape,
    figures: computeFigures(store, (id) => sums[level]?.get(id)),
  }))
  return { levels, groupOf }
}
