import { memo } from 'react'
import { PathPen, type Trace, traceArea, traceLine } from './line-path.js'
import type { PlotGeometry } from './plot-geometry.js'
import type { PlotLine } from './plot-lines.js'

/** How the way to a step is drawn that is still being counted, or that the range cuts. */
export const PARTIAL_DASH = [1.5, 3.5]

export interface LinesProps {
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** Lines from back to front. */
  lines: PlotLine[]
}

/** The pieces of a line: the whole part, and the dotted ends. */
export function linePieces({ values, picked, from, to }: PlotLine): { trace: Trace; dotted: boolean }[] {
  const last = values.length - 1
  const end = Math.max(from, to)
  return [
    ...(to > from || last === 0 ? [{ trace: { values, picked, from, to }, dotted: false }] : []),
    ...(from > 0 ? [{ trace: { values, from: 0, to: from }, dotted: true }] : []),
    ...(end < last ? [{ trace: { values, from: end, to: last }, dotted: true }] : []),
  ]
}

const lineOf = (geometry: PlotGeometry, trace: Trace) => {
  const pen = new PathPen()
  traceLine(pen, geometry, trace)
  return pen.path
}

const areaOf = (geometry: PlotGeometry, { values, area }: PlotLine) => {
  const pen = new PathPen()
  traceArea(pen, geometry, { values, picked: area?.picked }, area?.base)
  return pen.path
}

/** Lines as paths: sharp on paper, and light enough for what a report shows. */
export const SvgLines = memo(function SvgLines({ geometry, lines }: LinesProps) {
  return (
    <svg
      aria-hidden
      data-slot="chart-lines"
      width={geometry.width}
      height={geometry.height}
      fill="none"
      strokeLinejoin="round"
      className="pointer-events-none absolute inset-0"
    >
      {lines.map((line) => (
        <g key={line.id} data-series={line.id} stroke={line.color} strokeWidth={line.width}>
          {line.area && (
            <path d={areaOf(geometry, line)} fill={line.color} fillOpacity={line.area.opacity} stroke="none" />
          )}
          {linePieces(line).map(({ trace, dotted }) => (
            <path
              key={trace.from}
              d={lineOf(geometry, trace)}
              strokeDasharray={dotted ? PARTIAL_DASH.join(' ') : line.dash}
            />
          ))}
        </g>
      ))}
    </svg>
  )
})
