import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, MouseEventHandler } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'

export interface TableSelectCellProps extends Omit<ComponentProps<'td'>, 'children'> {
  /** Accessible name of the checkbox: "Select Autumn launch". */
  label: string
  /** Selected state; in the header, `indeterminate` if some rows are. */
  checked: boolean | 'indeterminate'
  /** Selects the row, or all rows. */
  onCheckedChange: (checked: boolean) => void
  /** Renders a header cell that selects all rows. @default false */
  head?: boolean
  /** Disables selection. @default false */
  disabled?: boolean
}

/** Checkbox cell of a row, or of the header, which selects all rows. */
export function TableSelectCell({
  label,
  checked,
  onCheckedChange,
  head = false,
  disabled = false,
  className,
  ...props
}: TableSelectCellProps) {
  const Cell = head ? 'th' : 'td'
  return (
    <Cell
      data-slot="table-select-cell"
      {...props}
      className={classNames(
        'w-px border-line-subtle border-b ps-4 pe-1 text-start',
        head ? 'sticky top-0 z-10 h-(--placard-head-height) bg-sunken' : 'h-(--placard-row-height)',
        className,
      )}
    >
      <span className="flex items-center">
        <Checkbox
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onCheckedChange={(next) => onCheckedChange(next === true)}
        />
      </span>
    </Cell>
  )
}

export interface TableActionsCellProps extends ComponentProps<'td'> {
  /** Sticks to the end while the table scrolls horizontally. @default false */
  sticky?: boolean
}

/** Buttons at the end of a row: one or two icons, or a menu. */
export function TableActionsCell({ sticky = false, className, children, ...props }: TableActionsCellProps) {
  return (
    <td
      data-slot="table-actions-cell"
      {...props}
      className={classNames(
        'h-(--placard-row-height) w-px border-line-subtle border-b px-2 py-1 last:pe-3',
        sticky && 'sticky end-0 z-10 bg-inherit',
        className,
      )}
    >
      <span className="flex items-center justify-end gap-1">{children}</span>
    </td>
  )
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** Alignment: numbers at the end, text at the start. @default 'start' */
  align?: 'start' | 'end'
  /** Sort order by this column. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Makes the heading a sort button. */
  onSort?: MouseEventHandler<HTMLButtonElement>
  /** Sticks to the start while the table scrolls horizontally. @default false */
  sticky?: boolean
}

/** Heading of a column, with a sort button if the column is sortable. */
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
