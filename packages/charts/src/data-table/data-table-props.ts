import type { ComponentProps, ReactNode } from 'react'
import type { DataTableData } from './use-data-table.js'
import type { DataSelection } from './use-selection.js'

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
