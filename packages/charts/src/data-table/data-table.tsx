import { Button, classNames, ErrorState } from '@placard/ui'
import { StaleNotice } from '../stale-notice.js'
import { DataTableAnswer } from './data-table-answer.js'
import { DataTableEmpty } from './data-table-empty.js'
import { DataTableGrid, LoadingLines } from './data-table-grid.js'
import type { DataTableProps } from './data-table-props.js'
import { useDataTable } from './use-data-table.js'

export type { DataColumn, DataSort, DataValue } from './data-column.js'
export type { DataTableProps } from './data-table-props.js'
export type { DataTableData } from './use-data-table.js'
export type { DataSelection } from './use-selection.js'

/** A table of figures to sort, search, filter, group and choose from, with totals. A plain `table`, whatever its size. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    store,
    rowId,
    sort,
    defaultSort,
    defaultGroups,
    layoutKey,
    layout,
    onLayoutChange,
    compact,
    label,
    totalLabel,
    totalsAt = 'bottom',
    title,
    titleAs = 'h2',
    search,
    columnMenu = false,
    views = false,
    csv,
    actions,
    selection,
    renderDetail,
    onRowOpen,
    onRowRemove,
    rowActions,
    loading = false,
    loadingRows = 5,
    refreshing = false,
    error,
    onRetry,
    updatedAt,
    now,
    emptyState,
    regionClassName,
    className,
    ...rest
  } = props
  const data = {
    columns,
    rows,
    store,
    rowId,
    sort,
    defaultSort,
    defaultGroups,
    layoutKey,
    layout,
    onLayoutChange,
    compact,
  }
  const table = useDataTable(data, selection !== undefined)
  const isWaiting = loading || (!table.answer && table.problem === undefined)
  const hasTotals = !table.answer || table.answer.view.totals !== undefined
  const hasRows = table.source.store.length > 0
  const isStale = error !== undefined && hasRows && table.answer !== undefined && table.problem === undefined
  const problem = isStale ? undefined : (error ?? table.problem)
  const state = isStale
    ? 'stale'
    : problem !== undefined
      ? 'error'
      : isWaiting
        ? 'loading'
        : hasRows
          ? 'ready'
          : 'empty'
  return (
    <div
      data-slot="data-table"
      data-state={state}
      aria-busy={isWaiting || refreshing || table.busy || !hasTotals || undefined}
      {...rest}
      className={classNames('@container flex min-w-0 flex-col', className)}
    >
      <DataTableAnswer
        {...{ table, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, views, csv, actions }}
        {...{ selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName }}
        notice={isStale && <StaleNotice {...{ error, onRetry, updatedAt, now }} />}
        isReady={state === 'ready' || isStale}
        isDimmed={refreshing || table.busy || isStale}
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
            isFixed={table.isFixed && !table.isLoose}
            choice={selection && { checked: false }}
            hasActions={rowActions !== undefined}
            isDimmed={false}
          >
            <LoadingLines
              places={table.places}
              rows={loadingRows}
              hasChoice={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          </DataTableGrid>
        ) : (
          state === 'empty' && <DataTableEmpty>{emptyState}</DataTableEmpty>
        )}
      </DataTableAnswer>
    </div>
  )
}
