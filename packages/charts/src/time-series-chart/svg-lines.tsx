import { memo } from 'react'
import { PathPen, type Trace, traceArea, traceLine } from './line-path.js'
import type { PlotGeometry } from './plot-geometry.js'
import type { PlotLine } from './plot-lines.js'

export interface LinesProps {
  /** Where steps and values are. */
  geometry: PlotGeometry
  /** Lines from back to front. */
  lines: PlotLine[]
}

/**
 * The part of a line between its complete steps. Nothing leads to a step that is in progress or cut by the range: a line
 * down to its low value would look like a collapse.
 */
export const completePart = ({ values, picked, from, to }: PlotLine): Trace => ({ values, picked, from, to })

const lineOf = (geometry: PlotGeometry, trace: Trace) => {
  const pen = new PathPen()
  traceLine(pen, geometry, trace)
  return pen.path
}

const areaOf = (geometry: PlotGeometry, line: PlotLine) => {
  const pen = new PathPen()
  traceArea(pen, geometry, { ...completePart(line), picked: line.area?.picked }, line.area?.base)
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
          <path d={lineOf(geometry, completePart(line))} strokeDasharray={line.dash} />
        </g>
      ))}
    </svg>
  )
})
