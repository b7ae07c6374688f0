import { formatMetric } from '@placard/domain/report'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { ChartCursorControl, ChartPoint } from '../chart-cursor/chart-cursor.js'
import { ChartLayer } from '../chart-layer/chart-layer.js'
import { ChartTooltip, type TooltipRow } from '../chart-tooltip/chart-tooltip.js'
import type { BarCategory, BarFacts } from './bar-data.js'
import { ENGLISH_BARS } from './bar-labels.js'
import type { BarLayout } from './bar-layout.js'
import type { DrawnBar } from './bar-plot.js'
import { formatBar } from './bar-text.js'

export interface BarLayerProps {
  /** Accessible name of the chart. */
  title: string
  /** Data of the chart. */
  facts: BarFacts
  /** Layout of the bars. */
  layout: BarLayout
  /** Bars as nivo drew them. */
  bars: RefObject<DrawnBar[] | null>
  /** Cursor state and its handlers. */
  control: ChartCursorControl
  /** The scrolling box. */
  box: RefObject<HTMLElement | null>
  /** Called with the category that was clicked or selected with Enter. */
  onSelect?: (category: BarCategory) => void
  /** The drawing. */
  children: ReactNode
}

/** Wraps the drawing: handles keyboard and pointer, and renders the cursor, the tooltip and the live region. */
export function BarLayer({ title, facts, layout, bars, control, box, onSelect, children }: BarLayerProps) {
  const { cursor } = control
  const { rows, series, horizontal, language: { labels } = ENGLISH_BARS } = facts
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
    select(pointAt(layout, bars.current ?? [], horizontal, clientX - left, clientY - top)?.step)
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
      <ChartLayer
        name={title}
        hint={labels.keys(horizontal, onSelect !== undefined)}
        control={{ ...control, onKeyDown }}
        pointAt={(x, y) => pointAt(layout, bars.current ?? [], horizontal, x, y)}
        announcement={cursor?.byKey && cursor.series !== undefined ? formatBar(facts, cursor.step, cursor.series) : ''}
      >
        {cursor && row && (
          <ChartTooltip
            title={row.name}
            rows={tooltipRows(facts, cursor.step, series.length > 1 ? cursor.series : 0)}
            x={
              horizontal
                ? layout.margin.left + (layout.width - layout.margin.left) / 2
                : layout.start + layout.band * (cursor.step + 0.5)
            }
            y={horizontal ? tooltipPlace(facts, layout, cursor.step, box.current) : undefined}
            width={layout.width}
          />
        )}
      </ChartLayer>
    </div>
  )
}

/** Returns the category at a position, and the series if a bar is there. */
function pointAt(
  layout: BarLayout,
  bars: readonly DrawnBar[],
  horizontal: boolean,
  x: number,
  y: number,
): ChartPoint | undefined {
  const { margin, start, band, width, height } = layout
  const [along, inset] = horizontal ? [y, margin.top] : [x, margin.left]
  const isInside = along >= inset && (horizontal ? y < height - margin.bottom : x < width - margin.right)
  if (!isInside) return undefined
  const count = Math.round(((horizontal ? height - margin.bottom : width - margin.right) - start) / band)
  const step = Math.min(count - 1, Math.max(0, Math.floor((along - start) / band)))
  const isHit = (bar: DrawnBar) =>
    x >= bar.x - 1 && x <= bar.x + bar.width + 1 && y >= bar.y - 1 && y <= bar.y + bar.height + 1
  const series = bars.find((bar) => bar.row === step && isHit(bar))?.series
  return series === undefined ? { step } : { step, series }
}

const TOOLTIP_HEAD = 48
const TOOLTIP_ROW = 20

/** Returns the middle of the tooltip: below its row, or above it if it would leave the visible part of the chart. */
function tooltipPlace(
  { series, previousText }: BarFacts,
  { start, band, height }: BarLayout,
  step: number,
  box: HTMLElement | null,
): number {
  const tall = TOOLTIP_HEAD + series.length * (previousText === undefined ? 1 : 2) * TOOLTIP_ROW
  const [before, after] = [start + band * step, start + band * (step + 1)]
  const seen = Math.min(height, (box?.scrollTop ?? 0) + (box?.clientHeight ?? height))
  return after + tall <= seen || before - tall < 0 ? after + tall / 2 - 4 : before - tall / 2 + 4
}

function tooltipRows(
  { metric, rows, series, previousText, stacked, language: { labels, texts } = ENGLISH_BARS }: BarFacts,
  step: number,
  current: number | undefined,
): TooltipRow[] {
  const row = rows[step]
  if (!row) return []
  const text = (value: number | null | undefined) => formatMetric(metric, value ?? null, texts)
  return series.flatMap(({ id, name, slot }, index): TooltipRow[] => {
    const one = { id, series: slot, name, text: text(row.values[index]), current: index === current }
    if (row.previous.length === 0 || stacked) return [one]
    return [
      one,
      {
        id: `${id}-previous`,
        series: 'previous',
        name: previousText ?? labels.previous,
        text: text(row.previous[index]),
        current: false,
      },
    ]
  })
}

function Band({
  layout: { margin, start, band, height },
  horizontal,
  step,
}: {
  layout: BarLayout
  horizontal: boolean
  step: number
}) {
  const style = horizontal
    ? { top: start + band * step, height: band, left: 8, right: 8 }
    : { left: start + band * step, width: band, top: 4, height: height - margin.bottom - 4 }
  return <div aria-hidden data-picture="without" className="absolute rounded-bar bg-hover" style={style} />
}
