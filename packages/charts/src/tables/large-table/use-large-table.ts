import { useReportTexts } from '@placard/forms'
import { useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import type { DataSelection, KnownColumn, TableLines, TableRows, TableState } from '../data-table/data-table.js'
import {
  createWorkerEngine,
  type EngineColumn,
  type ResultView,
  type TableEngine,
} from '../table-engine/table-engine.js'
import type { ColumnData, ColumnStore, TableQuery, TableView } from '../table-query/table-query.js'
import { type ResultRows, useLargeSelection } from './use-large-selection.js'

interface LatestResult<Row> {
  /** The last result and its rows; undefined until the first result. */
  shown?: ResultRows<Row>
  /** True while a newer result is computed. */
  busy: boolean
  /** Error message if the query failed. */
  problem?: string
}

/** Slightly longer than one frame. */
const FIRST_FRAME_MS = 32

/** TanStack Table gets no rows, because an object per row takes seconds: its state is the query for the worker. */
const NO_ITEMS: object[] = []

/** Sorts, filters and groups very many rows in a worker. */
export function useLargeTable<Row>(
  { rows, options, layout, search }: TableState<Row>,
  selection: DataSelection<Row> | undefined,
): TableLines<Row> {
  const table = useTable({ ...options, data: NO_ITEMS })
  const { expanded } = table.state
  const query = useMemo(
    (): TableQuery => ({
      search,
      sort: layout.sort,
      filters: layout.filters,
      groups: layout.groups,
      expanded: expanded === true ? 'all' : Object.keys(expanded),
    }),
    [search, layout.sort, layout.filters, layout.groups, expanded],
  )
  const latest = useLatestResult(rows, query)
  const toggleGroup = (key: string, isOpen: boolean) =>
    table.setExpanded((current) => {
      const keys = current === true ? groupKeys(latest.shown?.view) : Object.keys(current)
      const next = isOpen ? [...keys, key] : keys.filter((one) => one !== key)
      return Object.fromEntries(next.map((one) => [one, true]))
    })
  const { shown, busy, problem } = latest
  return { table, shown, busy, problem, toggleGroup, rowSelection: useLargeSelection(selection, shown) }
}

/** Queries the rows in a worker. The previous view stays until the next one is ready; the last query wins. */
function useLatestResult<Row>(rows: TableRows<Row>, query: TableQuery): LatestResult<Row> {
  const { locale } = useReportTexts()
  const [opened, setOpened] = useState<{ engine: TableEngine; rows: TableRows<Row> }>()
  const [latest, setLatest] = useState<LatestResult<Row> & { query?: TableQuery }>({ busy: true })
  // Rows in their original order need no query, only their totals do.
  const unsorted = useMemo(
    () => (isUnsorted(query) ? { view: unsortedView(rows.count), rows } : undefined),
    [rows, query],
  )

  useEffect(() => {
    let engine: TableEngine | undefined
    try {
      engine = createWorkerEngine(rows.store ?? columnStore(rows), rows.columns.map(engineColumn), { locale })
      setOpened({ engine, rows })
    } catch (error) {
      setLatest((previous) => ({ ...previous, problem: errorMessage(error) }))
    }
    return () => engine?.close()
  }, [rows, locale])

  useEffect(() => {
    if (unsorted) setLatest((previous) => ({ ...previous, shown: unsorted }))
    if (opened?.rows !== rows) return
    let isWanted = true
    const run = async () => {
      try {
        const view = await opened.engine.view(query)
        if (view && isWanted) setLatest({ shown: { view, rows }, query, busy: false })
      } catch (error) {
        if (isWanted) setLatest((previous) => ({ ...previous, query, problem: errorMessage(error) }))
      }
    }
    // The visible rows get the first frame for themselves.
    const timer = unsorted && setTimeout(run, FIRST_FRAME_MS)
    if (!timer) void run()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [opened, rows, query, unsorted])

  const { shown, problem } = latest
  const busy = problem === undefined && (latest.query !== query || shown?.rows !== rows)
  return busy && unsorted ? { shown: unsorted, busy: false } : { shown, problem, busy }
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isUnsorted = ({ search, filters = [], sort = [], groups = [] }: TableQuery): boolean =>
  !search && filters.length + sort.length + groups.length === 0

const unsortedView = (count: number): ResultView => ({
  length: count,
  found: count,
  totals: undefined,
  entryAt: (index) => ({ kind: 'row', row: index, depth: 0 }),
  rowAt: (index) => index,
})

/** Returns the keys of all groups of a view with all groups expanded. */
function groupKeys(view: TableView | undefined): string[] {
  const keys: string[] = []
  let end = 0
  for (let index = 0; view && index < view.length; index++) {
    const entry = view.entryAt(index)
    if (entry.kind === 'row') {
      index = end - 1
      continue
    }
    keys.push(entry.key)
    // The rows of an innermost group follow it.
    end = index + 1 + entry.count
  }
  return keys
}

/** Describes a column as plain data, which can be posted to the worker. */
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

/** Copies row objects into columns. */
function columnStore<Row>({ columns, count, valueAt, numbersOf }: TableRows<Row>): ColumnStore {
  const stored = columns.filter(({ kind }) => kind === 'text' || kind === 'number')
  const textData = (column: KnownColumn<Row>): ColumnData => {
    const codeByLabel = new Map<string, number>()
    const codes = Uint32Array.from({ length: count }, (_, place) => {
      const label = String(valueAt(column, place) ?? '')
      const code = codeByLabel.get(label) ?? codeByLabel.size
      codeByLabel.set(label, code)
      return code
    })
    return { labels: [...codeByLabel.keys()], codes }
  }
  return {
    length: count,
    columns: Object.fromEntries(
      stored.map((column) => [
        column.id,
        column.kind === 'text'
          ? textData(column)
          : Float64Array.from({ length: count }, (_, place) => numbersOf(column.id)(place)),
      ]),
    ),
  }
}
