import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.js'

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the page: its only h1. */
  title: ReactNode
  /** Line under the title: counts, freshness, timezone. */
  description?: ReactNode
  /** Buttons at the end; at most one of them `primary`. */
  actions?: ReactNode
  /** Short line above the title: the kind of thing. */
  eyebrow?: ReactNode
  /** Reaches the h1, which takes focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The head of a page: title, one line about it, and the page's actions. */
export function PageHeader({ title, description, actions, eyebrow, titleRef, className, ...props }: PageHeaderProps) {
  return (
    <div
      data-slot="page-header"
      {...props}
      className={classNames('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}
    >
      {/* On a phone the actions have a row of their own, whatever the length of the texts. */}
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
