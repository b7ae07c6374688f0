import type { EngineColumn } from '../tables/table-engine/table-engine.js'
import type { ColumnFilter, ColumnSort, ColumnStore, TableQuery } from '../tables/table-query/table-query.js'

/** A row as an object. */
export type NaiveRow = Record<string, string | number | null>
/** A line of the naive result. */
export type NaiveLine =
  | { row: number }
  | { key: string; depth: number; count: number; first: number; values: Record<string, number | null> }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Converts the rows of a store to objects. */
export function naiveRows({ length, columns }: ColumnStore): NaiveRow[] {
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).map(([id, data]) => {
        if ('labels' in data) return [id, data.labels[data.codes[row] ?? 0] ?? '']
        const value = data[row] ?? Number.NaN
        return [id, Number.isNaN(value) ? null : value]
      }),
    ),
  )
}

/** Returns the total of a column over some rows: the sum, or the ratio of sums. */
function figure(columns: readonly EngineColumn[], rows: NaiveRow[], id: string): number | null {
  const column = columns.find((one) => one.id === id)
  if (!column) return null
  if (column.kind === 'ratio') {
    const [part, whole] = [figure(columns, rows, column.numerator), figure(columns, rows, column.denominator)]
    return part !== null && whole !== null && whole > 0 ? (part / whole) * (column.factor ?? 1) : null
  }
  if (column.kind === 'change') {
    const [now, before] = [figure(columns, rows, column.current), figure(columns, rows, column.previous)]
    if (now === null || before === null) return null
    if (column.unit === 'points') return now - before
    return before > 0 ? ((now - before) / before) * 100 : null
  }
  const known = rows.map((row) => row[id]).filter((value) => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const figures = (columns: readonly EngineColumn[], rows: NaiveRow[]) =>
  Object.fromEntries(
    columns
      .filter((column) => (column.kind === 'number' ? column.total === 'sum' : column.kind !== 'text'))
      .map(({ id }) => [id, figure(columns, rows, id)]),
  )

function compare(a: string | number | null, b: string | number | null, direction: ColumnSort['direction']): number {
  const [noA, noB] = [a === null || a === '', b === null || b === '']
  if (noA || noB) return Number(noA) - Number(noB)
  const order = typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b)
  return direction === 'ascending' ? order : -order
}

function holds(columns: readonly EngineColumn[], row: NaiveRow, filter: ColumnFilter): boolean {
  const column = columns.find(({ id }) => id === filter.id)
  if (!column) return true
  if (column.kind === 'text') {
    const text = String(row[filter.id])
    if (filter.kind === 'contains') return plain(text).includes(plain(filter.text))
    return filter.kind === 'oneOf' ? filter.labels.includes(text) : true
  }
  if (filter.kind !== 'between' || (filter.min === undefined && filter.max === undefined)) return true
  const value = figure(columns, [row], filter.id)
  return value !== null && value >= (filter.min ?? -Infinity) && value <= (filter.max ?? Infinity)
}

/** Runs a query on row objects with the simplest code possible. */
export function naiveView(store: ColumnStore, columns: readonly EngineColumn[], query: TableQuery) {
  const all = naiveRows(store).map((row, place) => ({ row, place }))
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ id }) => id)
  const words = plain(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const found = all.filter(
    ({ row }) =>
      (query.filters ?? []).every((filter) => holds(columns, row, filter)) &&
      words.every((word) => texts.some((id) => plain(String(row[id])).includes(word))),
  )
  const known = (query.sort ?? []).filter(({ id }) => columns.some((column) => column.id === id))
  const value = (row: NaiveRow, id: string) => (texts.includes(id) ? (row[id] ?? null) : figure(columns, [row], id))
  const inOrder = (rows: typeof all) =>
    rows.toSorted((a, b) => {
      for (const { id, direction } of known) {
        const order = compare(value(a.row, id), value(b.row, id), direction)
        if (order !== 0) return order
      }
      return a.place - b.place
    })
  const groups = [...new Set(query.groups)].filter((id) => texts.includes(id))
  const lines: NaiveLine[] = []
  const order: number[] = []
  const add = (rows: typeof all, labels: string[], shown: boolean) => {
    const id = groups[labels.length]
    if (id === undefined) {
      for (const { place } of inOrder(rows)) {
        order.push(place)
        if (shown) lines.push({ row: place })
      }
      return
    }
    const parts = [...new Set(rows.map(({ row }) => String(row[id])))].map((label) => {
      const members = rows.filter(({ row }) => row[id] === label)
      const values = figures(
        columns,
        members.map(({ row }) => row),
      )
      return { label, members, values }
    })
    const of = (part: (typeof parts)[number], sorted: string) =>
      sorted === id ? part.label : (part.values[sorted] ?? null)
    parts.sort((a, b) => {
      for (const { id: sorted, direction } of known) {
        const by = compare(of(a, sorted), of(b, sorted), direction)
        if (by !== 0) return by
      }
      return (a.members[0]?.place ?? 0) - (b.members[0]?.place ?? 0)
    })
    for (const { label, members, values } of parts) {
      const key = JSON.stringify([...labels, label])
      if (shown) lines.push({ key, depth: labels.length, count: members.length, first: order.length, values })
      const open = query.expanded === 'all' || (query.expanded ?? []).includes(key)
      add(members, [...labels, label], shown && open)
    }
  }
  add(found, [], true)
  return {
    found: found.length,
    totals: figures(
      columns,
      found.map(({ row }) => row),
    ),
    lines,
    order,
  }
}
