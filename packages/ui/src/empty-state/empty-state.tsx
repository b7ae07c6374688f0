import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.js'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there: "No campaigns to show". */
  title: ReactNode
  /** Why, and what to do about it. */
  description?: ReactNode
  /** A decorative icon above the title. */
  icon?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** The level of the title in the page. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3'
}

/** Stands where content would be when there is none. First run, filtered to nothing and forbidden get different words. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  titleAs: Title = 'h2',
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={classNames('flex grow flex-col items-center justify-center px-6 py-12 text-center', className)}
    >
      {icon !== undefined && (
        <div className="mb-4 flex size-10 items-center justify-center rounded-card border border-line-subtle bg-sunken text-ink-muted [&_svg]:size-5">
          {icon}
        </div>
      )}
      <Title className="max-w-[40ch] text-balance break-words font-semibold text-body text-ink">{title}</Title>
      {description !== undefined && (
        <div className="mt-1 max-w-[52ch] text-balance text-dense text-ink-muted">{description}</div>
      )}
      {action !== undefined && <div className="mt-4 flex flex-wrap items-center justify-center gap-2">{action}</div>}
      {children}
    </div>
  )
}
