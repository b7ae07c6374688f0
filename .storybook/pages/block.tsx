import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'

/** Live block of a page with our own styles instead of Storybook's, and a container query context. */
export function Block({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className="sb-unstyled @container my-4 min-w-0 font-sans text-body text-ink [.sb-unstyled_&]:my-0">
      <div {...props} className={className} />
    </div>
  )
}

/** Block with the border of a card. */
export function Panel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Block
      {...props}
      className={classNames('overflow-clip rounded-card border border-line-subtle bg-surface text-ink', className)}
    />
  )
}
