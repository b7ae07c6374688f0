import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, MouseEventHandler } from 'react'
import { classNames } from '../class-names.js'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** Numbers end, everything else starts. @default 'start' */
  align?: 'start' | 'end'
  /** The order of the rows by this column. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Makes the heading a button that sorts. */
  onSort?: MouseEventHandler<HTMLButtonElement>
  /** Stays at the start while the table scrolls sideways. @default false */
  sticky?: boolean
}

/** The heading of a column, with a sort button where the column sorts. */
export function TableHeaderCell({
  align = 'start',
  sort,
  onSort,
  sticky = false,
  className,
  children,
  ...props
}: TableHeaderCellProps) {
  const Icon = icons[sort ?? 'none']
  const sorted = sort !== undefined && sort !== 'none'
  return (
    <th
      scope="col"
      data-slot="table-header-cell"
      aria-sort={sort}
      {...props}
      className={classNames(
        'sticky top-0 z-10 h-(--placard-head-height) whitespace-nowrap border-line-subtle border-b bg-sunken px-3 text-start font-medium text-caption text-ink-muted first:ps-4 last:pe-4',
        align === 'end' && 'text-end',
        sticky && 'start-0 z-20',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(
            'group -mx-1.5 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-bar px-1.5 transition-colors duration-100 hover:bg-active hover:text-ink',
            align === 'end' && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {children}
          <Icon
            aria-hidden
            className={classNames(
              'size-3.5 shrink-0',
              !sorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 coarse:opacity-100',
            )}
          />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
