import { type LayoutSort, sortLabel, type TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { functionalUpdate, type RowSelectionState, useTable } from '@tanstack/react-table'
import type { ComponentProps, ReactNode } from 'react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ColumnStore, ResultView, TableQuery, TableView } from '../table-engine/table-engine.js'
import { useTableLayout } from '../table-layout/table-layout.js'
import { estimateWidths, placeColumns, SELECT_WIDTH } from './column-layout.js'
import type { DataColumn, DataSort, KnownColumn } from './data-column.js'
import { columnDefinitions, type RowItem, rowModelView, sharedOptions, toRowModelState } from './row-models.js'
import { type TableRows, tableRows } from './table-rows.js'
import { LARGE_TABLE_ROWS, useLargeTable } from './use-large-table.js'
import type { DataSelection } from './use-selection.js'
import { VIRTUAL_ROWS } from './use-virtual-rows.js'

/** Data of a table and its column layout. */
export interface DataTableData<Row> {
  /** Columns; the first one names its row and is always visible. Memoize them. */
  columns: DataColumn<Row>[]
  /** Row objects. A `store` is faster for very many rows. */
  rows?: readonly Row[]
  /** Rows as columns of numbers and labels, without objects; a row is then its index. */
  store?: ColumnStore
  /** Returns a stable id of a row. Only the function of the first render is used. @default its place */
  rowId?: (row: Row) => string
  /** Initial sort order, the most significant first. */
  defaultSort?: DataSort | readonly DataSort[]
  /** Controlled sort order, while the rest of the layout stays uncontrolled; `onLayoutChange` reports a change. */
  sort?: readonly DataSort[]
  /** Text columns that rows are grouped by at first, outermost first. */
  defaultGroups?: readonly string[]
  /** Stores the layout in this browser under this name. */
  layoutKey?: string
  /** Controlled layout, for example from the URL. */
  layout?: Partial<TableLayout>
  /** Shows only the first column, with the columns that are `compact` below the name, as on a phone. @default false */
  compact?: boolean
  /** Called with every change of the layout. */
  onLayoutChange?: (layout: TableLayout) => void
}

/** Visible lines of a table and the rows they belong to. */
export interface ShownRows<Row> {
  view: TableView
  rows: TableRows<Row>
  /** The same view if it is the result of a worker query. */
  result?: ResultView
}

/** With more columns than this, all widths are fixed, because names would shrink to nothing. */
const MAX_AUTO_COLUMNS = 10

/** TanStack Table gets no rows of a very large table: its state is the query for the worker. */
const NO_ITEMS: RowItem[] = []

const toLayoutSort = (sort: DataSort | readonly DataSort[] = []): LayoutSort[] =>
  [sort].flat().map(({ column, direction }: DataSort) => ({ id: column, direction }))

/** Connects the layout of a table with TanStack Table, which owns its columns, rows, selection and expanded groups. */
export function useDataTable<Row>(data: DataTableData<Row>, selection: DataSelection<Row> | undefined) {
  const { compact = false, columns, rows: objects, store, sort: givenSort, defaultSort, defaultGroups } = data
  // An inline function must not rebuild the table with every render.
  const [rowId] = useState(() => data.rowId)
  const texts = useReportTexts()
  const rows = useMemo(
    () => tableRows({ columns, rows: objects, store, rowId, texts }),
    [columns, objects, store, rowId, texts],
  )
  const state = useTableLayout({
    columns: rows.columns,
    layoutKey: data.layoutKey,
    layout: data.layout,
    parts: givenSort && { sort: toLayoutSort(givenSort) },
    onLayoutChange: data.onLayoutChange,
    defaults: { sort: toLayoutSort(defaultSort), groups: [...(defaultGroups ?? [])] },
  })
  const { layout, change } = state
  const [searchText, setSearchText] = useState('')
  const search = useDeferredValue(searchText.trim())
  const [announcement, announce] = useState('')
  /** Width of a column while it is dragged. */
  const [draggedWidths, setDraggedWidths] = useState<TableLayout['widths']>({})
  const [hasEngine, setHasEngine] = useState(true)
  const isLarge = hasEngine && rows.count >= LARGE_TABLE_ROWS

  const definitions = useMemo(() => columnDefinitions(rows, estimateWidths(rows), texts.locale), [rows, texts])
  const items = useMemo(
    () => (isLarge ? NO_ITEMS : Array.from({ length: rows.count }, (_, place) => rows.rowAt(place) as RowItem)),
    [isLarge, rows],
  )
  const customWidths = useMemo(() => ({ ...layout.widths, ...draggedWidths }), [layout.widths, draggedWidths])
  const layoutState = useMemo(() => tanStackState(layout, rows.columns), [layout, rows])
  const selected = isLarge ? undefined : selection?.selected
  const rowSelection = useMemo(
    (): RowSelectionState => Object.fromEntries(Array.from(selected ?? [], (id) => [id, true as const])),
    [selected],
  )
  const table = useTable({
    ...sharedOptions,
    columns: definitions,
    data: items,
    getRowId: (_item, place) => rows.idAt(place),
    state: { ...layoutState, columnSizing: customWidths, globalFilter: search, rowSelection },
    onSortingChange: (updater) => {
      const sort = functionalUpdate(updater, layoutState.sorting).map(
        ({ id, desc }): LayoutSort => ({ id, direction: desc ? 'descending' : 'ascending' }),
      )
      change({ sort })
      announce(sortLabel(sort, (id) => rows.columnById.get(id)?.header ?? id, texts))
    },
    onRowSelectionChange: (updater) =>
      selection?.onChange(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
    manualFiltering: isLarge,
    manualSorting: isLarge,
    manualGrouping: isLarge,
    manualExpanding: isLarge,
  })

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
  const large = useLargeTable({
    rows,
    query,
    enabled: isLarge,
    locale: texts.locale,
    onUnavailable: useCallback(() => setHasEngine(false), []),
  })
  const rowModel = table.getRowModel()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row model means that the lines have changed.
  const view = useMemo(() => (isLarge ? undefined : rowModelView(table, rows.columns)), [isLarge, rowModel, rows])
  const largeShown = large.shown && { ...large.shown, result: large.shown.view }
  const shown: ShownRows<Row> | undefined = view ? { view, rows } : largeShown

  const visible = table.getVisibleLeafColumns()
  const isMany = (shown?.view.length ?? 0) > VIRTUAL_ROWS
  const mustFix =
    isMany ||
    layoutState.columnPinning.start.length > 1 ||
    visible.length > MAX_AUTO_COLUMNS ||
    Object.keys(customWidths).length > 0
  const isFixed = mustFix || visible.every(({ id }) => rows.columnById.get(id)?.width !== undefined)
  // With its type, because TypeScript would declare it by one that it cannot name.
  const shownColumns = useMemo(
    (): KnownColumn<Row>[] => visible.flatMap(({ id }) => rows.columnById.get(id) ?? []),
    [visible, rows],
  )
  const before = selection ? SELECT_WIDTH : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths are read from the columns of TanStack Table.
  const places = useMemo(
    () => placeColumns(compact ? shownColumns.slice(0, 1) : shownColumns, visible, { isFixed, before, customWidths }),
    [compact, shownColumns, visible, isFixed, before, customWidths, layoutState],
  )
  const figures = useMemo(() => (compact ? rows.columns.filter((column) => column.compact) : []), [compact, rows])

  /** Turns the sort order of a column around; a third click with Shift removes the column from the order. */
  const sortBy = (id: string, isAdded: boolean) => {
    const column = table.getColumn(id)
    if (!column) return
    const [first, current] = [column.getFirstSortDir(), column.getIsSorted()]
    if (current && current !== first && isAdded && layout.sort.length > 1) column.clearSorting()
    else column.toggleSorting(current ? current === 'asc' : first === 'desc', isAdded)
  }
  const toggleGroup = (key: string, isOpen: boolean) => {
    if (!isLarge) return table.getRow(key).toggleExpanded(isOpen)
    table.setExpanded((current) => {
      const keys = current === true ? groupKeys(shown?.view) : Object.keys(current)
      const next = isOpen ? [...keys, key] : keys.filter((one) => one !== key)
      return Object.fromEntries(next.map((one) => [one, true]))
    })
  }
  return {
    ...state,
    table,
    rows,
    shown,
    busy: isLarge && large.busy,
    problem: isLarge ? large.problem : undefined,
    places,
    isFixed,
    /** Stored column widths apply only if the table is wide enough. */
    isLoose: !mustFix && !compact,
    figures,
    shownColumns,
    searchText,
    setSearchText,
    search,
    announcement,
    announce,
    sortBy,
    toggleGroup,
    dragWidth: (id: string, width: number | undefined) => setDraggedWidths(width === undefined ? {} : { [id]: width }),
  }
}

/** State of TanStack Table for a layout. */
function tanStackState<Row>(layout: TableLayout, columns: readonly KnownColumn<Row>[]) {
  const { order, hidden, pinned, groups, sort, filters } = layout
  const isVisible = ({ id, listed = true }: KnownColumn<Row>) =>
    listed && !hidden.includes(id) && (id === order[0] || !groups.includes(id))
  const columnVisibility = Object.fromEntries(columns.map((column) => [column.id, isVisible(column)]))
  const visible = order.filter((id) => columnVisibility[id])
  return {
    columnOrder: order,
    columnVisibility,
    columnPinning: { start: visible.filter((id, index) => index === 0 || pinned.includes(id)), end: [] },
    ...toRowModelState({ sort, filters, groups }),
  }
}

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

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'title'>, DataTableData<Row> {
  /** Accessible name: what the table lists. */
  label: string
  /** Formats the first cell of the totals row, from the numbers of matching and of all rows; without it there are no totals. */
  totalLabel?: (shown: number, all: number) => string
  /** Edge that the totals stick to. @default 'bottom' */
  totalsAt?: 'top' | 'bottom'
  /** Visible title above the table. */
  title?: string
  /** Level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** Accessible name of the search box ("Search creatives"); without it there is none. */
  search?: string
  /** Adds menus to show, hide, move, pin, resize, group and filter columns. @default false */
  columnMenu?: boolean
  /** Adds a menu of saved views; a `layoutKey` stores them. @default false */
  views?: boolean
  /** Adds a download of the visible table as a CSV file of this name; the note is its first line. */
  csv?: { name: string; note?: string }
  /** More controls beside the title. */
  actions?: ReactNode
  /** Makes rows selectable. */
  selection?: DataSelection<Row>
  /** Renders the details that a row expands to. */
  renderDetail?: (row: Row) => ReactNode
  /** Called when the name of a row is clicked, which makes it a button. */
  onRowOpen?: (row: Row) => void
  /** Called when the Delete key is pressed on a row. */
  onRowRemove?: (row: Row) => void
  /** Renders the sticky buttons at the end of a row: one or two icons, or a menu. Memoize it. */
  rowActions?: (row: Row) => ReactNode
  /** Shows skeletons instead of rows. @default false */
  loading?: boolean
  /** Number of skeleton rows. @default 5 */
  loadingRows?: number
  /** Dims the rows while newer ones are loading. @default false */
  refreshing?: boolean
  /** Error message. If there are rows, they stay below it, dimmed. */
  error?: string
  /** Retries after an error. */
  onRetry?: () => void
  /** When the rows were received, shown with an error above them. */
  updatedAt?: Date | undefined
  /** Current time for the age of the rows. @default the clock */
  now?: Date | undefined
  /** Shown when there are no rows at all. */
  emptyState?: ReactNode
  /** Classes of the scroll region, for example a maximum height. */
  regionClassName?: string
}
