import { Axes, Grid } from '@nivo/axes'
import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar'
import type { ScaleValue } from '@nivo/scales'
import { formatMetricCompact } from '@placard/domain/internal/report'
import { createContext, memo, type RefObject, useContext, useEffect, useId, useMemo } from 'react'
import { NIVO_THEME } from '../nivo-theme.js'
import { OTHER_COLOR } from '../other-series.js'
import { markerPath, PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'
import type { BarFacts } from './bar-data.js'
import type { BarLayout, BarText } from './bar-layout.js'

export interface BarPlotProps {
  /** Data of the chart. */
  facts: BarFacts
  /** Layout around the bars. */
  layout: BarLayout
  /** Receives the bars as nivo drew them. */
  drawn: RefObject<DrawnBar[] | null>
  /** Id of the highlighted series: the others are faded. */
  highlighted?: string
  /** Accessible name of the chart. */
  label: string
  /** Id of the element that summarizes the chart. */
  describedBy: string
}

/** The bar that the keyboard selected, for the focus ring inside nivo's drawing. */
export const FocusedBar = createContext<{ row: number; series: number } | undefined>(undefined)

const PlotContext = createContext<BarPlotProps | undefined>(undefined)
const LAYERS = [Frame, BarShapes]

/** Renders nivo's bar chart with bars, marks and texts in our style. The only module that loads nivo for bars: import it lazily. */
export const BarPlot = memo(function BarPlot(props: BarPlotProps) {
  const { facts, layout, label, describedBy } = props
  const { rows, series, stacked, horizontal } = facts
  const { width, height, margin, overhang, above } = layout
  const data = useMemo(() => {
    const all = rows.map(({ values }, row) => ({ row: `${row}`, ...Object.fromEntries(values.entries()) }) as BarDatum)
    // nivo draws horizontal bars from the bottom up.
    return horizontal ? all.reverse() : all
  }, [rows, horizontal])
  const keys = useMemo(() => series.map((_, index) => `${index}`), [series])
  return (
    <PlotContext value={props}>
      <Bar
        data={data}
        keys={keys}
        indexBy="row"
        groupMode={stacked ? 'stacked' : 'grouped'}
        layout={horizontal ? 'horizontal' : 'vertical'}
        width={width}
        height={height}
        margin={
          horizontal
            ? // A bar is below its name, so the plot moves down by half of the name's height.
              { ...margin, top: margin.top - overhang + above / 2, bottom: margin.bottom - overhang - above / 2 }
            : { ...margin, left: margin.left - overhang, right: margin.right - overhang }
        }
        padding={layout.padding}
        innerPadding={layout.gap}
        valueScale={{ type: 'linear', min: layout.min, max: layout.max, nice: false }}
        indexScale={{ type: 'band', round: false }}
        layers={LAYERS}
        theme={NIVO_THEME}
        animate={false}
        isInteractive={false}
        role="img"
        ariaLabel={label}
        ariaDescribedBy={describedBy}
      />
    </PlotContext>
  )
})

/** Renders nivo's grid and value axis around the plot without its overhang. */
function Frame({ xScale, yScale, margin: nivoMargin }: BarCustomLayerProps<BarDatum>) {
  const plot = useContext(PlotContext)
  if (!plot) return null
  const { horizontal, metric, language } = plot.facts
  const { width, height, margin, ticks, above } = plot.layout
  const size = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const axis = {
    tickValues: ticks,
    tickSize: 0,
    tickPadding: horizontal ? 12 : 10,
    format: (value: ScaleValue) => formatMetricCompact(metric, Number(value), language?.texts),
  }
  return (
    <g transform={`translate(${margin.left - nivoMargin.left},${margin.top - nivoMargin.top})`}>
      <Grid
        {...size}
        xScale={horizontal && above === 0 ? xScale : null}
        yScale={horizontal ? null : yScale}
        xValues={ticks}
        yValues={ticks}
      />
      <Axes
        {...size}
        xScale={xScale}
        yScale={yScale}
        left={horizontal ? null : axis}
        bottom={horizontal ? axis : null}
      />
    </g>
  )
}

/** A bar as nivo computed it, in pixels from the upper left corner of the chart. */
export interface DrawnBar {
  /** Index of the row. */
  row: number
  /** Index of the series. */
  series: number
  x: number
  y: number
  width: number
  height: number
  /** The rounded side; undefined inside a stack. */
  end?: 'top' | 'bottom' | 'left' | 'right'
}

const ENDS = { horizontal: ['left', 'right'], vertical: ['bottom', 'top'] } as const

/** Converts nivo's bars. A value that is not zero has a bar of at least one pixel. */
function drawnBars(bars: BarCustomLayerProps<BarDatum>['bars'], { rows, stacked, horizontal }: BarFacts): DrawnBar[] {
  const drawn = bars.flatMap(({ data, absX, absY, width, height }): DrawnBar[] => {
    const { value } = data
    if (value === null) return []
    const [row, series] = [Number(data.indexValue), Number(data.id)]
    const isCovered = rows[row]?.values.some(
      (other, index) => stacked && index > series && other !== null && other !== 0 && other < 0 === value < 0,
    )
    const end = isCovered ? undefined : ENDS[horizontal ? 'horizontal' : 'vertical'][value < 0 ? 0 : 1]
    const length = Math.max(value === 0 ? 0 : 1, horizontal ? width : height)
    const size = horizontal ? { width: length, height } : { width, height: length }
    return [{ row, series, x: absX, y: absY, ...size, end }]
  })
  return drawn.sort((a, b) => a.row - b.row || a.series - b.series)
}

const HATCH = [undefined, undefined, undefined, undefined, 7, 7, 4, 4]
const MIN_MARKED_LENGTH = 12

function BarShapes({ bars: nivoBars, margin }: BarCustomLayerProps<BarDatum>) {
  const plot = useContext(PlotContext)
  const focused = useContext(FocusedBar)
  const patterns = useId()
  const bars = plot ? drawnBars(nivoBars, plot.facts) : []
  useEffect(() => {
    if (plot) plot.drawn.current = bars
  })
  if (!plot) return null
  const { facts, layout, highlighted } = plot
  const { rows, series, horizontal } = facts
  const { marks, names, labels } = layout
  return (
    <g transform={`translate(${-margin.left},${-margin.top})`}>
      <defs>
        {[7, 4].map((rhythm) => (
          <pattern
            key={rhythm}
            id={`${patterns}-${rhythm}`}
            width={rhythm}
            height={rhythm}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={rhythm === 7 ? 1.75 : 1.25} height={rhythm} fill="var(--placard-surface)" />
          </pattern>
        ))}
      </defs>
      {bars.map((bar) => {
        const slot = series[bar.series]?.slot ?? 0
        const { marker, ...style } = seriesStyle(slot)
        const color = series.length === 1 && rows[bar.row]?.category === undefined ? OTHER_COLOR : style.color
        const rhythm = HATCH[slot % HATCH.length]
        const path = barPath(bar)
        return (
          <g
            key={`${bar.row}-${bar.series}`}
            data-bar={`${bar.row} ${bar.series}`}
            opacity={highlighted === undefined || highlighted === series[bar.series]?.id ? undefined : 0.3}
          >
            <path d={path} fill={color} />
            {rhythm && <path d={path} fill={`url(#${patterns}-${rhythm})`} />}
            {series.length > 1 &&
              Math.min(bar.width, bar.height) >= 6 &&
              Math.max(bar.width, bar.height) > MIN_MARKED_LENGTH && (
                <g transform={`translate(${markerPosition(bar, horizontal)})`}>
                  {rhythm && (
                    <circle r={Math.min(markerRadius(bar) * 1.9, bar.width / 2, bar.height / 2)} fill={color} />
                  )}
                  <path d={markerPath(marker, markerRadius(bar))} fill="var(--placard-surface)" />
                </g>
              )}
          </g>
        )
      })}
      <path d={zeroPath(layout, horizontal)} stroke="var(--placard-border-control)" strokeWidth={1} />
      {[true, false].map((halo) => (
        <g
          key={String(halo)}
          data-previous={halo ? undefined : ''}
          stroke={halo ? 'var(--placard-surface)' : PREVIOUS_STYLE.color}
          strokeWidth={halo ? 5 : 2}
        >
          {marks.map(({ row, series: index, ...ends }) => (
            <line key={`${row}-${index}`} {...ends} />
          ))}
        </g>
      ))}
      <Texts texts={names} fill="var(--placard-text-muted)" />
      <Texts texts={labels} fill="var(--placard-text)" />
      {focused && <FocusRing {...focusedBox(bars, plot, focused)} />}
    </g>
  )
}

function Texts({ texts, fill }: { texts: BarText[]; fill: string }) {
  return (
    <g fill={fill} fontSize={12} fontFamily="inherit" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts.map(({ key, text: words, x, y, anchor }) => (
        <text key={key} x={x} y={y} dy="0.35em" textAnchor={anchor}>
          {words}
        </text>
      ))}
    </g>
  )
}

