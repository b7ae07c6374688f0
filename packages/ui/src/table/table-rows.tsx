import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { useLabels } from '../use-labels.js'

const WIDTHS = ['w-48', 'w-36', 'w-56', 'w-40', 'w-52']

export interface TableGroupRowProps extends Omit<ComponentProps<'tr'>, 'onToggle'> {
  /** Number of columns of the table. */
  columns: number
  /** Short text after the name: number of rows, their sum. */
  hint?: ReactNode
  /** True if the rows of the group are visible; without `onOpenChange` there is no button. */
  open?: boolean
  /** Shows or hides the rows of the group. */
  onOpenChange?: (open: boolean) => void
}

/** Heading of the rows below it, in a TableBody of its own. */
export function TableGroupRow({
  columns,
  hint,
  open = true,
  onOpenChange,
  className,
  children,
  ...props
}: TableGroupRowProps) {
  const name = (
    <>
      <span className="min-w-0 truncate font-semibold text-ink">{children}</span>
      {hint !== undefined && <span className="shrink-0 font-normal text-ink-muted">{hint}</span>}
    </>
  )
  return (
    <tr
      data-slot="table-group-row"
      data-state={open ? 'open' : 'closed'}
      {...props}
      className={classNames('bg-sunken', className)}
    >
      <th
        scope="rowgroup"
        colSpan={columns}
        className="h-(--placard-head-height) border-line-subtle border-b px-4 py-1 text-start text-dense"
      >
        {onOpenChange ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => onOpenChange(!open)}
            className="-mx-1.5 flex min-h-6 max-w-full cursor-pointer items-center gap-2 rounded-bar px-1.5 transition-colors duration-100 hover:bg-active"
          >
            <ChevronRight
              aria-hidden
              className={classNames(
                'size-4 shrink-0 text-ink-muted transition-transform duration-160 ease-out',
                open ? 'rotate-90' : 'rtl:rotate-180',
              )}
            />
            {name}
          </button>
        ) : (
          <span className="flex items-center gap-2">{name}</span>
        )}
      </th>
    </tr>
  )
}

export interface TableEmptyRowProps extends ComponentProps<'tr'> {
  /** Number of columns of the table. */
  columns: number
}

/** Content of a body without rows, below the header: an EmptyState or an ErrorState. */
export function TableEmptyRow({ columns, className, children, ...props }: TableEmptyRowProps) {
  return (
    <tr data-slot="table-empty-row" {...props} className={classNames('bg-surface', className)}>
      <td colSpan={columns} className="p-0">
        <div className="flex flex-col">{children}</div>
      </td>
    </tr>
  )
}

const tableLoadingRowsLabels = {
  /** Text for assistive technology. @default 'Loading' */
  label: 'Loading',
}

/** Texts of TableLoadingRows. */
export type TableLoadingRowsLabels = typeof tableLoadingRowsLabels

export interface TableLoadingRowsProps extends Omit<ComponentProps<'tr'>, 'children'> {
  /** Alignment of each column: numbers at the end. */
  columns: readonly ('start' | 'end')[]
  /** Number of placeholder rows. @default 5 */
  rows?: number
  /** Text for assistive technology. @default 'Loading' */
  label?: string
}

/** Placeholders of loading rows in their final height. Set `aria-busy` on the Table. */
export function TableLoadingRows({ columns, rows = 5, label, className, ...props }: TableLoadingRowsProps) {
  const labels = useLabels('tableLoadingRows', tableLoadingRowsLabels)
  return Array.from({ length: rows }, (_, row) => (
    <tr
      // biome-ignore lint/suspicious/noArrayIndexKey: a place holder has nothing but its place
      key={row}
      data-slot="table-loading-row"
      {...props}
      className={classNames('bg-surface', className)}
    >
      {columns.map((align, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={column}
          className="h-(--placard-row-height) border-line-subtle border-b px-3 py-1 first:ps-4 last:pe-4"
        >
          {row === 0 && column === 0 && <span className="sr-only">{label ?? labels.label}</span>}
          <Skeleton
            className={classNames(
              'max-w-full',
              column === 0 ? WIDTHS[row % WIDTHS.length] : 'w-14',
              align === 'end' && 'ms-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ))
}
