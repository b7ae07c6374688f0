import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { useLabels } from '../use-labels.js'

const DASH = '—'

const valueTextLabels = {
  /** Read by screen readers in place of the dash. @default 'no data' */
  noData: 'no data',
}

/** Texts of a ValueText. */
export type ValueTextLabels = typeof valueTextLabels

export interface ValueTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Formatted value; "—", an empty string or `null` is no data. */
  children: string | null
  /** Overrides of the texts. */
  labels?: Partial<ValueTextLabels>
}

/** Formatted number or name. No data is shown as a dash and read as text; zero stays zero. */
export function ValueText({ children, labels, className, ...props }: ValueTextProps) {
  const texts = useLabels('valueText', valueTextLabels, labels)
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
          <span className="sr-only">{texts.noData}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}
