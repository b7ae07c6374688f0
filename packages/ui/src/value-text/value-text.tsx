import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

const DASH = '—'

export interface ValueTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The value as it is written; "—", an empty string or `null` is no data. */
  children: string | null
  /** What assistive technology says instead of the dash. @default 'no data' */
  noDataLabel?: string
}

/** A number or name as it is written. No data is a dash to the eye, and words to screen readers; a zero is a zero. */
export function ValueText({ children, noDataLabel = 'no data', className, ...props }: ValueTextProps) {
  const none = children === null || children === '' || children === DASH
  return (
    <span
      data-slot="value-text"
      data-state={none ? 'none' : 'value'}
      {...props}
      className={classNames('tabular-nums', className)}
    >
      {none ? (
        <>
          <span aria-hidden className="text-ink-subtle">
            {DASH}
          </span>
          <span className="sr-only">{noDataLabel}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}
