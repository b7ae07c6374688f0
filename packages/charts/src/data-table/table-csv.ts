import { type CsvCell, csvLine } from '@placard/domain'
import type { TableView } from '../table-engine/table-engine.js'
import type { DataValue, KnownColumn } from './data-column.js'
import { totalFigure } from './group-figures.js'
import { type RowSource, valueAt } from './row-source.js'

/** What a table shows. */
export interface ShownTable<Row> {
  source: RowSource<Row>
  view: TableView
  /** The columns in sight, in their order. */
  columns: readonly KnownColumn<Row>[]
  /** What rows are grouped by: a column each, before the others. */
  groups: readonly string[]
  /** What the line of totals is called; without it there is none. */
  totalLabel?: string
  /** A line above the headings: range and zone. */
  note?: string
}

const STEPS = 10_000
const SLICE_LINES = 2_000

/** Figures as the files of the API write them: counts whole, of ratios four digits, nothing grouped. */
const cell = (value: DataValue | undefined): CsvCell =>
  typeof value === 'number' ? Math.round(value * STEPS) / STEPS : (value ?? null)

/** The lines of a CSV file with what the table shows, in its order; groups that are closed are one line each. */
export function* csvLines<Row>(table: ShownTable<Row>): Generator<string> {
  const { source, view, columns, groups, totalLabel, note } = table
  const headerOf = (id: string) => source.columns.find((column) => column.id === id)?.header ?? id
  if (note) yield csvLine([note])
  yield csvLine([...groups.map(headerOf), ...columns.map(({ header }) => header)])
  let within: CsvCell[] = []
  for (let index = 0; index < view.length; index++) {
    const entry = view.entryAt(index)
    if (entry.kind === 'row') {
      yield csvLine([
        ...groups.map((_, level) => within[level] ?? null),
        ...columns.map((column) => cell(valueAt(source, column, entry.row))),
      ])
      continue
    }
    within = [...within.slice(0, entry.depth), entry.label]
    yield csvLine([
      ...groups.map((_, level) => within[level] ?? null),
      ...columns.map((column, place) => (place === 0 ? countWords(entry.count) : cell(entry.values[column.id]))),
    ])
  }
  if (totalLabel !== undefined)
    yield csvLine([
      ...groups.map(() => null),
      ...columns.map((column, place) => (place === 0 ? totalLabel : cell(totalFigure(view, column)))),
    ])
}

const countWords = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

/** The whole text, made in slices: between them the page hears everything else. */
export async function csvInSlices<Row>(table: ShownTable<Row>): Promise<string> {
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
