import { Bar } from '@nivo/bar'
import type { MetricName } from '@placard/domain'
import { formatMetricCompact } from '@placard/domain'
import { memo, useId } from 'react'
import { OTHER_COLOR } from '../other-series.js'
import { markerPath, PREVIOUS_STYLE, seriesStyle } from '../series-style/series-style.js'
import type { ShownSeries } from './bar-data.js'
import type { BarLayout, BarShape, BarText } from './bar-geometry.js'

export interface BarPlotProps {
  /** Where everything is. */
  layout: BarLayout
  /** The series that are shown. */
  series: ShownSeries[]
  /** Gives the labels of the axis their format. */
  metric: MetricName
  /** Categories stand one under the other. */
  horizontal: boolean
  /** The series that the legend points at: the others step back. */
  emphasis?: string
  /** The place of the sum of the others, which is no category of its own. */
  rest?: number
  /** The name of the picture. */
  label: string
  /** The id of the element that sums the picture up. */
  describedBy: string
}

const text = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--placard-chart-axis)' }
const theme = {
  text,
  axis: { domain: { line: { strokeWidth: 0 } }, ticks: { line: { strokeWidth: 0 }, text } },
  grid: { line: { stroke: 'var(--placard-chart-grid)', strokeWidth: 1 } },
}
const KEYS = ['value']
/** Places are ours, so that pointer and keys know them before nivo is loaded; nivo draws the grid and the axis of values. */
const DATA = [{ id: 'all', value: 0 }]

/** The drawing itself, and the only module that loads nivo: import it lazily. */
export const BarPlot = memo(function BarPlot(props: BarPlotProps) {
  const { layout, metric, horizontal, label, describedBy } = props
  const { width, height, margin, scale } = layout
  const axis = {
    tickValues: scale.ticks,
    tickSize: 0,
    tickPadding: horizontal ? 12 : 10,
    format: (value: number) => formatMetricCompact(metric, value),
  }
  return (
    <Bar
      data={DATA}
      keys={KEYS}
      width={width}
      height={height}
      margin={margin}
      layout={horizontal ? 'horizontal' : 'vertical'}
      valueScale={{ type: 'linear', min: scale.min, max: scale.max, nice: false }}
      indexScale={{ type: 'band', round: false }}
      layers={['grid', 'axes', () => <BarShapes {...props} />]}
      enableGridX={horizontal && layout.above === 0}
      enableGridY={!horizontal}
      gridXValues={scale.ticks}
      gridYValues={scale.ticks}
      axisLeft={horizontal ? null : axis}
      axisBottom={horizontal ? axis : null}
      theme={theme}
      animate={false}
      isInteractive={false}
      role="img"
      ariaLabel={label}
      ariaDescribedBy={describedBy}
    />
  )
})

const HATCH = [undefined, undefined, undefined, undefined, 7, 7, 4, 4]
const LEAST_MARKED = 12

function BarShapes({ layout, series, horizontal, emphasis, rest }: BarPlotProps) {
  const patterns = useId()
  const { margin, bars, marks, names, labels } = layout
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
        const color = series.length === 1 && bar.row === rest ? OTHER_COLOR : style.color
        const rhythm = HATCH[slot % HATCH.length]
        const path = barPath(bar)
        return (
          <g
            key={`${bar.row}-${bar.series}`}
            data-bar={`${bar.row} ${bar.series}`}
            opacity={emphasis === undefined || emphasis === series[bar.series]?.id ? undefined : 0.3}
          >
            <path d={path} fill={color} />
            {rhythm && <path d={path} fill={`url(#${patterns}-${rhythm})`} />}
            {series.length > 1 &&
              Math.min(bar.width, bar.height) >= 6 &&
              Math.max(bar.width, bar.height) > LEAST_MARKED && (
                <g transform={`translate(${markerPlace(bar, horizontal)})`}>
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
          {marks.map(({ row, series: place, ...ends }) => (
            <line key={`${row}-${place}`} {...ends} />
          ))}
        </g>
      ))}
      <Texts texts={names} fill="var(--placard-text-muted)" />
      <Texts texts={labels} fill="var(--placard-text)" />
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

const markerRadius = ({ width, height }: BarShape) => Math.min(4, Math.min(width, height) * 0.32)

/** A marker stands at the foot of its bar, where all bars of a series begin. */
function markerPlace({ x, y, width, height, end }: BarShape, horizontal: boolean): string {
  const inset = Math.min(Math.min(width, height) / 2, 9) + 1
  if (horizontal) return `${end === 'left' ? x + width - inset : x + inset},${y + height / 2}`
  return `${x + width / 2},${end === 'bottom' ? y + inset : y + height - inset}`
}

/** The line of zero, which leaves out names that stand above their bars. */
function zeroPath({ margin, band, above, width, height, at }: BarLayout, horizontal: boolean): string {
  const zero = at(0)
  if (!horizontal) return `M${margin.left},${zero}H${width - margin.right}`
  if (above === 0) return `M${zero},${margin.top}V${height - margin.bottom}`
  const rows = Math.round((height - margin.top - margin.bottom) / band)
  return Array.from({ length: rows }, (_, row) => {
    const top = margin.top + band * row + above + 2
    return `M${zero},${top}V${top + band - above - 4}`
  }).join('')
}

/** A rectangle, rounded where the bar ends. */
function barPath({ x, y, width: w, height: h, end }: BarShape): string {
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
