import { Button, classNames, EmptyState, ErrorState, TableRegion } from '@placard/ui'
import { SearchX } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { type DataColumn, type DataSort, rowMatches } from './data-column.js'
import { DataTableCells } from './data-table-cells.js'
import { DataTableToolbar } from './data-table-toolbar.js'
import { downloadCsv, tableCsv } from './table-csv.js'
import { useDataTable } from './use-data-table.js'

export type { DataColumn, DataSort, DataValue } from './data-column.js'

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What the table lists, for screen readers. */
  label: string
  /** The columns; the first one names its row and stays in sight. Keep them stable between renders. */
  columns: DataColumn<Row>[]
  /** One entry a row. */
  rows: Row[]
  /** Names a row among the others. */
  rowId: (row: Row) => string
  /** The order at first. */
  defaultSort?: DataSort
  /** The first cell of the totals row, and the switch for it: gets how many rows are shown and how many there are. */
  totalLabel?: (shown: number, all: number) => string
  /** A visible title above the table. */
  title?: string
  /** The level of the title. @default 'h2' */
  titleAs?: 'h2' | 'h3'
  /** What the search box is for ("Search creatives"); without it there is none. */
  search?: string
  /** Lets people choose columns. @default false */
  columnMenu?: boolean
  /** Offers what is shown as a CSV file of this name; the note says in the file what it is. */
  csv?: { name: string; note?: string }
  /** More controls beside the title. */
  actions?: ReactNode
  /** Shows places of rows instead of rows. @default false */
  loading?: boolean
  /** How many places. @default 5 */
  loadingRows?: number
  /** Why there is nothing to show. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** Stands there when there are no rows at all. */
  emptyState?: ReactNode
  /** Limits the height, so that the head stays in sight while rows scroll. */
  regionClassName?: string
}

/** A sortable table of figures with totals. A plain `table`: sorting is a button in the heading. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  defaultSort,
  totalLabel,
  title,
  titleAs = 'h2',
  search,
  columnMenu = false,
  csv,
  actions,
  loading = false,
  loadingRows = 5,
  error,
  onRetry,
  emptyState,
  regionClassName,
  className,
  ...props
}: DataTableProps<Row>) {
  const [words, setWords] = useState('')
  const found = useMemo(() => rows.filter((row) => rowMatches(columns, row, words)), [columns, rows, words])
  const table = useDataTable({ columns, rows: found, rowId, defaultSort })
  const filteredOut = !loading && rows.length > 0 && found.length === 0
  const ready = !loading && error === undefined
  const download = () =>
    csv &&
    downloadCsv(
      csv.name,
      tableCsv(
        table.columns,
        table.rows.map(({ row }) => row),
        csv.note,
      ),
    )
  return (
    <div
      data-slot="data-table"
      aria-busy={loading || undefined}
      {...props}
      className={classNames('@container flex min-w-0 flex-col', className)}
    >
      <DataTableToolbar
        title={title}
        titleAs={titleAs}
        search={search}
        words={words}
        onWordsChange={setWords}
        columns={columns}
        columnMenu={columnMenu && ready}
        isShown={table.isShown}
        onShow={table.show}
        onDownload={csv && ready && found.length > 0 ? download : undefined}
        actions={actions}
      />
      {error !== undefined ? (
        <ErrorState
          titleAs="h3"
          title="The table could not be loaded"
          description={error}
          action={onRetry && <Button onClick={onRetry}>Try again</Button>}
        />
      ) : ready && rows.length === 0 ? (
        (emptyState ?? <EmptyState titleAs="h3" title="Nothing to list" />)
      ) : filteredOut ? (
        <EmptyState
          titleAs="h3"
          icon={<SearchX aria-hidden />}
          title="No row matches"
          description={`Nothing here has “${words.trim()}” in it.`}
          action={<Button onClick={() => setWords('')}>Clear search</Button>}
        />
      ) : (
        <TableRegion label={label} className={regionClassName}>
          <DataTableCells
            label={label}
            columns={table.columns}
            rows={loading ? [] : table.rows}
            loadingRows={loading ? loadingRows : 0}
            totalLabel={totalLabel?.(found.length, rows.length)}
            totals={totalLabel && ((column: DataColumn<Row>) => column.total?.(found))}
            sortOf={table.sortOf}
            sortBy={table.sortBy}
          />
        </TableRegion>
      )}
      {search && (
        <p role="status" className="sr-only">
          {words.trim() ? `${found.length} of ${rows.length} rows` : ''}
        </p>
      )}
    </div>
  )
}
