import { memo } from 'react'
import { rulerMarks } from './canvas-geometry.js'

export interface CanvasRulerProps {
  axis: 'x' | 'y'
  /** Visible length in px of the screen. */
  length: number
  /** Place of the artboard's corner on the ruler, in px of the screen. */
  origin: number
  zoom: number
}

const THICKNESS = 20

/** Ruler along a side of the canvas, in px of the artboard. */
export const CanvasRuler = memo(function CanvasRuler({ axis, length, origin, zoom }: CanvasRulerProps) {
  const isHorizontal = axis === 'x'
  const marks = rulerMarks(-origin / zoom, (length - origin) / zoom, zoom)
  return (
    <svg
      aria-hidden
      width={isHorizontal ? length : THICKNESS}
      height={isHorizontal ? THICKNESS : length}
      className="block bg-sunken text-ink-subtle"
    >
      {marks.map(({ at, label }) => {
        const place = Math.round(origin + at * zoom) + 0.5
        const start = label === undefined ? THICKNESS - 4 : THICKNESS - 8
        const line = isHorizontal
          ? { x1: place, x2: place, y1: start, y2: THICKNESS }
          : { x1: start, x2: THICKNESS, y1: place, y2: place }
        return (
          <g key={at}>
            <line {...line} stroke="currentColor" opacity={0.6} />
            {label !== undefined && (
              <text
                fontSize={9}
                fill="currentColor"
                textAnchor="start"
                transform={isHorizontal ? `translate(${place + 3} 9)` : `translate(9 ${place - 3}) rotate(-90)`}
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
})
