import { classNames, scrollFades, useLabels, useScrollEdges } from '@placard/ui'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { chartLegendLabels } from '../legend-labels.js'
import { SeriesKey } from '../series-key/series-key.js'
import { entryLook, LegendEntry } from './legend-entry.js'

export interface ChartLegendProps extends Omit<ComponentProps<'div'>, 'children' | 'hidden' | 'onToggle'> {
  /** Accessible name of the legend. */
  label: string
  /** All series with their fixed indexes. */
  series: readonly { id: string; name: string; slot: number }[]
  /** Ids of the hidden series. */
  hidden: ReadonlySet<string>
  /** Shows or hides one series. */
  onToggle: (id: string) => void
  /** Shows only one series. */
  onIsolate: (id: string) => void
  /** Shows all series; offered while some are hidden. */
  onShowAll: () => void
  /** Called with the series under pointer or focus, or undefined. */
  onEmphasis: (id: string | undefined) => void
  /** Name of the dashed line: series and dates. */
  previous?: ReactNode
  /** Name of the open markers. */
  partial?: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Renders the series as toggle buttons with one Tab stop: arrow keys move, Enter shows or hides, Alt and Enter or a double
 * click shows only one. A narrow chart has one scrolling row.
 * @experimental Props may change in a minor version.
 */
export function ChartLegend({
  label,
  series,
  hidden,
  onToggle,
  onIsolate,
  onShowAll,
  onEmphasis,
  previous,
  partial,
  className,
  ref,
  ...props
}: ChartLegendProps) {
  const { showAll } = useLabels('chartLegend', chartLegendLabels)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const [stop, setStop] = useState(0)
  const canShowAll = hidden.size > 0
  const last = series.length - (canShowAll ? 0 : 1)
  useScrollEdges(root, `${series.map(({ name }) => name).join()} ${canShowAll} ${previous} ${partial}`)

  const focus = (place: number) => root.current?.querySelectorAll('button')[place]?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    const pointed = series[stop]
    if (event.altKey && (event.key === 'Enter' || event.key === ' ') && pointed) {
      event.preventDefault()
      onIsolate(pointed.id)
      return
    }
    const forwards =
      root.current && getComputedStyle(root.current).direction === 'rtl' && /^Arrow[LR]/.test(event.key) ? -1 : 1
    const moved = stop + (STEPS[event.key] ?? Number.NaN) * forwards
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : moved
    if (Number.isNaN(target)) return
    event.preventDefault()
    focus((target + last + 1) % (last + 1))
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-slot="chart-legend"
      {...props}
      ref={root}
      onKeyDown={onKeyDown}
      className={classNames(
        '-mx-1.5 flex flex-wrap items-center justify-end gap-x-1 gap-y-0.5 @max-[60rem]:justify-start',
        '@max-[36rem]:flex-nowrap @max-[36rem]:overflow-x-auto @max-[36rem]:[scrollbar-width:none]',
        'print:flex-wrap print:gap-x-3 print:overflow-visible',
        scrollFades,
        className,
      )}
    >
      {series.map(({ id, name, slot }, place) => (
        <LegendEntry
          key={id}
          name={name}
          slot={slot}
          hidden={hidden.has(id)}
          isAlone={hidden.size === series.length - 1 && !hidden.has(id)}
          isStop={place === Math.min(stop, last)}
          onToggle={() => onToggle(id)}
          onIsolate={() => onIsolate(id)}
          onFocus={() => setStop(place)}
          onEmphasis={(looked) => onEmphasis(looked ? id : undefined)}
        />
      ))}
      {previous && (
        <span className={classNames(entryLook, 'text-ink-muted')}>
          <SeriesKey series="previous" />
          <span className="max-w-[44ch] truncate print:max-w-none">{previous}</span>
        </span>
      )}
      {partial && (
        <span className={classNames(entryLook, 'text-ink-muted')}>
          <SeriesKey series="partial" />
          {partial}
        </span>
      )}
      {canShowAll && (
        <button
          type="button"
          tabIndex={stop >= last ? 0 : -1}
          onFocus={() => setStop(last)}
          onClick={() => {
            onShowAll()
            // The button disappears when all series are shown.
            focus(0)
          }}
          className={classNames(
            entryLook,
            'cursor-pointer font-medium text-brand-ink hover:bg-hover focus-visible:-outline-offset-2 coarse:min-h-9 print:hidden',
          )}
        >
          {showAll}
        </button>
      )}
    </div>
  )
}

const NONE: readonly string[] = []

/** Hidden series as controlled state, for example in the URL. */
export interface HiddenSeries {
  /** Ids of the hidden series; without it, the chart keeps them itself. */
  hidden?: readonly string[] | undefined
  /** Called with the ids to hide. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
}

/**
 * Returns the visible series of a chart and the handlers of its legend.
 * @experimental Its arguments and result may change in a minor version.
 */
export function useShownSeries<Series extends { id: string }>(
  all: Series[],
  { hidden: given, onHiddenChange }: HiddenSeries = {},
) {
  const [own, setOwn] = useState(NONE)
  const asked = given ?? own
  const hidden = useMemo((): ReadonlySet<string> => {
    const hiddenIDs = all.filter(({ id }) => asked.includes(id)).map(({ id }) => id)
    // If all series were hidden, all are shown.
    return new Set(hiddenIDs.length < all.length ? hiddenIDs : NONE)
  }, [all, asked])
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden])
  const hide = (next: ReadonlySet<string>) => {
    const ids = all.every(({ id }) => next.has(id)) ? [] : [...next]
    setOwn(ids)
    onHiddenChange?.(ids)
  }
  return {
    /** Ids of the hidden series. */
    hidden,
    /** Visible series in their order. */
    shown,
    /** Shows or hides a series; hiding the last one shows all. */
    toggle: (id: string) => {
      const next = new Set(hidden)
      if (!next.delete(id)) next.add(id)
      hide(next)
    },
    /** Shows only one series; again, all of them. */
    isolate: (id: string) => {
      const isAlone = shown.length === 1 && shown[0]?.id === id
      hide(new Set(isAlone ? NONE : all.map((one) => one.id).filter((other) => other !== id)))
    },
    /** Shows all series. */
    showAll: () => hide(new Set()),
  }
}
