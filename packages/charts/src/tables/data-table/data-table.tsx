import { Button, classNames, EmptyState, ErrorState, useLabels } from '@placard/ui'
import { StaleNotice } from '../../stale-notice.js'
import { DataTableGrid, LoadingRows } from './data-table-grid.js'
import { dataTableLabels } from './data-table-labels.js'
import { DataTableView } from './data-table-view.js'
import type { DataTableProps } from './use-data-table.js'
import { useDataTable } from './use-data-table.js'

export type { DataColumn, DataSort, DataValue } from './data-column.js'
export type { DataTableData, DataTableProps } from './use-data-table.js'
export type { DataSelection } from './use-selection.js'

/**
 * Renders a table of data with sorting, search, filters, groups, selection and totals. A plain `table` for assistive
 * technology at any size.
 */
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
  const labels = useLabels('table', dataTableLabels)
  const model = useDataTable(data, selection)
  const isWaiting = loading || (!model.shown && model.problem === undefined)
  const hasTotals = !model.shown || model.shown.view.totals !== undefined
  const hasRows = model.rows.count > 0
  const isStale = error !== undefined && hasRows && model.shown !== undefined && model.problem === undefined
  const problem = isStale ? undefined : (error ?? model.problem)
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
      aria-busy={isWaiting || refreshing || model.busy || !hasTotals || undefined}
      {...rest}
      className={classNames('@container flex min-w-0 flex-col', className)}
    >
      <DataTableView
        {...{ model, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, views, csv, actions }}
        {...{ selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName }}
        notice={isStale && <StaleNotice {...{ error, onRetry, updatedAt, now }} />}
        isReady={state === 'ready' || isStale}
        isDimmed={refreshing || model.busy || isStale}
      >
        {state === 'error' ? (
          <ErrorState
            titleAs="h3"
            title={labels.failed}
            description={problem}
            action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
          />
        ) : state === 'loading' ? (
          <DataTableGrid
            label={label}
            regionClassName={regionClassName}
            places={model.places}
            isFixed={model.isFixed && !model.isLoose}
            selectAll={selection && { checked: false }}
            hasActions={rowActions !== undefined}
            isDimmed={false}
          >
            <LoadingRows
              places={model.places}
              rows={loadingRows}
              hasSelection={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          </DataTableGrid>
        ) : (
          state === 'empty' && (emptyState ?? <EmptyState titleAs="h3" title={labels.empty} />)
        )}
      </DataTableView>
    </div>
  )
}
