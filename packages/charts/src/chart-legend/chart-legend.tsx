import { classNames } from '@placard/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { SeriesKey } from '../series-key/series-key.js'

export { useShownSeries } from './use-shown-series.js'

export interface ChartLegendProps {
  /** What the series are, for screen readers. */
  label: string
  /** Every line, with its fixed place. */
  series: { id: string; name: string; slot: number }[]
  /** The ids of lines that are not drawn. */
  hidden: ReadonlySet<string>
  /** Shows or hides one series. */
  onToggle: (id: string) => void
  /** Shows one series alone. */
  onIsolate: (id: string) => void
  /** A series is looked at, or none. */
  onEmphasis: (id: string | undefined) => void
  /** Names the dashed line. */
  previous?: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The names of the lines as switches, one Tab stop for all: arrow keys move, Enter shows or hides, Alt isolates. */
export function ChartLegend({ label, series, hidden, onToggle, onIsolate, onEmphasis, previous }: ChartLegendProps) {
  const [stop, setStop] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const pointed = series[stop]
    if (event.altKey && (event.key === 'Enter' || event.key === ' ') && pointed) {
      event.preventDefault()
      onIsolate(pointed.id)
      return
    }
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? series.length - 1 : stop + (STEPS[event.key] ?? Number.NaN)
    if (Number.isNaN(target)) return
    event.preventDefault()
    root.current?.querySelectorAll('button')[(target + series.length) % series.length]?.focus()
  }
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      data-slot="chart-legend"
      onKeyDown={onKeyDown}
      className="-mx-1.5 flex flex-wrap items-center justify-end gap-x-1 gap-y-0.5 @max-[60rem]:justify-start"
    >
      {series.map(({ id, name, slot }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          title={name}
          tabIndex={index === Math.min(stop, series.length - 1) ? 0 : -1}
          onClick={(event) => (event.altKey ? onIsolate(id) : onToggle(id))}
          onDoubleClick={() => onIsolate(id)}
          onFocus={() => {
            setStop(index)
            onEmphasis(id)
          }}
          onBlur={() => onEmphasis(undefined)}
          onPointerEnter={() => onEmphasis(id)}
          onPointerLeave={() => onEmphasis(undefined)}
          className={classNames(
            'flex min-h-7 min-w-0 cursor-pointer select-none items-center gap-1.5 rounded-badge px-1.5 text-caption transition-colors duration-100 hover:bg-hover focus-visible:outline-offset-0 coarse:min-h-9 @max-[36rem]:min-h-6',
            hidden.has(id) ? 'text-ink-subtle line-through' : 'text-ink-muted hover:text-ink',
          )}
        >
          <SeriesKey series={slot} line={slot > 3} className={classNames(hidden.has(id) && 'opacity-30 grayscale')} />
          <span className="max-w-[26ch] truncate">{name}</span>
        </button>
      ))}
      {previous && (
        <span className="flex min-h-7 items-center gap-1.5 px-1.5 text-caption text-ink-muted">
          <SeriesKey series="previous" />
          {previous}
        </span>
      )}
    </div>
  )
}
