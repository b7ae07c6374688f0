import { memo } from 'react'
import { fitText, textMeasure } from '../fit-text.js'
import { useTypeface } from '../use-typeface.js'
import type { PlotGeometry } from './plot-geometry.js'

export interface PlotNotesProps {
  /** Where steps are. */
  geometry: PlotGeometry
  /** What happened, by the place of its step. */
  notes: ReadonlyMap<number, string[]>
}

const LEAST_ROOM = 48
const GAP = 9

/** What happened, over the plot: a dashed line down to its step, and as much of its words as there is room for. */
export const PlotNotes = memo(function PlotNotes({ geometry, notes }: PlotNotesProps) {
  const { width, height, margin, xOf } = geometry
  const places = [...notes.keys()]
  useTypeface()
  const widthOf = textMeasure(document.body)
  return (
    <svg
      aria-hidden
      data-slot="chart-notes"
      width={width}
      height={height}
      className="pointer-events-none absolute inset-0"
    >
      {places.map((place, index) => {
        const x = xOf(place)
        const [before, next] = [places[index - 1], places[index + 1]]
        const after = (next === undefined ? width - 8 : xOf(next)) - x - GAP * 2
        // At the end of the plot the words stand before their mark, where the note before leaves them room.
        const room = (before === undefined ? x - 8 : (x - xOf(before)) / 2) - GAP * 2
        const words = notes.get(place)?.join(', ') ?? ''
        const turned = next === undefined && widthOf(words) > after && room > after
        const shown = Math.max(room, after) < LEAST_ROOM ? '' : fitText(words, turned ? room : after, widthOf)
        return (
          <g key={place} transform={`translate(${Math.round(x) + 0.5},${margin.top})`} fill="var(--placard-chart-axis)">
            <path
              d={`M0,-14V${height - margin.top - margin.bottom}`}
              stroke="var(--placard-chart-axis)"
              strokeDasharray="2 3"
            />
            <path d="M0,-22l4,4l-4,4l-4,-4Z" />
            <text
              x={turned ? -GAP : GAP}
              y={-18}
              textAnchor={turned ? 'end' : 'start'}
              dominantBaseline="central"
              fontSize={12}
            >
              {shown}
            </text>
          </g>
        )
      })}
    </svg>
  )
})
