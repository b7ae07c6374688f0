import { classNames, Skeleton } from '@placard/ui'
import type { ComponentProps, ReactNode } from 'react'
import { ValueText } from '../value-text/value-text.js'

export interface KpiStripProps extends ComponentProps<'section'> {
  /** What the figures are about, for screen readers. */
  label: string
}

/** A card of figures side by side, five, three or two a row as its own width allows. */
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
      <ul className="-ms-px -mt-px grid @min-[30rem]:grid-cols-3 @min-[52rem]:grid-flow-col @min-[52rem]:auto-cols-fr @min-[52rem]:grid-cols-none grid-cols-2">
        {children}
      </ul>
    </section>
  )
}

export interface KpiTileProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The name of the figure. */
  label: string
  /** The figure as it is written; "—" is no data. */
  value: string
  /** Its change: a `Delta`. */
  delta?: ReactNode
  /** Whether the chart shows this figure; without it the tile is no button. */
  pressed?: boolean
  /** Shows the figure in the chart. */
  onPress?: () => void
  /** Holds the places of figure and change. @default false */
  loading?: boolean
}

const tile =
  'flex h-full w-full min-w-0 flex-col items-start px-4 py-3 text-start outline-none -outline-offset-3 focus-visible:outline-2 focus-visible:outline-ring'

/** The last tile takes what is left of its row, so that no corner of the card stays open. */
const fillsRow =
  '@max-[30rem]:last:odd:col-span-2 @min-[30rem]:@max-[52rem]:last:nth-[3n+1]:col-span-3 @min-[30rem]:@max-[52rem]:last:nth-[3n+2]:col-span-2'

/** One figure: name, value, change. Pressed, it is what the chart shows. */
export function KpiTile({ label, value, delta, pressed, onPress, loading = false, className, ...props }: KpiTileProps) {
  const content = (
    <>
      <span className={classNames('text-dense', pressed ? 'font-medium text-brand-ink' : 'text-ink-muted')}>
        {label}
      </span>
      {loading ? (
        <span className="flex h-8 w-full items-center">
          <Skeleton className="h-6 w-24 max-w-full" />
        </span>
      ) : (
        <span className="font-semibold text-page text-ink">
          <ValueText>{value}</ValueText>
        </span>
      )}
      {loading ? (
        <span className="flex h-4 w-full items-center">
          <Skeleton className="h-3 w-32 max-w-full" />
        </span>
      ) : (
        delta && <span className="flex min-h-4">{delta}</span>
      )}
    </>
  )
  return (
    <li
      data-slot="kpi-tile"
      data-state={loading ? 'loading' : pressed ? 'pressed' : 'idle'}
      {...props}
      className={classNames('relative min-w-0 border-line-subtle border-s border-t', fillsRow, className)}
    >
      {onPress && !loading ? (
        <button
          type="button"
          aria-pressed={pressed ?? false}
          onClick={onPress}
          className={classNames(
            tile,
            'cursor-pointer transition-colors duration-100 hover:bg-hover',
            pressed &&
              'before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:bg-brand forced-colors:before:bg-[Highlight]',
          )}
        >
          {content}
        </button>
      ) : (
        <div className={tile}>{content}</div>
      )}
    </li>
  )
}