const markerRadius = ({ width, height }: DrawnBar) => Math.min(4, Math.min(width, height) * 0.32)

/** Returns the position of a marker at the foot of its bar, where all bars of a series start. */
function markerPosition({ x, y, width, height, end }: DrawnBar, horizontal: boolean): string {
  const inset = Math.min(Math.min(width, height) / 2, 9) + 1
  if (horizontal) return `${end === 'left' ? x + width - inset : x + inset},${y + height / 2}`
  return `${x + width / 2},${end === 'bottom' ? y + inset : y + height - inset}`
}

/** Returns the zero line as a path, with gaps for names above the bars. */
function zeroPath({ margin, start, band, above, width, height, at }: BarLayout, horizontal: boolean): string {
  const zero = at(0)
  if (!horizontal) return `M${margin.left},${zero}H${width - margin.right}`
  if (above === 0) return `M${zero},${margin.top}V${height - margin.bottom}`
  const rows = Math.round((height - margin.bottom - start) / band)
  return Array.from({ length: rows }, (_, row) => {
    const top = start + band * row + above + 2
    return `M${zero},${top}V${top + band - above - 4}`
  }).join('')
}

/** Returns a bar as a path, rounded at its end. */
function barPath({ x, y, width: w, height: h, end }: DrawnBar): string {
  const long = end === 'left' || end === 'right' ? w : h
  const r = Math.min(3, w / 2, h / 2, long)
  const [right, bottom] = [x + w, y + h]
  if (end === 'right')
    return `M${x},${y}H${right - r}a${r},${r} 0 0,1 ${r},${r}V${bottom - r}a${r},${r} 0 0,1 ${-r},${r}H${x}Z`
  if (end === 'left')
    return `M${right},${y}H${x + r}a${r},${r} 0 0,0 ${-r},${r}V${bottom - r}a${r},${r} 0 0,0 ${r},${r}H${right}Z`
  if (end === 'top')
    return `M${x},${bottom}V${y + r}a${r},${r} 0 0,1 ${r},${-r}H${right - r}a${r},${r} 0 0,1 ${r},${r}V${bottom}Z`
  if (end === 'bottom')
    return `M${x},${y}V${bottom - r}a${r},${r} 0 0,0 ${r},${r}H${right - r}a${r},${r} 0 0,0 ${r},${-r}V${y}Z`
  return `M${x},${y}H${right}V${bottom}H${x}Z`
}

/** Returns the box of the focused bar; a small one at zero if there is no bar. */
function focusedBox(
  bars: DrawnBar[],
  { facts, layout }: BarPlotProps,
  { row, series }: { row: number; series: number },
) {
  const bar = bars.find((one) => one.row === row && one.series === series)
  if (bar) return bar
  const [zero, middle] = [layout.at(0), layout.middle(row, series)]
  return { ...(facts.horizontal ? { x: zero, y: middle - 4 } : { x: middle - 4, y: zero - 8 }), width: 8, height: 8 }
}

function FocusRing({ x, y, width, height }: Pick<DrawnBar, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <rect
      data-picture="without"
      x={x - 2}
      y={y - 2}
      width={width + 4}
      height={height + 4}
      rx={2}
      fill="none"
      stroke="var(--placard-text)"
      strokeWidth={2}
    />
  )
}
