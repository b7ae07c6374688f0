import { type ComponentProps, useRef } from 'react'
import { classNames } from '../class-names.js'
import { useOverflow } from '../hooks/hooks.js'

export {
  TableActionsCell,
  type TableActionsCellProps,
  TableHeaderCell,
  type TableHeaderCellProps,
  TableSelectCell,
  type TableSelectCellProps,
} from './table-cells.js'
export {
  TableEmptyRow,
  type TableEmptyRowProps,
  TableGroupRow,
  type TableGroupRowProps,
  TableLoadingRows,
  type TableLoadingRowsProps,
} from './table-rows.js'

export interface TableProps extends ComponentProps<'table'> {
  /** Density of the rows. @default that of the surrounding region */
  density?: 'comfortable' | 'compact'
}

/** Plain table: sticky header, tabular numbers, rows of one height. */
export function Table({ density, className, ...props }: TableProps) {
  return (
    <table
      data-slot="table"
      data-density={density}
      {...props}
      className={classNames('w-full border-separate border-spacing-0 text-dense text-ink', className)}
    />
  )
}

export interface TableCaptionProps extends ComponentProps<'caption'> {}

/** Caption above the table; use `className="sr-only"` if a title has the same text. */
export function TableCaption({ className, ...props }: TableCaptionProps) {
  return (
    <caption
      data-slot="table-caption"
      {...props}
      className={classNames('caption-top px-4 py-3 text-start font-semibold text-body text-ink', className)}
    />
  )
}

export interface TableHeadProps extends ComponentProps<'thead'> {}

/** Rows of column headings. */
export function TableHead({ className, ...props }: TableHeadProps) {
  return <thead data-slot="table-head" {...props} className={classNames('bg-sunken', className)} />
}

export interface TableBodyProps extends ComponentProps<'tbody'> {}

/** Rows of data. */
export function TableBody({ className, ...props }: TableBodyProps) {
  return <tbody data-slot="table-body" {...props} className={classNames('[&>tr:last-child>*]:border-b-0', className)} />
}

export interface TableFootProps extends ComponentProps<'tfoot'> {}

/** Rows of totals. */
export function TableFoot({ className, ...props }: TableFootProps) {
  return (
    <tfoot
      data-slot="table-foot"
      {...props}
      className={classNames(
        'font-semibold [&>tr:first-child>*]:border-line [&>tr:first-child>*]:border-t [&>tr>*]:border-b-0',
        className,
      )}
    />
  )
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row as selected. @default false */
  selected?: boolean
}

/** Table row. */
export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-state={selected ? 'selected' : undefined}
      {...props}
      className={classNames(selected ? 'bg-selected' : 'bg-surface [tbody>&]:hover:bg-hover', className)}
    />
  )
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Alignment: numbers at the end, text at the start. @default 'start' */
  align?: 'start' | 'end'
  /** Sticks to the start while the table scrolls horizontally. @default false */
  sticky?: boolean
  /** Renders a `th` that names the row, styled as a cell. @default false */
  rowHeader?: boolean
}

/** Returns the classes of a cell, for tables that render hundreds of cells without a component for each. */
export const tableCellClasses = ({
  align = 'start',
  sticky = false,
  rowHeader = false,
}: Pick<TableCellProps, 'align' | 'sticky' | 'rowHeader'> = {}): string =>
  classNames(
    'h-(--placard-row-height) border-line-subtle border-b px-3 py-1 text-start first:ps-4 last:pe-4',
    rowHeader && 'font-medium',
    align === 'end' && 'whitespace-nowrap text-end tabular-nums',
    sticky && 'sticky start-0 z-10 bg-inherit',
  )

/** Table cell. */
export function TableCell({ align, sticky, rowHeader = false, className, ...props }: TableCellProps) {
  const look = classNames(tableCellClasses({ align, sticky, rowHeader }), className)
  return rowHeader ? (
    <th data-slot="table-cell" scope="row" {...props} className={look} />
  ) : (
    <td data-slot="table-cell" {...props} className={look} />
  )
}

export interface TableRegionProps extends ComponentProps<'div'> {
  /** Accessible name of the region: the content of the table. */
  label: string
}

/** Scroll container of a wide table. While the table overflows it is a named, focusable region, so that arrow keys scroll it. */
export function TableRegion({ label, className, children, ...props }: TableRegionProps) {
  const inner = useRef<HTMLDivElement>(null)
  const { overflows } = useOverflow(inner)
  return (
    <div
      data-slot="table-region"
      data-state={overflows ? 'overflowing' : 'fitting'}
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      {...props}
      className={classNames(
        'relative w-full min-w-0 overflow-auto not-first:border-line-subtle not-first:border-t -outline-offset-2',
        className,
      )}
    >
      <div ref={inner} className="w-fit min-w-full">
        {children}
      </div>
    </div>
  )
}
