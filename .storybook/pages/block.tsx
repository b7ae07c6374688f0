import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'

/** A live block of a page: our own look, not that of Storybook's documentation; what is inside answers to its width. */
export function Block({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className="sb-unstyled @container my-4 min-w-0 font-sans text-body text-ink [.sb-unstyled_&]:my-0">
      <div {...props} className={className} />
    </div>
  )
}

/** A block with the border of a card. */
export function Panel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Block
      {...props}
      className={classNames('overflow-clip rounded-card border border-line-subtle bg-surface text-ink', className)}
    />
  )
}
