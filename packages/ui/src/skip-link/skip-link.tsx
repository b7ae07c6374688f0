import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

const skipLinkLabels = {
  /** Label of the link. @default 'Skip to content' */
  label: 'Skip to content',
}

/** Texts of a SkipLink. */
export type SkipLinkLabels = typeof skipLinkLabels

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Target of the link: the start of the content. @default '#content' */
  href?: string
}

/** First Tab stop of a page: skips the navigation. Invisible until focused. */
export function SkipLink({ href = '#content', className, children, ...props }: SkipLinkProps) {
  const { label } = useLabels('skipLink', skipLinkLabels)
  return (
    <a
      data-slot="skip-link"
      {...props}
      href={href}
      className={classNames(
        'sr-only rounded-control border border-line bg-raised font-medium text-body text-brand-ink underline focus:not-sr-only focus:fixed focus:px-3 focus:py-2 focus:top-2 focus:start-2 focus:z-50 focus:shadow-popover',
        className,
      )}
    >
      {children ?? label}
    </a>
  )
}
