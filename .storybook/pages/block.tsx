import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'

/** A live block of a page: our own look, not that of Storybook's documentation. */
export function Block({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('sb-unstyled @container my-4 min-w-0 font-sans text-body text-ink', className)}
    />
  )
}

/** A block with the border of a card. */
export function Panel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <Block
      {...props}
      className={classNames('overflow-clip rounded-card border border-line-subtle bg-surface', className)}
    />
  )
}
