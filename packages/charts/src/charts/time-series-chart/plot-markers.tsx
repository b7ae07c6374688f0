import { memo } from 'react'
import { markerPath, seriesStyle } from '../series-style/series-style.js'
import type { DrawnValues } from './plot-lines.js'
import type { PlotScales } from './plot-scales.js'
import { type SeriesValues, valueAt } from './series-values.js'

interface MarkersProps {
  /** Scales and margins of the plot. */
  scales: PlotScales
  /** Values that the lines connect. */
  drawn: DrawnValues[]
  /** First and last complete step; markers beyond them are hollow. */
  whole: { from: number; to: number }
}

export interface EndMarkersProps extends MarkersProps {
  /** The visible series. */
  series: SeriesValues[]
}

const layer = 'pointer-events-none absolute inset-0'

/** Renders a marker at the end of each line and on values between gaps, so that color is never the only difference. */
export const EndMarkers = memo(function EndMarkers({ scales, drawn, series, whole }: EndMarkersProps) {
  return (
    <svg aria-hidden width={scales.width} height={scales.height} className={layer}>
      {(scales.yTicks[0] ?? 0) < 0 && (
        <line
          data-slot="zero-line"
          x1={scales.margin.left}
          x2={scales.width - scales.margin.right}
          y1={scales.yOf(0)}
          y2={scales.yOf(0)}
          stroke="var(--placard-chart-axis)"
        />
      )}
      {series.flatMap(({ id, last, lonely }, index) =>
        [...new Set([...(whole.from > 0 ? [0, whole.from] : []), Math.min(last, whole.to), last, ...lonely])].map(
          (step) => <Marker key={`${id} ${step}`} {...{ scales, whole, step }} line={drawn[index]} />,
        ),
      )}
    </svg>
  )
})

export interface CursorMarkersProps extends MarkersProps {
  /** Index of the step under the cursor. */
  step: number
  /** Index of the series that the keyboard selected. */
  current?: number
}

/** Renders the cursor: a line through a step, and a marker on each series. */
export function CursorMarkers({ scales, drawn, whole, step, current }: CursorMarkersProps) {
  const { width, height, margin, xOf } = scales
  return (
    <svg aria-hidden width={width} height={height} data-picture="without" className={layer}>
      <line
        x1={xOf(step)}
        x2={xOf(step)}
        y1={margin.top}
        y2={height - margin.bottom}
        stroke="var(--placard-border-control)"
        strokeWidth={1}
      />
      {drawn.map((line, index) => (
        <Marker key={line.id} {...{ scales, whole, step, line }} isCurrent={index === current} />
      ))}
    </svg>
  )
}

interface MarkerProps extends Omit<MarkersProps, 'drawn'> {
  line: DrawnValues | undefined
  step: number
  isCurrent?: boolean
}

function Marker({ scales: { xOf, yOf }, line, whole, step, isCurrent = false }: MarkerProps) {
  const value = valueAt(line?.values, step)
  if (value === null || line?.slot === undefined) return null
  const { color, marker } = seriesStyle(line.slot)
  const hollow = step < whole.from || step > whole.to
  return (
    <path
      d={markerPath(marker, isCurrent ? 6 : 4)}
      transform={`translate(${xOf(step)},${yOf(value)})`}
      fill={hollow ? 'var(--placard-surface)' : color}
      stroke={hollow ? color : 'var(--placard-surface)'}
      strokeWidth={hollow ? 2 : 1.5}
    />
  )
}
