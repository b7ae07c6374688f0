import { type LayoutSort, sortLabel, type TableLayout } from '@placard/domain/table-layout'
import { useReportTexts } from '@placard/forms'
import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
import type { ComponentProps, ReactNode } from 'react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTableLayout } from '../table-layout/table-layout.js'
import type { ColumnStore, TableView } from '../table-query/table-query.js'
import { estimateWidths, placeColumns, SELECT_WIDTH } from './column-layout.js'
import type { DataColumn, DataSort, KnownColumn } from './data-column.js'
import { columnDefinitions, type DataTableInstance, sharedOptions, toRowModelState } from './row-models.js'
import { type TableRows, tableRows } from './table-rows.js'
import type { DataSelection, RowSelection } from './use-selection.js'
import { VIRTUAL_ROWS } from './use-virtual-rows.js'

/** Data of a table and its column layout. */
export interface DataTableData<Row> {
  /** Columns; the first one names its row and is always visible. Memoize them. */
  columns: DataColumn<Row>[]
  /** Row objects. */
  rows?: readonly Row[]
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
}

/** Lines of a table, from the engine that sorts, filters, groups and selects its rows. */
export interface TableLines<Row> {
  /** Table with the columns, their sort order and the expanded groups. */
  table: DataTableInstance
  /** Undefined until there is a first result. */
  shown: ShownRows<Row> | undefined
  /** True while a newer result is computed. */
  busy?: boolean
  /** Error message if there is no result. */
  problem?: string
  toggleGroup: (key: string, isOpen: boolean) => void
  rowSelection: RowSelection
}

/** With more columns than this, all widths are fixed, because names would shrink to nothing. */
const MAX_AUTO_COLUMNS = 10

const toLayoutSort = (sort: DataSort | readonly DataSort[] = []): LayoutSort[] =>
  [sort].flat().map(({ column, direction }: DataSort) => ({ id: column, direction }))

/** Keeps the layout and the search of a table, whose `options` are those of TanStack Table for its columns. */
export function useTableState<Row>(data: DataTableData<Row> & { store?: ColumnStore }) {
  const { columns, rows: objects, store, sort: givenSort, defaultSort, defaultGroups } = data
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

  const definitions = useMemo(() => columnDefinitions(rows, estimateWidths(rows), texts.locale), [rows, texts])
  const customWidths = useMemo(() => ({ ...layout.widths, ...draggedWidths }), [layout.widths, draggedWidths])
  const layoutState = useMemo(() => tanStackState(layout, rows.columns), [layout, rows])
  const options = {
    ...sharedOptions,
    columns: definitions,
    state: { ...layoutState, columnSizing: customWidths, globalFilter: search },
    onSortingChange: (updater: Updater<SortingState>) => {
      const sort = functionalUpdate(updater, layoutState.sorting).map(
        ({ id, desc }): LayoutSort => ({ id, direction: desc ? 'descending' : 'ascending' }),
      )
      change({ sort })
      announce(sortLabel(sort, (id) => rows.columnById.get(id)?.header ?? id, texts))
    },
  }
  return {
    ...state,
    rows,
    options,
    layoutState,
    customWidths,
    searchText,
    setSearchText,
    search,
    announcement,
    announce,
    dragWidth: (id: string, width: number | undefined) => setDraggedWidths(width === undefined ? {} : { [id]: width }),
  }
}

export type TableState<Row> = ReturnType<typeof useTableState<Row>>

interface TableModelOptions {
  compact: boolean
  hasSelection: boolean
}

/** Adds the places of the columns to the state and the lines of a table. */
export function useTableModel<Row>(
  state: TableState<Row>,
  lines: TableLines<Row>,
  { compact, hasSelection }: TableModelOptions,
) {
  const { rows, layout, layoutState, customWidths } = state
  const { table, shown } = lines
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
  const before = hasSelection ? SELECT_WIDTH : 0
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
  return {
    ...state,
    ...lines,
    places,
    isFixed,
    /** Stored column widths apply only if the table is wide enough. */
    isLoose: !mustFix && !compact,
    figures,
    shownColumns,
    sortBy,
  }
}

export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>

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
