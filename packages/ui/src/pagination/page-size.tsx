import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names.js'
import { Select } from '../select/select.js'

export interface PageSizeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Rows per page. */
  value: number
  /** Called with the selected number; go back to the first page, or to the page with the top row. */
  onValueChange: (value: number) => void
  /** Options to select from. @default [10, 25, 50, 100] */
  options?: readonly number[]
  /** Label before the select. @default 'Rows per page' */
  label?: string
  /** Height of the select. @default 'md' */
  size?: 'sm' | 'md'
}

/** Selects the number of rows per page. */
export function PageSize({
  value,
  onValueChange,
  options = [10, 25, 50, 100],
  label = 'Rows per page',
  size = 'md',
  className,
  ...props
}: PageSizeProps) {
  const id = useId()
  return (
    <div
      data-slot="page-size"
      {...props}
      className={classNames('flex shrink-0 items-center gap-2 text-dense text-ink-muted', className)}
    >
      <span id={id} className="whitespace-nowrap">
        {label}
      </span>
      <Select
        aria-labelledby={id}
        size={size}
        className="w-20"
        value={String(value)}
        onValueChange={(next) => onValueChange(Number(next))}
        options={options.map((option) => ({ value: String(option), label: String(option) }))}
      />
    </div>
  )
}

/** Texts of a PageRange. */
export interface PageRangeLabels {
  /** The range, from formatted numbers. @default (from, to, total) => '21–40 of 312' */
  range: (from: string, to: string, total?: string) => string
}

const defaultLabels: PageRangeLabels = {
  range: (from, to, total) => `${from}–${to}${total === undefined ? '' : ` of ${total}`}`,
}

export interface PageRangeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Current page, starting at 1. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Total number of rows; without it only the range is shown. */
  total?: number
  /** Overrides of the texts. */
  labels?: Partial<PageRangeLabels>
  /** Locale of the numbers. @default 'en' */
  locale?: string
}

/** Range of the rows on the page, and their total. */
export function PageRange({ page, pageSize, total, labels, locale = 'en', className, ...props }: PageRangeProps) {
  const write = (value: number) => new Intl.NumberFormat(locale).format(value)
  const last = Math.min(page * pageSize, total ?? Number.POSITIVE_INFINITY)
  const first = Math.min((page - 1) * pageSize + 1, last)
  return (
    <p
      data-slot="page-range"
      dir="auto"
      {...props}
      className={classNames('whitespace-nowrap text-dense text-ink-muted tabular-nums', className)}
    >
      {{ ...defaultLabels, ...labels }.range(write(first), write(last), total === undefined ? undefined : write(total))}
    </p>
  )
}
