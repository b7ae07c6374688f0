import { classNames } from '@placard/ui'
import { SeriesKey } from '../series-key/series-key.js'

/** One line of a tooltip. */
export interface TooltipRow {
  /** Names the line. */
  id: string
  /** The place of the series, or the period before; left out, the line has no key. */
  series?: number | 'previous'
  /** The name of the series. */
  name: string
  /** Its value. */
  text: string
  /** The series that keys have chosen. */
  current: boolean
}

export interface ChartTooltipProps {
  /** The step. */
  title: string
  /** What is special about it. */
  note?: string
  /** A line for each series. */
  rows: TooltipRow[]
  /** Where the step is; the tooltip keeps to the free side. */
  x: number
  /** How wide the plot is. */
  width: number
}

/** The values of one step. Screen readers get the same from the chart's live text. */
export function ChartTooltip({ title, note, rows, x, width }: ChartTooltipProps) {
  const onLeft = x > width / 2
  const keyed = rows.some(({ series }) => series !== undefined)
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      className="pointer-events-none absolute top-2 z-20 w-max max-w-[min(20rem,60%)] rounded-control border border-line bg-raised px-3 py-2 text-caption text-ink shadow-popover print:hidden"
      style={onLeft ? { right: width - x + 12 } : { left: x + 12 }}
    >
      <p className="mb-1.5 flex items-baseline gap-2 font-medium">
        <span className="whitespace-nowrap">{title}</span>
        {note && <span className="whitespace-nowrap font-normal text-ink-muted">{note}</span>}
      </p>
      <ul
        className={classNames(
          'grid items-center gap-x-2 gap-y-1',
          keyed ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        {rows.map(({ id, series, name, text, current }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid items-center">
            {keyed && (
              <span className="justify-self-center">{series !== undefined && <SeriesKey series={series} />}</span>
            )}
            <span className={classNames('truncate', current ? 'font-medium text-ink' : 'text-ink-muted')}>{name}</span>
            <span className={classNames('text-end', current ? 'font-semibold' : 'font-medium')}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
