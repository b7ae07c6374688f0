import type { ComponentProps, ReactNode } from 'react'
import type { DataTableData } from './use-data-table.js'
import type { DataSelection } from './use-selection.js'

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
  /** Lets people keep arrangements under names; with a `layoutKey` they last. @default false */
  views?: boolean
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
  /** What is done by the Delete key on a row. */
  onRowRemove?: (row: Row) => void
  /** The buttons at the end of a row, which stay in sight: an icon or two, or a menu. Keep it stable between renders. */
  rowActions?: (row: Row) => ReactNode
  /** Shows places of rows instead of rows. @default false */
  loading?: boolean
  /** How many places. @default 5 */
  loadingRows?: number
  /** Newer rows are on their way: those of before stay, dimmed. @default false */
  refreshing?: boolean
  /** Why there are no (newer) rows; those of before stay, dimmed, below the words. */
  error?: string
  /** Tries again after an error. */
  onRetry?: () => void
  /** When the rows came: said while they are kept over an error. */
  updatedAt?: Date | undefined
  /** The present that the age is counted to. @default the clock */
  now?: Date | undefined
  /** Stands there when there are no rows at all. */
  emptyState?: ReactNode
  /** Limits the height, so that the head stays in sight while rows scroll. */
  regionClassName?: string
}
