import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** The name of the landmark. @default 'Breadcrumb' */
  label?: string
}

/** The way from the start to this page. On small screens the last two steps show. */
export function Breadcrumb({ label = 'Breadcrumb', className, children, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label={label} {...props} className={classNames('min-w-0', className)}>
      <ol className="flex min-w-0 items-center text-dense max-md:[&>li:not(:nth-last-child(-n+2))]:hidden">
        {children}
      </ol>
    </nav>
  )
}

export interface BreadcrumbItemProps extends ComponentProps<'a'> {
  /** Renders the only child (a router's link) with the look and props of a step. @default false */
  asChild?: boolean
  /** The page that one is on: words, not a link. @default false */
  current?: boolean
}

/** One step of the way. */
export function BreadcrumbItem({ asChild = false, current = false, className, ...props }: BreadcrumbItemProps) {
  const Step = asChild ? Slot : current ? 'span' : 'a'
  return (
    <li className="flex min-w-0 items-center before:mx-2 before:text-ink-subtle before:content-['/'/''] first:before:hidden max-md:nth-last-2:before:hidden">
      <Step
        data-slot="breadcrumb-item"
        aria-current={current ? 'page' : undefined}
        {...props}
        className={classNames(
          'block max-w-60 truncate rounded-bar',
          current ? 'font-medium text-ink' : 'text-ink-muted hover:text-ink hover:underline',
          className,
        )}
      />
    </li>
  )
}
