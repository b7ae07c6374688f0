import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'
import { FilledLink } from './page-link.js'

const cursorPaginationLabels = {
  /** @default 'Previous' */
  previous: 'Previous',
  /** @default 'Next' */
  next: 'Next',
}

/** Texts of a CursorPagination. */
export type CursorPaginationLabels = typeof cursorPaginationLabels

export interface CursorPaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation, such as "Campaigns". */
  label: string
  /** Goes to the previous page; without it there is none. */
  onPrevious?: () => void
  /** Goes to the next page; without it there is none. */
  onNext?: () => void
  /** An empty link to the previous page, in place of `onPrevious`; its content is added. */
  previousLink?: ReactElement
  /** An empty link to the next page, in place of `onNext`; its content is added. */
  nextLink?: ReactElement
  /** Overrides of the texts. */
  labels?: Partial<CursorPaginationLabels>
  /** Height of the buttons. @default 'md' */
  size?: 'sm' | 'md'
}

/** Pagination for lists of unknown length: previous and next page. */
export function CursorPagination({
  label,
  onPrevious,
  onNext,
  previousLink,
  nextLink,
  labels: ownLabels,
  size = 'md',
  className,
  ...props
}: CursorPaginationProps) {
  const labels = useLabels('cursorPagination', cursorPaginationLabels, ownLabels)
  const before = (
    <>
      <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      {labels.previous}
    </>
  )
  const after = (
    <>
      {labels.next}
      <ChevronRight aria-hidden className="rtl:-scale-x-100" />
    </>
  )
  return (
    <nav
      data-slot="cursor-pagination"
      aria-label={label}
      {...props}
      className={classNames('flex items-center gap-2', className)}
    >
      {previousLink ? (
        <Button asChild size={size}>
          <FilledLink link={previousLink}>{before}</FilledLink>
        </Button>
      ) : (
        <Button size={size} aria-disabled={!onPrevious || undefined} onClick={onPrevious}>
          {before}
        </Button>
      )}
      {nextLink ? (
        <Button asChild size={size}>
          <FilledLink link={nextLink}>{after}</FilledLink>
        </Button>
      ) : (
        <Button size={size} aria-disabled={!onNext || undefined} onClick={onNext}>
          {after}
        </Button>
      )}
    </nav>
  )
}
