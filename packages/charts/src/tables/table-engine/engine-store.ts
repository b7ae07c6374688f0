import { foldText } from '@placard/domain/internal/text'
import type { ColumnData, ColumnStore } from '../table-query/table-query.js'
import type { Steps } from './engine-steps.js'
import { labelRanks } from './label-order.js'
import type { EngineColumn } from './table-types.js'

export type NumberData = Exclude<ColumnData, { labels: readonly string[] }>
export type TextData = Extract<ColumnData, { labels: readonly string[] }>
type ComputedColumn = Extract<EngineColumn, { kind: 'ratio' | 'change' }>

/** True for a column of labels. */
export const isText = (data: ColumnData): data is TextData => 'labels' in data

/** A store with its columns by kind, and cached data about its labels. */
export interface EngineStore {
  length: number
  texts: ReadonlyMap<string, TextData>
  numbers: ReadonlyMap<string, NumberData>
  computed: ReadonlyMap<string, ComputedColumn>
  /** Columns with figures in groups and totals. */
  totalled: readonly string[]
  ranks: (labels: readonly string[]) => Steps<Float64Array>
  folded: (labels: readonly string[]) => readonly string[]
  /** Index of the first equal label, for each label; undefined if all labels differ. */
  firstPlaces: (labels: readonly string[]) => Uint32Array | undefined
}

const cached = <Result>(make: (labels: readonly string[]) => Result) => {
  const results = new WeakMap<readonly string[], { result: Result }>()
  return (labels: readonly string[]): Result => {
    const { result } = results.get(labels) ?? { result: make(labels) }
    results.set(labels, { result })
    return result
  }
}

function firstPlaces(labels: readonly string[]): Uint32Array | undefined {
  const places = new Map<string, number>()
  const first = Uint32Array.from(labels, (label, place) => {
    const firstPlace = places.get(label)
    if (firstPlace === undefined) places.set(label, place)
    return firstPlace ?? place
  })
  return places.size < labels.length ? first : undefined
}

/** Collects the columns of a store by kind. Throws if a column does not match its data. */
export function engineStore(store: ColumnStore, columns: readonly EngineColumn[], locale?: string): EngineStore {
  const texts = new Map<string, TextData>()
  const numbers = new Map<string, NumberData>()
  const computed = new Map<string, ComputedColumn>()
  for (const column of columns) {
    if (column.kind === 'ratio' || column.kind === 'change') {
      computed.set(column.id, column)
      continue
    }
    const data = store.columns[column.id]
    if (!data) throw new Error(`The store has no column "${column.id}".`)
    if (isText(data) !== (column.kind === 'text'))
      throw new Error(`The column "${column.id}" is not a ${column.kind} column.`)
    const length = isText(data) ? data.codes.length : data.length
    if (length !== store.length)
      throw new Error(`The column "${column.id}" has ${length} rows, the store ${store.length}.`)
    if (isText(data)) texts.set(column.id, data)
    else numbers.set(column.id, data)
  }
  for (const column of computed.values()) {
    const parts = column.kind === 'ratio' ? [column.numerator, column.denominator] : [column.current, column.previous]
    for (const part of parts)
      if (!numbers.has(part) && (column.kind === 'ratio' || computed.get(part)?.kind !== 'ratio'))
        throw new Error(`The column "${column.id}" is computed from "${part}", which is not a number column.`)
  }
  const ranks = new WeakMap<readonly string[], Float64Array>()
  return {
    length: store.length,
    texts,
    numbers,
    computed,
    totalled: columns
      .filter((column) => (column.kind === 'number' ? column.total === 'sum' : column.kind !== 'text'))
      .map(({ id }) => id),
    *ranks(labels) {
      const codeRanks = ranks.get(labels) ?? (yield* labelRanks(labels, locale))
      ranks.set(labels, codeRanks)
      return codeRanks
    },
    folded: cached((labels) => labels.map(foldText)),
    firstPlaces: cached(firstPlaces),
  }
}
