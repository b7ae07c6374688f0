import { resizeColumn } from '@placard/domain/internal/table-layout'
import { useReportTexts } from '@placard/forms'
import {
  Button,
  CardActions,
  CardHeader,
  CardTitle,
  classNames,
  EmptyState,
  lazyPart,
  SearchInput,
  useLabels,
} from '@placard/ui'
import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { toolbarBorders } from '../../toolbar-borders.js'
import { csvFile, saveFile } from '../csv/csv.js'
import { TableColumns } from '../table-columns/table-columns.js'
import { TableFilters } from '../table-filters/table-filters.js'
import type { HeadActions } from './data-table-grid.js'
import { dataTableLabels } from './data-table-labels.js'
import { DataTableRows } from './data-table-rows.js'
import { formatCsv } from './table-csv.js'
import { withOptions } from './table-rows.js'
import type { DataTableProps, ShownRows, TableModel } from './use-data-table.js'

// If the code cannot be loaded there are no saved views; the rest of the table works.
const LazyTableViews = /* @__PURE__ */ lazyPart(
  async () => ({ default: (await import('../table-views/table-views.js')).TableViews }),
  { failed: null },
)

type InheritedProps =
  | 'label'
  | 'totalLabel'
  | 'title'
  | 'search'
  | 'csv'
  | 'actions'
  | 'selection'
  | 'renderDetail'
  | 'onRowOpen'
  | 'onRowRemove'
  | 'rowActions'
  | 'regionClassName'

interface DataTableViewProps<Row>
  extends Pick<DataTableProps<Row>, InheritedProps>,
    Required<Pick<DataTableProps<Row>, 'titleAs' | 'totalsAt' | 'columnMenu' | 'views'>> {
  model: TableModel<Row>
  /** Notice above the rows. */
  notice: ReactNode
  /** True if there are rows to show; otherwise `children` is rendered. */
  isReady: boolean
  isDimmed: boolean
  children: ReactNode
}

