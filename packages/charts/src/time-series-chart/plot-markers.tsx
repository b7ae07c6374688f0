import { memo } from 'react'
import { markerPath, seriesStyle } from '../series-style/series-style.js'
import { type SeriesValues, valueAt } from './chart-values.js'
import type { PlotGeometry } from './plot-geometry.js'
import type { DrawnValues } from './plot-lines.js'

interface Marked {
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** Where the lines go. */
  drawn: DrawnValues[]
  /** The first and the last complete step; markers beyond them are hollow. */
  whole: { from: number; to: number }
}

export interface EndMarkersProps extends Marked {
  /** The series that are shown. */
  series: SeriesValues[]
}

const layer = 'pointer-events-none absolute inset-0'

/** The shapes at the ends of lines, and on values without neighbours: no line is told by its colour alone. */
export const EndMarkers = memo(function EndMarkers({ geometry, drawn, series, whole }: EndMarkersProps) {
  return (
    <svg aria-hidden width={geometry.width} height={geometry.height} className={layer}>
      {geometry.min < 0 && (
        <line
          data-slot="zero-line"
          x1={geometry.margin.left}
          x2={geometry.width - geometry.margin.right}
          y1={geometry.yOf(0)}
          y2={geometry.yOf(0)}
          stroke="var(--placard-chart-axis)"
        />
      )}
      {series.flatMap(({ id, last, lonely }, place) =>
        [...new Set([...(whole.from > 0 ? [0, whole.from] : []), Math.min(last, whole.to), last, ...lonely])].map(
          (step) => <Marker key={`${id} ${step}`} {...{ geometry, whole, step }} line={drawn[place]} />,
        ),
      )}
    </svg>
  )
})

export interface CursorMarkersProps extends Marked {
  /** The step that is being looked at. */
  step: number
  /** The place of the series that keys have chosen. */
  current?: number
}

/** The step that is looked at: a line through it, and shapes where it meets the others. */
export function CursorMarkers({ geometry, drawn, whole, step, current }: CursorMarkersProps) {
  const { width, height, margin, xOf } = geometry
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
      {drawn.map((line, place) => (
        <Marker key={line.id} {...{ geometry, whole, step, line }} chosen={place === current} />
      ))}
    </svg>
  )
}

interface MarkerProps extends Omit<Marked, 'drawn'> {
  line: DrawnValues | undefined
  step: number
  chosen?: boolean
}

function Marker({ geometry: { xOf, yOf }, line, whole, step, chosen = false }: MarkerProps) {
  const value = valueAt(line?.values, step)
  if (value === null || line?.slot === undefined) return null
  const { color, marker } = seriesStyle(line.slot)
  const hollow = step < whole.from || step > whole.to
  return (
    <path
      d={markerPath(marker, chosen ? 6 : 4)}
      transform={`translate(${xOf(step)},${yOf(value)})`}
      fill={hollow ? 'var(--placard-surface)' : color}
      stroke={hollow ? color : 'var(--placard-surface)'}
      strokeWidth={hollow ? 2 : 1.5}
    />
  )
}
