import { useEffect, useMemo, useState } from 'react'
import {
  type ColumnData,
  type ColumnStore,
  type EngineColumn,
  loadWorkerEngine,
  type ResultView,
  type TableEngine,
  type TableQuery,
} from '../table-engine/table-engine.js'
import type { KnownColumn } from './data-column.js'
import type { TableRows } from './table-rows.js'

/** Tables with this many rows are sorted, filtered and grouped in a worker; TanStack Table does it for smaller ones. */
export const LARGE_TABLE_ROWS = 50_000

interface LargeTable<Row> {
  /** The last result and its rows; undefined until the first result. */
  shown?: { view: ResultView; rows: TableRows<Row> }
  /** True while a newer result is computed. */
  busy: boolean
  /** Error message if the query failed. */
  problem?: string
}

interface LargeTableOptions<Row> {
  rows: TableRows<Row>
  query: TableQuery
  /** False for tables that need no worker. */
  enabled: boolean
  /** BCP 47 tag by which texts are sorted. */
  locale: string
  /** Called if the code of the engine cannot be loaded. */
  onUnavailable: () => void
}

/** Slightly longer than one frame. */
const FIRST_FRAME_MS = 32

/** Queries the rows of a very large table in a worker. The previous view stays until the next one is ready; the last query wins. */
export function useLargeTable<Row>(options: LargeTableOptions<Row>): LargeTable<Row> {
  const { rows, query, enabled, locale, onUnavailable } = options
  const [opened, setOpened] = useState<{ engine: TableEngine; rows: TableRows<Row> }>()
  const [latest, setLatest] = useState<LargeTable<Row> & { query?: TableQuery }>({ busy: true })
  // Rows in their original order need no query, only their totals do.
  const unsorted = useMemo(
    () => (enabled && isUnsorted(query) ? { view: unsortedView(rows.count), rows } : undefined),
    [enabled, rows, query],
  )

  useEffect(() => {
    if (!enabled) return
    let engine: TableEngine | undefined
    let isOpen = true
    loadWorkerEngine()
      .then(({ createWorkerEngine }) => {
        if (!isOpen) return
        engine = createWorkerEngine(rows.store ?? columnStore(rows), rows.columns.map(engineColumn), { locale })
        setOpened({ engine, rows })
      }, onUnavailable)
      .catch((error) => isOpen && setLatest((previous) => ({ ...previous, problem: errorMessage(error) })))
    return () => {
      isOpen = false
      engine?.close()
    }
  }, [enabled, rows, locale, onUnavailable])

  useEffect(() => {
    if (!enabled) return
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
  }, [opened, rows, query, enabled, unsorted])

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
