import { resizeColumn } from '@placard/domain'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { csvFile, saveFile } from '../csv/csv.js'
import { Pending } from '../lazy-part.js'
import { TableColumns } from '../table-columns/table-columns.js'
import { TableFilters } from '../table-filters/table-filters.js'
import type { TableViewsProps } from '../table-views/table-views.js'
import { questionOf } from './answer-words.js'
import { DataTableEmpty } from './data-table-empty.js'
import { DataTableLines } from './data-table-lines.js'
import type { DataTableProps } from './data-table-props.js'
import { DataTableToolbar } from './data-table-toolbar.js'
import { groupKeys } from './group-figures.js'
import type { HeadActions } from './head-cell.js'
import { withOptions } from './row-source.js'
import { SelectionBar, selectedWords } from './selection-bar.js'
import { csvInSlices } from './table-csv.js'
import type { useDataTable } from './use-data-table.js'

// Without its code there are no views to choose from, and nothing else is missing.
const TableViews = /* @__PURE__ */ lazy(
  (): Promise<{ default: ComponentType<TableViewsProps> }> =>
    import('../table-views/table-views.js').then(
      (module) => ({ default: module.TableViews }),
      () => ({ default: () => null }),
    ),
)

type Passed =
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

interface DataTableAnswerProps<Row>
  extends Pick<DataTableProps<Row>, Passed>,
    Required<Pick<DataTableProps<Row>, 'titleAs' | 'totalsAt' | 'columnMenu' | 'views'>> {
  table: ReturnType<typeof useDataTable<Row>>
  /** Stands above the lines. */
  notice: ReactNode
  /** Whether there are rows to show; otherwise the children stand there. */
  isReady: boolean
  isDimmed: boolean
  children: ReactNode
}

/** What is above the lines, the lines or what stands there instead, and what is said of them. */
export function DataTableAnswer<Row>(props: DataTableAnswerProps<Row>) {
  const { table, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, views, csv, actions } = props
  const { selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName } = props
  const { notice, isReady, isDimmed, children } = props
  const { answer, layout, change, say } = table
  const root = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const hasFilters = columnMenu && isReady && (layout.filters.length > 0 || editing !== null)
  // Words are counted only where somebody filters.
  const filterColumns = useMemo(
    () => (hasFilters ? withOptions(table.source) : table.source.columns),
    [hasFilters, table.source],
  )
  const [isMaking, setMaking] = useState(false)
  const isNarrowed = table.search !== '' || layout.filters.length > 0
  const all = answer?.source.store.length ?? 0
  const found = answer?.view.found ?? 0
  const foundWords =
    isNarrowed && isReady ? `${found.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows` : ''
  useEffect(() => say(foundWords), [foundWords, say])
  const chosen = selection?.selected.size ?? 0
  const chosenBefore = useRef(chosen)
  useEffect(() => {
    if (chosen !== chosenBefore.current) say(chosen === 0 ? 'Selection cleared' : selectedWords(chosen))
    chosenBefore.current = chosen
  }, [chosen, say])

  const levels = layout.groups.length
  const allKeys = useMemo(
    () => (answer && levels > 0 && answer.view.length < MANY_GROUPS ? groupKeys(answer.view, levels) : []),
    [answer, levels],
  )
  const toggleGroup = (key: string, open: boolean) =>
    table.setExpanded((was) => {
      const keys = was === 'all' ? allKeys : was
      return open ? [...keys, key] : keys.filter((one) => one !== key)
    })
  const headActions: HeadActions<Row> = {
    columns: table.source.columns,
    layout,
    sortBy: table.sortBy,
    arrange: columnMenu
      ? {
          change: (next, words) => {
            change(next)
            say(words)
          },
          resize: (id, width) => {
            table.preview(id, undefined)
            change((now) => resizeColumn(now, id, width))
          },
          preview: table.preview,
          onFilter: setEditing,
        }
      : undefined,
  }
  const totals = totalLabel?.(found, all)
  const makeFile = useEffectEvent(async (shown: NonNullable<typeof answer>, isWanted: () => boolean) => {
    const text = await csvInSlices({
      ...shown,
      columns: table.shown,
      groups: layout.groups,
      totalLabel: totals,
      note: csv?.note,
    })
    if (!csv || !isWanted()) return
    setMaking(false)
    saveFile(csv.name, csvFile(text))
  })
  useEffect(() => {
    // Whoever asks before the totals are there gets them as well.
    if (!isMaking || !answer?.view.totals) return
    let isWanted = true
    void makeFile(answer, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [isMaking, answer])
  const clearSelection = () => {
    selection?.onChange(new Set())
    root.current?.querySelector<HTMLElement>('[data-slot="table-select-cell"] [role="checkbox"]')?.focus()
  }
  const bar = selection && chosen > 0 && (
    <SelectionBar count={chosen} onClear={clearSelection}>
      {selection.actions}
    </SelectionBar>
  )
  const isCovered = chosen > 0 && !search && (title !== undefined || columnMenu || actions !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, wherever the focus is in the table.
    <div
      ref={root}
      className="contents"
      onKeyDown={(event) => {
        const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
        if (event.key !== 'Escape' || event.defaultPrevented || !isHere || chosen === 0) return
        event.preventDefault()
        selection?.onChange(new Set())
      }}
    >
      {/* The bar takes the toolbar's place, so that no row moves; but whoever searches for more to choose keeps the box. */}
      <div className={isCovered ? 'grid *:[grid-area:1/1]' : 'contents'}>
        <DataTableToolbar
          {...{ title, titleAs, search, actions, isMaking }}
          isCovered={isCovered}
          found={foundWords || undefined}
          words={table.words}
          onWordsChange={table.setWords}
          groups={
            isReady && levels > 0
              ? {
                  allOpen: table.expanded === 'all',
                  onToggle: () => table.setExpanded((was) => (was === 'all' ? [] : 'all')),
                }
              : undefined
          }
          views={
            views && isReady ? (
              <Suspense fallback={<Pending />}>
                <TableViews views={table.views} isDefault={table.isDefault} onReset={table.reset} />
              </Suspense>
            ) : undefined
          }
          chooser={
            columnMenu && isReady ? (
              <TableColumns
                columns={table.source.columns}
                layout={layout}
                onLayoutChange={change}
                isDefault={table.isDefault}
                onReset={table.reset}
              />
            ) : undefined
          }
          onDownload={csv && isReady && found > 0 ? () => setMaking(true) : undefined}
        />
        {isCovered && bar}
      </div>
      {notice}
      {hasFilters && (
        <TableFilters
          columns={filterColumns}
          layout={layout}
          onLayoutChange={change}
          editing={editing}
          onEditingChange={setEditing}
          className="px-4 pb-3"
        />
      )}
      {!isCovered && bar}
      {!isReady || !answer ? (
        children
      ) : found === 0 && isNarrowed ? (
        <DataTableEmpty
          words={table.search}
          filters={layout.filters.length}
          onClear={() => {
            table.setWords('')
            change({ filters: [] })
            root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
          }}
        />
      ) : (
        <DataTableLines
          {...{ label, totalsAt, selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName }}
          {...{ isDimmed, headActions }}
          answer={answer}
          totalLabel={totals}
          places={table.places}
          figures={table.figures}
          isFixed={table.isFixed}
          isLoose={table.isLoose}
          question={questionOf(table.search, layout)}
          toggleGroup={toggleGroup}
        />
      )}
      <p role="status" className="sr-only">
        {table.said}
      </p>
    </div>
  )
}

/** With more lines than that nobody closes one group out of all that are open. */
const MANY_GROUPS = 200_000
