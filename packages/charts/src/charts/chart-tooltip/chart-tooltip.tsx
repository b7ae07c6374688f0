import { classNames } from '@placard/ui'
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { SeriesKey } from '../series-key/series-key.js'

/** Row of a tooltip. */
export interface TooltipRow {
  /** Identifies the row. */
  id: string
  /** Index of the series, or the previous period; without it, the row has no key. */
  series?: number | 'previous'
  /** Name of the series. */
  name: string
  /** Formatted value. */
  text: string
  /** True for the series that the keyboard selected. */
  current: boolean
}

export interface ChartTooltipProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the step. */
  title: string
  /** Note about the step. */
  note?: string
  /** Rows, one per series. */
  rows: readonly TooltipRow[]
  /** x position of the point in pixels; the tooltip is on the side with more space. */
  x: number
  /** y position of a single point in pixels. @default the top of the plot */
  y?: number
  /** Width of the plot in pixels. */
  width: number
}

const GAP = 12
const EDGE = 4
const WIDEST = 320

/**
 * Tooltip of one point, inside the plot. Screen readers get the same text from the live region.
 * @experimental Props may change in a minor version.
 */
export function ChartTooltip({ title, note, rows, x, y, width, className, style, ref, ...props }: ChartTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const onLeft = x > width / 2
  const keyed = rows.some(({ series }) => series !== undefined)
  useLayoutEffect(() => {
    const element = root.current
    const plot = element?.offsetParent
    if (!element || !plot) return
    const topEdge = y === undefined ? EDGE * 2 : y - element.offsetHeight / 2
    element.style.top = `${Math.max(EDGE, Math.min(topEdge, plot.clientHeight - element.offsetHeight - EDGE))}px`
  })
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      {...props}
      ref={root}
      className={classNames(
        'pointer-events-none absolute z-20 w-max rounded-control border border-line bg-raised px-3 py-2 text-caption text-ink shadow-popover print:hidden',
        className,
      )}
      style={{
        ...style,
        ...(onLeft ? { right: width - x + GAP } : { left: x + GAP }),
        maxWidth: Math.min(WIDEST, (onLeft ? x : width - x) - GAP - EDGE),
      }}
    >
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 font-medium">
        <span>{title}</span>
        {note && <span className="font-normal text-ink-muted">{note}</span>}
      </p>
      <ul
        className={classNames(
          'grid items-center gap-x-2',
          rows.length > 6 ? 'gap-y-0.5' : 'gap-y-1',
          keyed ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        {rows.map(({ id, series, name, text, current }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid items-center">
            {keyed && (
              <span className="justify-self-center">{series !== undefined && <SeriesKey series={series} />}</span>
            )}
            <span
              className={classNames(
                rows.length > 4 ? 'truncate' : 'line-clamp-2 break-words',
                current ? 'font-medium text-ink' : 'text-ink-muted',
              )}
            >
              {name}
            </span>
            <span className={classNames('text-end', current ? 'font-semibold' : 'font-medium')}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
