import { Button, classNames, EmptyState, ErrorState, useLabels } from '@placard/ui'
import { StaleNotice } from '../../stale-notice.js'
import { DataTableGrid, LoadingRows } from './data-table-grid.js'
import { dataTableLabels } from './data-table-labels.js'
import { DataTableView } from './data-table-view.js'
import type { DataTableProps, TableLines, TableState } from './use-data-table.js'
import { useTableModel } from './use-data-table.js'

interface TableFrameProps<Row> extends DataTableProps<Row> {
  state: TableState<Row>
  lines: TableLines<Row>
}

/** Renders the lines of a table with its toolbar, or why there are none. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const {
    state,
    lines,
    columns,
    rows,
    rowId,
    sort,
    defaultSort,
    defaultGroups,
    layoutKey,
    layout,
    onLayoutChange,
    compact = false,
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
    // Props of the data are in the state, and are no attributes of the root.
    ...rest
  } = props
  const labels = useLabels('table', dataTableLabels)
  const model = useTableModel(state, lines, { compact, hasSelection: selection !== undefined })
  const isWaiting = loading || (!model.shown && model.problem === undefined)
  const hasTotals = !model.shown || model.shown.view.totals !== undefined
  const hasRows = model.rows.count > 0
  const isStale = error !== undefined && hasRows && model.shown !== undefined && model.problem === undefined
  const problem = isStale ? undefined : (error ?? model.problem)
  const status = isStale
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
      data-state={status}
      aria-busy={isWaiting || refreshing || model.busy || !hasTotals || undefined}
      {...rest}
      className={classNames('@container flex min-w-0 flex-col', className)}
    >
      <DataTableView
        {...{ model, label, totalLabel, totalsAt, title, titleAs, search, columnMenu, views, csv, actions }}
        {...{ selection, renderDetail, onRowOpen, onRowRemove, rowActions, regionClassName }}
        notice={isStale && <StaleNotice {...{ error, onRetry, updatedAt, now }} />}
        isReady={status === 'ready' || isStale}
        isDimmed={refreshing || model.busy || isStale}
      >
        {status === 'error' ? (
          <ErrorState
            titleAs="h3"
            title={labels.failed}
            description={problem}
            action={onRetry && <Button onClick={onRetry}>{labels.retry}</Button>}
          />
        ) : status === 'loading' ? (
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
          status === 'empty' && (emptyState ?? <EmptyState titleAs="h3" title={labels.empty} />)
        )}
      </DataTableView>
    </div>
  )
}
