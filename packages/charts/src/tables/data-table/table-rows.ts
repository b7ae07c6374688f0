import { ENGLISH } from '@placard/domain/internal/report'
import type { ReportTexts } from '@placard/domain/report'
import type { FilterOption } from '../table-layout/table-layout.js'
import { type ColumnData, type ColumnStore, computePercentChange, computeRatio } from '../table-query/table-query.js'
import { cellFormat, type DataColumn, type DataValue, type KnownColumn } from './data-column.js'

/** Rows of a table, given as objects or as a column store, and addressed by index. */
export interface TableRows<Row> {
  /** Number of rows. */
  count: number
  columns: readonly KnownColumn<Row>[]
  columnById: ReadonlyMap<string, KnownColumn<Row>>
  /** Rows as given; undefined for a store, whose rows are indexes. */
  objects?: readonly Row[]
  store?: ColumnStore
  rowAt: (place: number) => Row
  idAt: (place: number) => string
  /** Returns a function that reads the numbers of a column that is not computed; `NaN` for no data. */
  numbersOf: (id: string) => (place: number) => number
  /** Value of one cell; null for no data. Ratios and changes are computed. */
  valueAt: (column: KnownColumn<Row>, place: number) => DataValue
}

interface TableRowsOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows?: readonly Row[]
  store?: ColumnStore
  /** Returns the id of a row. @default its index */
  rowId?: (row: Row) => string | undefined
  /** Formats of numbers. @default English */
  texts?: ReportTexts
}

/** Gives row objects and column stores a common interface. */
export function tableRows<Row>(options: TableRowsOptions<Row>): TableRows<Row> {
  const { columns, rows = [], store, rowId } = options
  const known = columns.map((column) => knownColumn(column, options))
  const columnById = new Map(known.map((column) => [column.id, column]))
  const rowAt = (place: number): Row => (store ? place : rows[place]) as Row
  const storedValue = ({ id, value }: KnownColumn<Row>, place: number): DataValue => {
    if (!store) return value?.(rows[place] as Row) ?? null
    const data = store.columns[id]
    if (!data) return null
    return 'labels' in data ? (data.labels[Number(data.codes[place])] ?? null) : Number(data[place])
  }
  const readers = new Map<string, (place: number) => number>()
  const readNumbers = (id: string) => {
    const reader = readers.get(id) ?? numberReader(id)
    readers.set(id, reader)
    return reader
  }
  const numberReader = (id: string): ((place: number) => number) => {
    const data = store?.columns[id]
    // Parts of a ratio need no column definition of their own in a store.
    if (data && !('labels' in data)) return (place) => Number(data[place])
    const column = columnById.get(id)
    if (!column) return () => Number.NaN
    return (place) => {
      const value = storedValue(column, place)
      return value === null || value === '' ? Number.NaN : Number(value)
    }
  }
  return {
    count: store ? store.length : rows.length,
    columns: known,
    columnById,
    objects: store ? undefined : rows,
    store,
    rowAt,
    numbersOf: readNumbers,
    idAt: (place) => rowId?.(rowAt(place)) ?? String(place),
    valueAt: (column, place) => {
      if (column.kind === 'text') {
        const value = storedValue(column, place)
        return value === null || value === '' ? null : String(value)
      }
      const value =
        column.kind === 'number'
          ? readNumbers(column.id)(place)
          : computeFigure(columnById, column.id, (id) => readNumbers(id)(place))
      return Number.isNaN(value) ? null : value
    },
  }
}

/**
 * Computes a value from the sums of one or many rows, so that a ratio is never averaged. Returns `NaN` for no data.
 */
export function computeFigure<Row>(
  columnById: ReadonlyMap<string, KnownColumn<Row>>,
  id: string,
  readNumber: (id: string) => number,
): number {
  const column = columnById.get(id)
  const figure = (part: string) => computeFigure(columnById, part, readNumber)
  if (column?.kind === 'ratio') return computeRatio(figure(column.numerator), figure(column.denominator), column.factor)
  if (column?.kind !== 'change') return readNumber(id)
  const [current, previous] = [figure(column.current), figure(column.previous)]
  return column.unit === 'points' ? current - previous : computePercentChange(current, previous)
}

function knownColumn<Row>(
  column: DataColumn<Row>,
  { rows = [], store, texts = ENGLISH }: TableRowsOptions<Row>,
): KnownColumn<Row> {
  const kind = column.kind ?? inferKind(column, rows, store?.columns[column.id])
  const align = column.align ?? (kind === 'text' ? 'start' : 'end')
  return { ...column, kind, align, textOf: cellFormat(column, texts) } as KnownColumn<Row>
}

/** Infers the kind from the first value, or from the alignment if all values are empty. */
function inferKind<Row>({ value, align }: DataColumn<Row>, rows: readonly Row[], data?: ColumnData): 'text' | 'number' {
  if (data) return 'labels' in data ? 'text' : 'number'
  for (const row of rows) {
    const first = value?.(row) ?? null
    if (first !== null) return typeof first === 'number' ? 'number' : 'text'
  }
  return align === 'end' ? 'number' : 'text'
}

/** Columns with more distinct values than this are filtered by typing, not by picking. */
const MAX_OPTIONS = 500

/** Adds the distinct values of a text column, with their counts, as its filter options. */
export function withOptions<Row>(rows: TableRows<Row>, id: string): readonly KnownColumn<Row>[] {
  const options = createOptions(rows, id)
  return options ? rows.columns.map((column) => (column.id === id ? { ...column, options } : column)) : rows.columns
}

function createOptions<Row>({ columnById, count, valueAt }: TableRows<Row>, id: string): FilterOption[] | undefined {
  const column = columnById.get(id)
  if (!column || column.options || column.kind !== 'text') return undefined
  const counts = new Map<string, number>()
  for (let place = 0; place < count; place++) {
    const label = String(valueAt(column, place) ?? '')
    counts.set(label, (counts.get(label) ?? 0) + 1)
    if (counts.size > MAX_OPTIONS) return undefined
  }
  return Array.from(counts, ([label, many]) => ({ label, count: many }))
}
