import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'

export interface TableSelectCellProps extends Omit<ComponentProps<'td'>, 'children'> {
  /** What is chosen, for assistive technology: "Select Autumn launch". */
  label: string
  /** Whether the row is chosen; in the head, `indeterminate` where some rows are. */
  checked: boolean | 'indeterminate'
  /** Chooses the row, or all rows. */
  onCheckedChange: (checked: boolean) => void
  /** Stands in the head and chooses all rows. @default false */
  head?: boolean
  /** Cannot be chosen. @default false */
  disabled?: boolean
}

/** The box at the start of a row that chooses it, and the one in the head that chooses all. */
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
  /** Stays at the end while the table scrolls sideways. @default false */
  sticky?: boolean
}

/** The buttons of a row, at its end: one or two icons, or a menu. */
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
