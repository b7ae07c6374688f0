import { type LayoutSort, sortColumn, sortLabel, type TableLayout } from '@placard/domain'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ColumnStore, TableQuery } from '../table-engine/table-engine.js'
import { useTableLayout } from '../table-layout/table-layout.js'
import { columnWidths, placeColumns, SELECT_WIDTH } from './column-widths.js'
import type { DataColumn, DataSort, KnownColumn } from './data-column.js'
import { rowSource } from './row-source.js'
import { useColumns } from './use-columns.js'
import { VIRTUAL_LINES } from './use-lines.js'
import { useTableView } from './use-table-view.js'

/** What a table is made of, and where its arrangement is kept. */
export interface DataTableData<Row> {
  /** The columns; the first one names its row and stays in sight. Keep them stable between renders. */
  columns: DataColumn<Row>[]
  /** One entry a row. Many rows come faster as a `store`. */
  rows?: readonly Row[]
  /** The rows as columns of figures and labels, without an object for each: a row is then its place. */
  store?: ColumnStore
  /** Names a row among the others. @default its place */
  rowId?: (row: Row) => string
  /** The order at first; of several, the first weighs most. */
  defaultSort?: DataSort | readonly DataSort[]
  /** The order, when somebody else keeps it while the rest of the arrangement stays here; `onLayoutChange` tells another. */
  sort?: readonly DataSort[]
  /** Text columns that rows are grouped by at first, outermost first. */
  defaultGroups?: readonly string[]
  /** Keeps the arrangement in this browser under this name. */
  layoutKey?: string
  /** The arrangement, when somebody else keeps it: the address of the page. */
  layout?: Partial<TableLayout>
  /** Shows only the first column, with the columns that are `compact` below the name, as on a phone. @default false */
  compact?: boolean
  /** Gets every change of the arrangement. */
  onLayoutChange?: (layout: TableLayout) => void
}

/** With more columns than that, names would be squeezed to nothing: all widths are set. */
const MOST_AUTO = 10

type Expanded = NonNullable<TableQuery['expanded']>

const inOrder = (sort: DataSort | readonly DataSort[] = []): LayoutSort[] =>
  [sort].flat().map(({ column, direction }: DataSort) => ({ id: column, direction }))

/** The arrangement of a table, the question that comes of it, and the answer. */
export function useDataTable<Row>(data: DataTableData<Row>, hasChoice: boolean) {
  const {
    compact = false,
    columns,
    rows,
    store,
    rowId,
    sort: order,
    defaultSort,
    defaultGroups,
    layoutKey,
    layout: given,
  } = data
  const idOf = useRef(rowId)
  useEffect(() => {
    idOf.current = rowId
  })
  // A function that is new with every render names the same rows.
  const source = useMemo(
    () => rowSource({ columns, rows, store, rowId: (row: Row) => idOf.current?.(row) }),
    [columns, rows, store],
  )
  const state = useTableLayout({
    columns: source.columns,
    layoutKey,
    layout: given,
    parts: order && { sort: inOrder(order) },
    onLayoutChange: data.onLayoutChange,
    defaults: { sort: inOrder(defaultSort), groups: [...(defaultGroups ?? [])] },
  })
  const { layout } = state
  const [words, setWords] = useState('')
  const [expanded, setExpanded] = useState<Expanded>([])
  const [said, say] = useState('')
  const [previewed, setPreviewed] = useState<TableLayout['widths']>({})
  const search = useDeferredValue(words.trim())
  const { sort, filters, groups } = layout
  const query = useMemo(
    (): TableQuery => ({ search, sort, filters, groups, expanded }),
    [search, sort, filters, groups, expanded],
  )
  const { answer, busy, problem } = useTableView(source, query)

  const shownSource = answer?.source ?? source
  const shown = useColumns(shownSource.columns, layout)
  const isMany = (answer?.view.length ?? 0) > VIRTUAL_LINES
  const stays = shown.filter(({ id }) => layout.pinned.includes(id)).length
  const chosen = useMemo(() => ({ ...layout.widths, ...previewed }), [layout.widths, previewed])
  const mustFix = isMany || stays > 1 || shown.length > MOST_AUTO || Object.keys(chosen).length > 0
  const isFixed = mustFix || shown.every(({ width }) => width !== undefined)
  const places = useMemo(
    () =>
      placeColumns(compact ? shown.slice(0, 1) : shown, {
        pinned: layout.pinned,
        widths: columnWidths(shownSource, chosen),
        chosen,
        isFixed,
        before: hasChoice ? SELECT_WIDTH : 0,
      }),
    [compact, shown, layout.pinned, shownSource, chosen, isFixed, hasChoice],
  )
  const figures = useMemo(
    () => (compact ? shownSource.columns.filter((column) => column.compact) : []),
    [compact, shownSource],
  )

  const headerOf = (id: string) => source.columns.find((column) => column.id === id)?.header ?? id
  const sortBy = (column: KnownColumn<Row>, add: boolean) => {
    const next = sortColumn(layout, column.id, nextDirection(layout.sort, column, add), add)
    state.change(next)
    say(sortLabel(next.sort, headerOf))
  }
  return {
    ...state,
    source,
    answer,
    busy,
    problem,
    places,
    isFixed,
    isLoose: !mustFix && !compact,
    figures,
    shown,
    words,
    setWords,
    search,
    expanded,
    setExpanded,
    said,
    say,
    sortBy,
    preview: (id: string, width: number | undefined) => setPreviewed(width === undefined ? {} : { [id]: width }),
  }
}

/** Figures are mostly wanted largest first, words from A; the second press turns it, a third one with Shift takes it out. */
function nextDirection<Row>(
  sort: readonly LayoutSort[],
  { id, align }: KnownColumn<Row>,
  add: boolean,
): LayoutSort['direction'] | undefined {
  const first = align === 'end' ? 'descending' : 'ascending'
  const second = align === 'end' ? 'ascending' : 'descending'
  const now = sort.find((one) => one.id === id)?.direction
  if (now === undefined) return first
  if (now === first) return second
  return add && sort.length > 1 ? undefined : first
}