/** Toolbar, filters, rows and live region of a table. */
export function DataTableView<Row>(props: DataTableViewProps<Row>) {
  const { model, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, views, csv, actions } = props
  const { selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName } = props
  const { notice, isReady, isDimmed, children } = props
  const { shown, rows, layout, change, announce, table } = model
  const labels = useLabels('table', dataTableLabels)
  const texts = useReportTexts()
  const root = useRef<HTMLDivElement>(null)
  const [editedFilter, setEditedFilter] = useState<string | null>(null)
  const hasFilters = columnMenu && isReady && (layout.filters.length > 0 || editedFilter !== null)
  // Counting the values of a million rows takes longer than a frame, so only those of a column whose filter was opened
  // are counted. They stay while its editor closes.
  const [countedColumn, setCountedColumn] = useState('')
  const filterColumns = useMemo(
    () => (hasFilters ? withOptions(rows, countedColumn) : rows.columns),
    [hasFilters, rows, countedColumn],
  )
  const editFilter = (id: string | null) => {
    setEditedFilter(id)
    if (id !== null) setCountedColumn(id)
  }
  const isNarrowed = model.search !== '' || layout.filters.length > 0
  const all = shown?.rows.count ?? 0
  const found = shown?.view.found ?? 0
  const foundText = isNarrowed && isReady ? labels.found(texts.whole(found), texts.whole(all), all) : ''
  useEffect(() => announce(foundText), [foundText, announce])
  const selectedCount = selection?.selected.size ?? 0
  const selectedText = labels.selected(texts.whole(selectedCount), selectedCount)
  const announcedCount = useRef(selectedCount)
  useEffect(() => {
    if (selectedCount !== announcedCount.current) announce(selectedCount === 0 ? labels.selectionCleared : selectedText)
    announcedCount.current = selectedCount
  }, [selectedCount, selectedText, labels, announce])

  // Menus are invisible until the pointer or the focus is on their heading, so they can miss the first frame; not where
  // the browser sizes the columns, which would move.
  const hasMenus = useDeferredValue(columnMenu, columnMenu && !model.isFixed)
  const headActions: HeadActions<Row> = {
    columns: rows.columns,
    layout,
    sortBy: model.sortBy,
    arrange: columnMenu
      ? {
          hasMenus,
          change: (next, announcement) => {
            change(next)
            announce(announcement)
          },
          resize: (id, width) => {
            model.dragWidth(id, undefined)
            change((current) => resizeColumn(current, id, width))
          },
          drag: model.dragWidth,
          onFilter: editFilter,
        }
      : undefined,
  }
  const totals = totalLabel?.(found, all)
  const [isExporting, setExporting] = useState(false)
  const exportCsv = useEffectEvent(async ({ view, rows: shownRows }: ShownRows<Row>, isWanted: () => boolean) => {
    const text = await formatCsv({
      view,
      rows: shownRows,
      columns: model.shownColumns,
      groups: layout.groups,
      totalLabel: totals,
      note: csv?.note,
    })
    if (!csv || !isWanted()) return
    setExporting(false)
    saveFile(csv.name, csvFile(text))
  })
  useEffect(() => {
    // The file needs the totals, which a worker may still compute.
    if (!isExporting || !shown?.view.totals) return
    let isWanted = true
    void exportCsv(shown, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [isExporting, shown])
  const clearSelection = () => {
    selection?.onChange(new Set())
    root.current?.querySelector<HTMLElement>('[data-slot="table-select-cell"] [role="checkbox"]')?.focus()
  }
  const selectionBar = selection && selectedCount > 0 && (
    <SelectionBar text={selectedText} onClear={clearSelection}>
      {selection.actions}
    </SelectionBar>
  )
  const isCovered = selectedCount > 0 && !search && (title !== undefined || columnMenu || actions !== undefined)
  const isAllExpanded = table.state.expanded === true
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the selection, wherever the focus is in the table.
    <div
      ref={root}
      className="contents"
      onKeyDown={(event) => {
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
        if (event.key !== 'Escape' || event.defaultPrevented || !isInside || selectedCount === 0) return
        event.preventDefault()
        selection?.onChange(new Set())
      }}
    >
      {/* The selection bar covers the toolbar, so that no row moves. A search box stays, to find more rows to select. */}
      <div className={isCovered ? 'grid *:[grid-area:1/1]' : 'contents'}>
        <DataTableToolbar
          {...{ title, titleAs, search, actions, isExporting, isCovered }}
          found={foundText || undefined}
          searchText={model.searchText}
          onSearchTextChange={model.setSearchText}
          groups={
            isReady && layout.groups.length > 0
              ? { allOpen: isAllExpanded, onToggle: () => table.setExpanded(isAllExpanded ? {} : true) }
              : undefined
          }
          views={
            views && isReady ? (
              <LazyTableViews views={model.views} isDefault={model.isDefault} onReset={model.reset} />
            ) : undefined
          }
          columns={
            columnMenu && isReady ? (
              <TableColumns
                columns={rows.columns}
                layout={layout}
                onLayoutChange={change}
                isDefault={model.isDefault}
                onReset={model.reset}
              />
            ) : undefined
          }
          onDownload={csv && isReady && found > 0 ? () => setExporting(true) : undefined}
        />
        {isCovered && selectionBar}
      </div>
      {notice}
      {hasFilters && (
        <TableFilters
          columns={filterColumns}
          layout={layout}
          onLayoutChange={change}
          editing={editedFilter}
          onEditingChange={editFilter}
          className="px-4 pb-3"
        />
      )}
      {!isCovered && selectionBar}
      {!isReady || !shown ? (
        children
      ) : found === 0 && isNarrowed ? (
        <NoMatch
          search={model.search}
          filterCount={layout.filters.length}
          onClear={() => {
            model.setSearchText('')
            change({ filters: [] })
            root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
          }}
        />
      ) : (
        <DataTableRows
          {...{ label, totalsAt, selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName }}
          {...{ model, shown, isDimmed, headActions }}
          totalLabel={totals}
          queryKey={JSON.stringify([model.search, layout.sort, layout.filters, layout.groups])}
        />
      )}
      <p role="status" className="sr-only">
        {model.announcement}
      </p>
    </div>
  )
}

interface NoMatchProps {
  search: string
  filterCount: number
  onClear: () => void
}

/** Shown when search and filters leave no rows. */
function NoMatch({ search, filterCount, onClear }: NoMatchProps) {
  const labels = useLabels('table', dataTableLabels)
  return (
    <EmptyState
      titleAs="h3"
      kind="filtered"
      title={labels.noMatch}
      description={labels.noMatchOf(search, filterCount)}
      action={<Button onClick={onClear}>{labels.showAll}</Button>}
    />
  )
}

interface DataTableToolbarProps {
  title?: string
  titleAs: 'h2' | 'h3'
  /** Number of matching rows as text; undefined while search and filters are empty. */
  found?: string
  /** Accessible name of the search box; without it there is none. */
  search?: string
  searchText: string
  onSearchTextChange: (searchText: string) => void
  /** Expands or collapses all groups. */
  groups?: { allOpen: boolean; onToggle: () => void }
  /** Menu of saved views. */
  views?: ReactNode
  /** Menu of columns. */
  columns?: ReactNode
  onDownload?: () => void
  /** True while the selection bar covers the toolbar. */
  isCovered: boolean
  isExporting: boolean
  actions?: ReactNode
}

/** Toolbar above a table: title, search, views, columns and CSV download. */
function DataTableToolbar(props: DataTableToolbarProps) {
  const { title, titleAs, found, search, searchText, onSearchTextChange, groups, views, columns, onDownload, actions } =
    props
  const labels = useLabels('table', dataTableLabels)
  if (!title && !search && !groups && !views && !columns && !onDownload && !actions) return null
  return (
    <CardHeader className={props.isCovered ? 'invisible' : undefined}>
      {title && <CardTitle as={titleAs}>{title}</CardTitle>}
      {found && <span className="text-caption text-ink-muted tabular-nums">{found}</span>}
      {searchText.trim() && (
        <span className="hidden text-caption text-ink-muted print:inline">{labels.matching(searchText.trim())}</span>
      )}
      <CardActions className={classNames('min-w-0 @max-[32rem]:w-full print:hidden', toolbarBorders)}>
        {search && (
          <SearchInput
            size="sm"
            aria-label={search}
            placeholder={search}
            value={searchText}
            onChange={(event) => onSearchTextChange(event.currentTarget.value)}
            className="w-52 @max-[32rem]:w-full"
          />
        )}
        {actions}
        {groups && (
          <Button size="sm" onClick={groups.onToggle}>
            {groups.allOpen ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
            {groups.allOpen ? labels.collapseAll : labels.expandAll}
          </Button>
        )}
        {views}
        {columns}
        {onDownload && (
          <Button size="sm" onClick={onDownload} loading={props.isExporting} aria-label={labels.download(title)}>
            <Download aria-hidden /> <span className="@max-[32rem]:sr-only">CSV</span>
          </Button>
        )}
      </CardActions>
    </CardHeader>
  )
}

interface SelectionBarProps {
  /** Number of selected rows. */
  text: string
  onClear: () => void
  children?: ReactNode
}

/** Number of selected rows, with buttons for them and one that clears the selection. */
function SelectionBar({ text, onClear, children }: SelectionBarProps) {
  const { clearSelection } = useLabels('table', dataTableLabels)
  return (
    <div
      data-slot="data-table-selection"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-line-subtle border-t bg-selected px-4 py-1.5 text-dense print:hidden"
    >
      <span className="font-medium tabular-nums">{text}</span>
      {children}
      <Button size="sm" variant="ghost" onClick={onClear} className="ms-auto">
        {clearSelection}
      </Button>
    </div>
  )
}
