import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'

export { KpiTile, type KpiTileProps } from './kpi-tile.js'

export interface KpiStripProps extends ComponentProps<'section'> {
  /** Name of the group for screen readers. */
  label: string
}

/**
 * Card of metrics side by side: one row, or two or three per row depending on its width; up to five share one row
 * from 41 rem.
 */
export function KpiStrip({ label, className, children, ...props }: KpiStripProps) {
  return (
    <section
      aria-label={label}
      data-slot="kpi-strip"
      {...props}
      className={classNames(
        '@container break-inside-avoid overflow-clip rounded-card border border-line-subtle bg-surface text-ink',
        className,
      )}
    >
      <ul
        className={classNames(
          'group/figures -ms-px -mt-px grid grid-cols-2 @min-[30rem]:grid-cols-3',
          '@min-[41rem]:not-has-[>:nth-child(6)]:grid-flow-col @min-[41rem]:not-has-[>:nth-child(6)]:auto-cols-fr @min-[41rem]:not-has-[>:nth-child(6)]:grid-cols-none',
          '@min-[52rem]:grid-flow-col @min-[52rem]:auto-cols-fr @min-[52rem]:grid-cols-none',
        )}
      >
        {children}
      </ul>
    </section>
  )
}
