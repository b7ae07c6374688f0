import { memo } from 'react'
import { type PlotGeometry, TICK_PADDING } from './plot-geometry.js'
import type { AxisTick } from './plot-ticks.js'

/** Between the plot and the labels of steps. */
export const STEP_PADDING = 12

export interface PlotFrameProps {
  /** Size and margins. */
  geometry: PlotGeometry
  /** Labels of steps. */
  xTicks: AxisTick[]
  /** Labels of values; the last one is the top of the plot. */
  yTicks: AxisTick[]
  /** The name of the picture. */
  label: string
  /** The id of the element that sums the picture up. */
  describedBy: string
}

/** Axes and grid without nivo, for charts of so many points that its own work would be seen. */
export const PlotFrame = memo(function PlotFrame({ geometry, xTicks, yTicks, label, describedBy }: PlotFrameProps) {
  const { width, height, margin, xOf, yOf } = geometry
  return (
    <svg role="img" aria-label={label} aria-describedby={describedBy} width={width} height={height}>
      <g stroke="var(--placard-chart-grid)">
        {yTicks.map(({ value }) => (
          <line key={value} x1={margin.left} x2={width - margin.right} y1={yOf(value)} y2={yOf(value)} />
        ))}
      </g>
      <g fill="var(--placard-chart-axis)" fontSize={12}>
        {yTicks.map(({ value, label: words }) => (
          <text key={value} x={margin.left - TICK_PADDING} y={yOf(value)} textAnchor="end" dominantBaseline="central">
            {words}
          </text>
        ))}
        {xTicks.map(({ value, label: words }) => (
          <text
            key={value}
            x={xOf(value)}
            y={height - margin.bottom + STEP_PADDING}
            textAnchor="middle"
            dominantBaseline="text-before-edge"
          >
            {words}
          </text>
        ))}
      </g>
    </svg>
  )
})
