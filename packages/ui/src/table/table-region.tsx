import { type ComponentProps, useRef } from 'react'
import { classNames } from '../class-names.js'
import { useOverflow } from '../use-overflow.js'

export interface TableRegionProps extends ComponentProps<'div'> {
  /** The name of the region for screen readers: what the table lists. */
  label: string
}

/** Scrolls a wide table by itself. While the table overflows it is a named region that takes focus, so that arrow keys scroll it. */
export function TableRegion({ label, className, children, ...props }: TableRegionProps) {
  const inner = useRef<HTMLDivElement>(null)
  const { overflows } = useOverflow(inner)
  return (
    <div
      data-slot="table-region"
      data-state={overflows ? 'overflowing' : 'fitting'}
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      {...props}
      className={classNames(
        'relative w-full min-w-0 overflow-auto not-first:border-line-subtle not-first:border-t -outline-offset-2',
        className,
      )}
    >
      <div ref={inner} className="w-fit min-w-full">
        {children}
      </div>
    </div>
  )
}
