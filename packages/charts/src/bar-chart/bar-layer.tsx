import { formatMetric } from '@placard/domain'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { ChartCursorControl, ChartPoint } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import type { BarCategory } from './bar-data.js'
import type { BarFacts } from './bar-facts.js'
import type { BarLayout } from './bar-geometry.js'
import { barWords } from './bar-words.js'

export interface BarLayerProps {
  /** The name of the picture. */
  title: string
  /** What the bars say. */
  facts: BarFacts
  /** Where the bars are. */
  layout: BarLayout
  /** The bar that is looked at, and what moves it. */
  control: ChartCursorControl
  /** The box that is seen; the layer may be longer. */
  box: RefObject<HTMLElement | null>
  /** Gets the category that was clicked or chosen by Enter. */
  onSelect?: (category: BarCategory) => void
  /** The drawing. */
  children: ReactNode
}

const HINT = {
  true: 'Up and down arrow keys move between categories, left and right between series, Escape hides the bar.',
  false: 'Left and right arrow keys move between categories, up and down between series, Escape hides the bar.',
} as const

/** Lies around the drawing: marks the category that is looked at, says its values and lets it be chosen. */
export function BarLayer({ title, facts, layout, control, box, onSelect, children }: BarLayerProps) {
  const { cursor } = control
  const { rows, series, horizontal } = facts
  const row = cursor && rows[cursor.step]
  const select = (step: number | undefined) => {
    const category = step === undefined ? undefined : rows[step]?.category
    if (category) onSelect?.(category)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && cursor?.byKey) select(cursor.step)
    control.onKeyDown(event)
  }
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    select(pointAt(layout, horizontal, clientX - left, clientY - top)?.step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the layer inside takes focus and keys; a click reaches it from there
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same, on the layer inside
    <div
      className={onSelect && row?.category ? 'h-full cursor-pointer' : 'h-full'}
      onClick={onSelect ? onClick : undefined}
    >
      {cursor && <Band layout={layout} horizontal={horizontal} step={cursor.step} />}
      <div className="relative">{children}</div>
      {cursor?.byKey && <Ring layout={layout} facts={facts} step={cursor.step} series={cursor.series ?? 0} />}
      <ChartLayer
        name={title}
        hint={onSelect ? `${HINT[`${horizontal}`]} Enter opens the category.` : HINT[`${horizontal}`]}
        control={{ ...control, onKeyDown }}
        pointAt={(x, y) => pointAt(layout, horizontal, x, y)}
        announcement={cursor?.byKey && cursor.series !== undefined ? barWords(facts, cursor.step, cursor.series) : ''}
      >
        {cursor && row && (
          <ChartTooltip
            title={row.name}
            rows={tooltipRows(facts, cursor.step, series.length > 1 ? cursor.series : 0)}
            x={
              horizontal
                ? layout.margin.left + (layout.width - layout.margin.left) / 2
                : layout.margin.left + layout.band * (cursor.step + 0.5)
            }
            y={horizontal ? tooltipPlace(facts, layout, cursor.step, box.current) : undefined}
            width={layout.width}
          />
        )}
      </ChartLayer>
    </div>
  )
}

/** The category under the pointer, and the bar if there is one near. */
function pointAt(layout: BarLayout, horizontal: boolean, x: number, y: number): ChartPoint | undefined {
  const { margin, band, bars, width, height } = layout
  const along = horizontal ? y - margin.top : x - margin.left
  const isInside = horizontal ? y < height - margin.bottom : x < width - margin.right
  const step = Math.floor(along / band)
  if (along < 0 || !isInside) return undefined
  const reach = (bar: { x: number; y: number; width: number; height: number }) =>
    x >= bar.x - 1 && x <= bar.x + bar.width + 1 && y >= bar.y - 1 && y <= bar.y + bar.height + 1
  const series = bars.find((bar) => bar.row === step && reach(bar))?.series
  return series === undefined ? { step } : { step, series }
}

const TOOLTIP_HEAD = 48
const TOOLTIP_ROW = 20

/** The middle of the tooltip: below its row, or above it where it would leave what is seen of the chart. */
function tooltipPlace(
  { series, previousText }: BarFacts,
  { margin, band, height }: BarLayout,
  step: number,
  box: HTMLElement | null,
): number {
  const tall = TOOLTIP_HEAD + series.length * (previousText === undefined ? 1 : 2) * TOOLTIP_ROW
  const [before, after] = [margin.top + band * step, margin.top + band * (step + 1)]
  const seen = Math.min(height, (box?.scrollTop ?? 0) + (box?.clientHeight ?? height))
  return after + tall <= seen || before - tall < 0 ? after + tall / 2 - 4 : before - tall / 2 + 4
}

function tooltipRows(
  { metric, rows, series, previousText, stacked }: BarFacts,
  step: number,
  current: number | undefined,
): TooltipRow[] {
  const row = rows[step]
  if (!row) return []
  const text = (value: number | null | undefined) => formatMetric(metric, value ?? null)
  return series.flatMap(({ id, name, slot }, index): TooltipRow[] => {
    const one = { id, series: slot, name, text: text(row.values[index]), current: index === current }
    if (row.previous.length === 0 || stacked) return [one]
    return [
      one,
      {
        id: `${id}-previous`,
        series: 'previous',
        name: previousText ?? 'Period before',
        text: text(row.previous[index]),
        current: false,
      },
    ]
  })
}

function Band({
  layout: { margin, band, height },
  horizontal,
  step,
}: {
  layout: BarLayout
  horizontal: boolean
  step: number
}) {
  const style = horizontal
    ? { top: margin.top + band * step, height: band, left: 8, right: 8 }
    : { left: margin.left + band * step, width: band, top: 4, height: height - margin.bottom - 4 }
  return <div aria-hidden data-picture="without" className="absolute rounded-bar bg-hover" style={style} />
}

/** Around the bar that keys have chosen; where there is no bar, where it would begin. */
function Ring({ layout, facts, step, series }: { layout: BarLayout; facts: BarFacts; step: number; series: number }) {
  const bar = layout.bars.find((one) => one.row === step && one.series === series)
  const [zero, middle] = [layout.at(0), layout.middle(step, series)]
  const { x, y, width, height } = bar ?? {
    ...(facts.horizontal ? { x: zero, y: middle - 4 } : { x: middle - 4, y: zero - 8 }),
    width: 8,
    height: 8,
  }
  return (
    <div
      aria-hidden
      data-picture="without"
      className="pointer-events-none absolute rounded-bar border-2 border-ink"
      style={{ left: x - 3, top: y - 3, width: width + 6, height: height + 6 }}
    />
  )
}
