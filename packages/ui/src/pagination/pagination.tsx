import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { classNames } from '../class-names.js'
import { Select } from '../select/select.js'
import { useLabels, useLocale } from '../use-labels.js'
import { PageLink, PageStep } from './page-link.js'

export { CursorPagination, type CursorPaginationLabels, type CursorPaginationProps } from './cursor-pagination.js'

/** Classes used if the page numbers fit. */
const withRoom = {
  sm: {
    list: '@min-[20rem]:justify-start',
    position: '@min-[20rem]:hidden',
    page: '@min-[20rem]:block',
    gap: 'w-7 @min-[20rem]:flex',
  },
  md: {
    list: '@min-[28rem]:justify-start',
    position: '@min-[28rem]:hidden',
    page: '@min-[28rem]:block',
    gap: 'w-(--placard-control-height) @min-[28rem]:flex',
  },
}

const paginationLabels = {
  /** Label of the previous button. */
  previous: 'Previous page',
  /** Label of the next button. */
  next: 'Next page',
  /** Label of a page. */
  page: (page: number) => `Page ${page}`,
  /** Current page, on small screens. */
  position: (page: number, count: number) => `Page ${page} of ${count}`,
}

/** Texts of a Pagination. */
export type PaginationLabels = typeof paginationLabels

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation, such as "Campaigns". */
  label: string
  /** Current page, starting at 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Called with the selected page. */
  onPageChange?: (page: number) => void
  /** Returns an empty link to a page, so that every page has a URL; style, name and content are added. */
  linkTo?: (page: number) => ReactElement
  /** Number of pages on each side of the current one. @default 1 */
  siblings?: number
  /** Height of the buttons. @default 'md' */
  size?: 'sm' | 'md'
  /** Overrides of the texts. */
  labels?: Partial<PaginationLabels>
}

/** Numbered pagination. If the numbers do not fit, it shows the current page and the number of pages. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  linkTo,
  siblings = 1,
  size = 'md',
  labels,
  className,
  ...props
}: PaginationProps) {
  const texts = useLabels('pagination', paginationLabels, labels)
  const roomy = withRoom[size]
  const step = (to: number, name: string, icon: ReactElement) => (
    <PageStep
      label={name}
      size={size}
      disabled={to < 1 || to > pageCount}
      link={linkTo && to >= 1 && to <= pageCount ? linkTo(to) : undefined}
      onPress={() => onPageChange?.(to)}
    >
      {icon}
    </PageStep>
  )
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      {...props}
      className={classNames('@container flex min-w-56 grow', className)}
    >
      <ul className={classNames('flex w-full items-center justify-between gap-1', roomy.list)}>
        <li>{step(page - 1, texts.previous, <ChevronLeft aria-hidden className="rtl:-scale-x-100" />)}</li>
        <li className={classNames('whitespace-nowrap px-2 text-dense text-ink-muted tabular-nums', roomy.position)}>
          {texts.position(page, pageCount)}
        </li>
        {pageItems(page, pageCount, siblings).map((item) =>
          typeof item === 'number' ? (
            <li key={item} className={classNames('hidden', roomy.page)}>
              <PageLink
                label={texts.page(item)}
                current={item === page}
                size={size}
                link={linkTo?.(item)}
                onPress={() => onPageChange?.(item)}
              >
                {item}
              </PageLink>
            </li>
          ) : (
            <li key={item} aria-hidden className={classNames('hidden justify-center text-ink-subtle', roomy.gap)}>
              …
            </li>
          ),
        )}
        <li>{step(page + 1, texts.next, <ChevronRight aria-hidden className="rtl:-scale-x-100" />)}</li>
      </ul>
    </nav>
  )
}

/** Item of the pagination: a page, or a gap for several pages. */
type PageItem = number | 'gap-before' | 'gap-after'

/**
 * Returns the items around the current page: the first, the last, some on both sides, and gaps between. Their number
 * is constant, so that nothing moves under the pointer, and no gap replaces a single page.
 */
export function pageItems(page: number, count: number, siblings = 1): PageItem[] {
  const places = 2 * siblings + 5
  if (count <= places) return range(1, count)
  const start = Math.min(Math.max(page - siblings, 1), count)
  const end = Math.min(page + siblings, count)
  if (start <= 3) return [...range(1, places - 2), 'gap-after', count]
  if (end >= count - 2) return [1, 'gap-before', ...range(count - places + 3, count)]
  return [1, 'gap-before', ...range(start, end), 'gap-after', count]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

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

const pageSizeLabels = {
  /** Label before the select. @default 'Rows per page' */
  label: 'Rows per page',
}

/** Texts of a PageSize. */
export type PageSizeLabels = typeof pageSizeLabels

/** Selects the number of rows per page. */
export function PageSize({
  value,
  onValueChange,
  options = [10, 25, 50, 100],
  label,
  size = 'md',
  className,
  ...props
}: PageSizeProps) {
  const labels = useLabels('pageSize', pageSizeLabels)
  const id = useId()
  return (
    <div
      data-slot="page-size"
      {...props}
      className={classNames('flex shrink-0 items-center gap-2 text-dense text-ink-muted', className)}
    >
      <span id={id} className="whitespace-nowrap">
        {label ?? labels.label}
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

const pageRangeLabels = {
  /** The range, from formatted numbers. @default (from, to, total) => '21–40 of 312' */
  range: (from: string, to: string, total?: string) => `${from}–${to}${total === undefined ? '' : ` of ${total}`}`,
}

/** Texts of a PageRange. */
export type PageRangeLabels = typeof pageRangeLabels

export interface PageRangeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Current page, starting at 1. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Total number of rows; without it only the range is shown. */
  total?: number
  /** Overrides of the texts. */
  labels?: Partial<PageRangeLabels>
  /** Locale of the numbers. @default that of the PlacardProvider */
  locale?: string
}

/** Range of the rows on the page, and their total. */
export function PageRange({ page, pageSize, total, labels, locale, className, ...props }: PageRangeProps) {
  const texts = useLabels('pageRange', pageRangeLabels, labels)
  const pageLocale = useLocale()
  const write = (value: number) => new Intl.NumberFormat(locale ?? pageLocale).format(value)
  const last = Math.min(page * pageSize, total ?? Number.POSITIVE_INFINITY)
  const first = Math.min((page - 1) * pageSize + 1, last)
  return (
    <p
      data-slot="page-range"
      dir="auto"
      {...props}
      className={classNames('whitespace-nowrap text-dense text-ink-muted tabular-nums', className)}
    >
      {texts.range(write(first), write(last), total === undefined ? undefined : write(total))}
    </p>
  )
}
