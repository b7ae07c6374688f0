import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, cloneElement } from 'react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import type { PageLinkElement } from './page-link.js'

export interface CursorPaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What is divided into pages: "Events". */
  label: string
  /** Goes to the page before; without it there is none. */
  onPrevious?: (() => void) | undefined
  /** Goes to the page after; without it there is none. */
  onNext?: (() => void) | undefined
  /** A link to the page before, in place of `onPrevious`; its content is given to it. */
  previousLink?: PageLinkElement | undefined
  /** A link to the page after, in place of `onNext`; its content is given to it. */
  nextLink?: PageLinkElement | undefined
  /** The words of the way back. @default 'Previous' */
  previousLabel?: string
  /** The words of the way on. @default 'Next' */
  nextLabel?: string
  /** The height of its buttons. @default 'md' */
  size?: 'sm' | 'md'
}

/** The way through a list whose end nobody knows: to the page before and the page after. */
export function CursorPagination({
  label,
  onPrevious,
  onNext,
  previousLink,
  nextLink,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  size = 'md',
  className,
  ...props
}: CursorPaginationProps) {
  const before = (
    <>
      <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      {previousLabel}
    </>
  )
  const after = (
    <>
      {nextLabel}
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
          {cloneElement(previousLink, undefined, before)}
        </Button>
      ) : (
        <Button size={size} aria-disabled={!onPrevious || undefined} onClick={onPrevious}>
          {before}
        </Button>
      )}
      {nextLink ? (
        <Button asChild size={size}>
          {cloneElement(nextLink, undefined, after)}
        </Button>
      ) : (
        <Button size={size} aria-disabled={!onNext || undefined} onClick={onNext}>
          {after}
        </Button>
      )}
    </nav>
  )
}
