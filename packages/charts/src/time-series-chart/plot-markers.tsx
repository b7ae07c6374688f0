import { markerPath, seriesStyle } from '../series-style/series-style.js'
import { lastStep, lonelySteps, type SeriesValues } from './chart-values.js'
import type { PlotGeometry } from './plot-geometry.js'

export interface PlotMarkersProps {
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** The series that are shown. */
  series: SeriesValues[]
  /** The step that is being looked at. */
  step?: number
  /** The place of the series that keys have chosen. */
  current?: number
  /** The step that is still being counted. */
  partialIndex?: number
}

/** The shapes on the lines: at their ends, so that no line is told by colour alone, and on the step looked at. */
export function PlotMarkers({ geometry, series, step, current, partialIndex }: PlotMarkersProps) {
  const { width, height, margin, xOf, yOf } = geometry
  return (
    <svg aria-hidden width={width} height={height} className="pointer-events-none absolute inset-0">
      {step !== undefined && (
        <line
          x1={xOf(step)}
          x2={xOf(step)}
          y1={margin.top}
          y2={height - margin.bottom}
          stroke="var(--placard-border-control)"
          strokeWidth={1}
        />
      )}
      {series.flatMap(({ id, slot, values }, place) => {
        const { color, marker } = seriesStyle(slot)
        const marked = new Set([lastStep(values), ...lonelySteps(values), ...(step === undefined ? [] : [step])])
        return [...marked].flatMap((index) => {
          const value = values[index] ?? null
          if (value === null) return []
          const chosen = index === step && place === current
          const hollow = index === partialIndex
          return (
            <path
              key={`${id}-${index}`}
              d={markerPath(marker, chosen ? 6 : 4)}
              transform={`translate(${xOf(index)},${yOf(value)})`}
              fill={hollow ? 'var(--placard-surface)' : color}
              stroke={hollow ? color : 'var(--placard-surface)'}
              strokeWidth={hollow ? 2 : 1.5}
            />
          )
        })
      })}
    </svg>
  )
}
