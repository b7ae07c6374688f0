import { Button, classNames, ErrorState } from '@placard/ui'
import type { ComponentProps, ReactNode } from 'react'
import { DataTableAnswer } from './data-table-answer.js'
import { DataTableEmpty } from './data-table-empty.js'
import { DataTableGrid, LoadingLines } from './data-table-grid.js'
import { type DataTableData, useDataTable } from './use-data-table.js'
import type { DataSelection } from './use-selection.js'

export type { DataColumn, DataSort, DataValue } from './data-column.js'
export type { DataTableData } from './use-data-table.js'
export type { DataSelection } from './use-selection.js'

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'title'>, DataTableData<Row> {
  /** What the table lists, for screen readers. */
  label: string
  /** The first cell of the totals row, and the switch for it: gets how many rows are shown and how many there are. */
  totalLabel?: (shown: number, all: number) => string
  /** Where the totals stay in sight. @default 'bottom' */
  totalsAt?: 'top' | 'bottom'
  /** A visible title above the table. */
  title?: string
  /** The level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** What the search box is for ("Search creatives"); without it there is none. */
  search?: string
  /** Lets people arrange columns: show, hide, move, pin, widen, group and filter. @default false */
  columnMenu?: boolean
  /** Offers what is shown as a CSV file of this name; the note says in the file what it is. */
  csv?: { name: string; note?: string }
  /** More controls beside the title. */
  actions?: ReactNode
  /** Lets people choose rows. */
  selection?: DataSelection<Row>
  /** What opens below a row. */
  renderDetail?: (row: Row) => ReactNode
  /** Makes the name of a row a button. */
  onRowOpen?: (row: Row) => void
  /** Shows places of rows instead of rows. @default false */
  loading?: boolean
  /** How many places. @default 5 */
  loadingRows?: number
  /** Newer rows are on their way: those of before stay, dimmed. @default false */
  refreshing?: boolean
  /** Why there is nothing to show. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** Stands there when there are no rows at all. */
  emptyState?: ReactNode
  /** Limits the height, so that the head stays in sight while rows scroll. */
  regionClassName?: string
}

/** A table of figures to sort, search, filter, group and choose from, with totals. A plain `table`, whatever its size. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    store,
    rowId,
    defaultSort,
    defaultGroups,
    layoutKey,
    layout,
    onLayoutChange,
    label,
    totalLabel,
    totalsAt = 'bottom',
    title,
    titleAs = 'h2',
    search,
    columnMenu = false,
    csv,
    actions,
    selection,
    renderDetail,
    onRowOpen,
    loading = false,
    loadingRows = 5,
    refreshing = false,
    error,
    onRetry,
    emptyState,
    regionClassName,
    className,
    ...rest
  } = props
  const data = { columns, rows, store, rowId, defaultSort, defaultGroups, layoutKey, layout, onLayoutChange }
  const table = useDataTable(data, selection !== undefined)
  const isWaiting = loading || (!table.answer && table.problem === undefined)
  const problem = error ?? table.problem
  const hasRows = table.source.store.length > 0
  const state = problem !== undefined ? 'error' : isWaiting ? 'loading' : hasRows ? 'ready' : 'empty'
  return (
    <div
      data-slot="data-table"
      data-state={state}
      aria-busy={isWaiting || refreshing || table.busy || undefined}
      {...rest}
      className={classNames('@container flex min-w-0 flex-col', className)}
    >
      <DataTableAnswer
        {...{ table, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, csv, actions }}
        {...{ selection, renderDetail, onRowOpen, regionClassName }}
        isReady={state === 'ready'}
        isDimmed={refreshing || table.busy}
      >
        {state === 'error' ? (
          <ErrorState
            titleAs="h3"
            title="The table could not be loaded"
            description={problem}
            action={onRetry && <Button onClick={onRetry}>Try again</Button>}
          />
        ) : state === 'loading' ? (
          <DataTableGrid
            label={label}
            regionClassName={regionClassName}
            places={table.places}
            isFixed={table.isFixed}
            choice={selection && { checked: false }}
            isDimmed={false}
          >
            <LoadingLines places={table.places} rows={loadingRows} hasChoice={selection !== undefined} />
          </DataTableGrid>
        ) : (
          state === 'empty' && <DataTableEmpty>{emptyState}</DataTableEmpty>
        )}
      </DataTableAnswer>
    </div>
  )
}
