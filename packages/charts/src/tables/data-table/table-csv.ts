import { type CsvCell, csvLine } from '@placard/domain/internal/text'
import type { TableView } from '../table-query/table-query.js'
import { computeTotal, type DataValue, type KnownColumn } from './data-column.js'
import type { TableRows } from './table-rows.js'

/** Table to export. */
export interface CsvTable<Row> {
  rows: TableRows<Row>
  view: TableView
  /** Visible columns in their order. */
  columns: readonly KnownColumn<Row>[]
  /** Columns that rows are grouped by, written before the others. */
  groups: readonly string[]
  /** First cell of the totals; without it there is no line of totals. */
  totalLabel?: string
  /** Line above the headings, such as the date range and time zone. */
  note?: string
}

const PRECISION = 10_000
const SLICE_LINES = 2_000

/** Rounds to four decimals and does not group digits, like the report files of the API. */
const cell = (value: DataValue | undefined): CsvCell =>
  typeof value === 'number' ? Math.round(value * PRECISION) / PRECISION : (value ?? null)

/** Yields the lines of a CSV file in display order; a collapsed group is one line. */
export function* csvLines<Row>({ rows, view, columns, groups, totalLabel, note }: CsvTable<Row>): Generator<string> {
  if (note) yield csvLine([note])
  const groupHeaders = groups.map((id) => rows.columnById.get(id)?.header ?? id)
  yield csvLine([...groupHeaders, ...columns.map(({ header }) => header)])
  let labels: CsvCell[] = []
  for (let index = 0; index < view.length; index++) {
    const entry = view.entryAt(index)
    if (entry.kind === 'row') {
      yield csvLine([
        ...groups.map((_, level) => labels[level] ?? null),
        ...columns.map((column) => cell(rows.valueAt(column, entry.row))),
      ])
      continue
    }
    labels = [...labels.slice(0, entry.depth), entry.label]
    yield csvLine([
      ...groups.map((_, level) => labels[level] ?? null),
      ...columns.map((column, place) => (place === 0 ? formatRowCount(entry.count) : cell(entry.values[column.id]))),
    ])
  }
  if (totalLabel !== undefined)
    yield csvLine([
      ...groups.map(() => null),
      ...columns.map((column, place) => (place === 0 ? totalLabel : cell(computeTotal(view, column)))),
    ])
}

const formatRowCount = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

/** Formats a whole file in slices, so that the page stays responsive. */
export async function formatCsv<Row>(table: CsvTable<Row>): Promise<string> {
  const parts: string[] = []
  let lines: string[] = []
  for (const line of csvLines(table)) {
    lines.push(line)
    if (lines.length < SLICE_LINES) continue
    parts.push(lines.join(''))
    lines = []
    await new Promise((resolve) => setTimeout(resolve))
  }
  return [...parts, ...lines].join('')
}
