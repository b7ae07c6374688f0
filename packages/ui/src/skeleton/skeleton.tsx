import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

/** Placeholder of loading content; `className` sets the size of the final content. Set `aria-busy` on the region. */
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

export interface SkeletonTextProps extends ComponentProps<'div'> {
  /** Number of lines. @default 3 */
  lines?: number
}

/** Placeholder of a paragraph: lines of the text's height, the last one shorter. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  return (
    <div
      data-slot="skeleton-text"
      aria-hidden
      {...props}
      className={classNames('flex w-full max-w-[72ch] flex-col text-dense', className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place holder has nothing but its place
        <div key={line} className="flex h-[1lh] items-center">
          <Skeleton className={classNames('h-3', lines > 1 && line === lines - 1 && 'w-3/5')} />
        </div>
      ))}
    </div>
  )
}
