import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.js'

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the page: its only h1. */
  title: ReactNode
  /** Line below the title: counts, freshness, time zone. */
  description?: ReactNode
  /** Buttons at the end; at most one of them `primary`. */
  actions?: ReactNode
  /** Short line above the title: the type of page. */
  eyebrow?: ReactNode
  /** Ref of the h1, which receives focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Header of a page: title, description and actions. */
export function PageHeader({ title, description, actions, eyebrow, titleRef, className, ...props }: PageHeaderProps) {
  return (
    <div
      data-slot="page-header"
      {...props}
      className={classNames('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}
    >
      {/* On a phone the actions have their own row. */}
      <div className="min-w-0 max-w-full max-sm:w-full">
        {eyebrow !== undefined && <div className="mb-1 text-caption text-ink-muted">{eyebrow}</div>}
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="text-pretty break-words font-semibold text-ink text-page outline-none"
        >
          {title}
        </h1>
        {description !== undefined && (
          <div className="mt-1 max-w-[72ch] text-pretty text-dense text-ink-muted">{description}</div>
        )}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
