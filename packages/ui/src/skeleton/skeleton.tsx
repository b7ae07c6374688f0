import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

/** Holds the place of content that is loading; `className` gives it the final content's size. Set `aria-busy` on the region. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      {...props}
      className={classNames(
        'h-4 w-full rounded-badge bg-active motion-safe:animate-pulse forced-colors:border',
        className,
      )}
    />
  )
}
