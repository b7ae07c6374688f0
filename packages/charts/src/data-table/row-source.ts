import {
  type ColumnData,
  type ColumnStore,
  type EngineColumn,
  percentChangeOf,
  ratioOf,
} from '../table-engine/table-engine.js'
import type { DataColumn, DataValue, KnownColumn } from './data-column.js'

/** The rows of a table, whatever they came as: columns for the engine, and each row again for cells and callers. */
export interface RowSource<Row> {
  store: ColumnStore
  columns: readonly KnownColumn<Row>[]
  engineColumns: readonly EngineColumn[]
  rowAt: (place: number) => Row
  idAt: (place: number) => string
}

interface Given<Row> {
  columns: readonly DataColumn<Row>[]
  rows?: readonly Row[]
  store?: ColumnStore
  /** Names a row; without a name, its place does. */
  rowId?: (row: Row) => string | undefined
}

/** Columns of the engine from row objects or a store. Of a store, a row is its place. */
export function rowSource<Row>({ columns, rows, store, rowId }: Given<Row>): RowSource<Row> {
  const known = columns.map((column) => knownColumn(column, rows ?? [], store))
  // Without row objects the place is the row: the type of a store's columns says so.
  const rowAt = (place: number): Row => (rows && !store ? rows[place] : place) as Row
  return {
    store: store ?? rowStore(known, rows ?? []),
    columns: known,
    engineColumns: known.map(engineColumn),
    rowAt,
    idAt: (place) => rowId?.(rowAt(place)) ?? String(place),
  }
}

function knownColumn<Row>(column: DataColumn<Row>, rows: readonly Row[], store?: ColumnStore): KnownColumn<Row> {
  const kind = column.kind ?? kindOf(column, rows, store?.columns[column.id])
  return { ...column, kind, align: column.align ?? (kind === 'text' ? 'start' : 'end') } as KnownColumn<Row>
}

/** What the first value that is there says; where there is none, what the column looks like. */
function kindOf<Row>({ value, align }: DataColumn<Row>, rows: readonly Row[], data?: ColumnData): 'text' | 'number' {
  if (data) return 'labels' in data ? 'text' : 'number'
  for (const row of rows) {
    const one = value?.(row) ?? null
    if (one !== null) return typeof one === 'number' ? 'number' : 'text'
  }
  return align === 'end' ? 'number' : 'text'
}

function engineColumn<Row>(column: KnownColumn<Row>): EngineColumn {
  const { id } = column
  switch (column.kind) {
    case 'ratio':
      return { id, kind: 'ratio', numerator: column.numerator, denominator: column.denominator, factor: column.factor }
    case 'change':
      return { id, kind: 'change', current: column.current, previous: column.previous, unit: column.unit }
    case 'number':
      return column.total === 'sum' ? { id, kind: 'number', total: 'sum' } : { id, kind: 'number' }
    default:
      return { id, kind: 'text' }
  }
}

/** Row objects as columns: words as places in a list of labels, figures in floating point. */
export function rowStore<Row>(columns: readonly KnownColumn<Row>[], rows: readonly Row[]): ColumnStore {
  const stored = columns.filter(({ kind }) => kind === 'text' || kind === 'number')
  return {
    length: rows.length,
    columns: Object.fromEntries(
      stored.map(({ id, kind, value }) => [id, kind === 'text' ? labelled(rows, value) : figures(rows, value)]),
    ),
  }
}

type Value<Row> = ((row: Row) => DataValue) | undefined

function labelled<Row>(rows: readonly Row[], value: Value<Row>): ColumnData {
  const places = new Map<string, number>()
  const codes = Uint32Array.from(rows, (row) => {
    const label = String(value?.(row) ?? '')
    const place = places.get(label) ?? places.size
    places.set(label, place)
    return place
  })
  return { labels: [...places.keys()], codes }
}

const figures = <Row>(rows: readonly Row[], value: Value<Row>): Float64Array =>
  Float64Array.from(rows, (row) => {
    const one = value?.(row) ?? null
    return one === null ? Number.NaN : Number(one)
  })

/** So few different words are offered where one filters by them. */
const MOST_OPTIONS = 500

/** The columns with the words that they have, for whoever filters by them. */
export function withOptions<Row>({ columns, store }: RowSource<Row>): KnownColumn<Row>[] {
  return columns.map((column) => {
    const data = store.columns[column.id]
    if (column.options || column.kind !== 'text' || !data || !('labels' in data)) return column
    if (data.labels.length > MOST_OPTIONS) return column
    const counts = new Map<string, number>()
    for (const code of data.codes) {
      const label = data.labels[code] ?? ''
      counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    return { ...column, options: Array.from(counts, ([label, count]) => ({ label, count })) }
  })
}

/** What a row has in a column: read from the store, or computed as the engine computes groups and totals. */
export function valueAt<Row>({ store, columns }: RowSource<Row>, column: KnownColumn<Row>, place: number): DataValue {
  const figure = (id: string): number => {
    const one = columns.find((other) => other.id === id)
    if (one?.kind === 'ratio') return ratioOf(figure(one.numerator), figure(one.denominator), one.factor)
    if (one?.kind === 'change') {
      const [now, before] = [figure(one.current), figure(one.previous)]
      return one.unit === 'points' ? now - before : percentChangeOf(now, before)
    }
    const data = store.columns[id]
    return data && !('labels' in data) ? Number(data[place]) : Number.NaN
  }
  if (column.kind === 'text') {
    const data = store.columns[column.id]
    return data && 'labels' in data ? data.labels[Number(data.codes[place])] || null : null
  }
  const value = figure(column.id)
  return Number.isNaN(value) ? null : value
}
