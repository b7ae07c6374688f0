import { formatMetricCompact } from '@placard/domain/internal/report'
import type { MetricName, ReportTexts } from '@placard/domain/report'
import { memo } from 'react'
import { type PlotScales, TICK_PADDING } from './plot-scales.js'
import type { TimeTick } from './time-ticks.js'

const TIME_TICK_PADDING = 12

export interface PlotFrameProps {
  /** Accessible name of the chart. */
  label: string
  /** Id of the element that summarizes the chart. */
  describedBy: string
  /** The metric of all values. */
  metric: MetricName
  /** Scales and margins of the plot. */
  scales: PlotScales
  /** Labelled steps. */
  xTicks: TimeTick[]
  /** Formats of the values. @default English */
  texts: ReportTexts | undefined
}

/** Renders grid and labels of a plot: not nivo's, whose animations and color schemes are twice the code of a report. */
export const PlotFrame = memo(function PlotFrame(props: PlotFrameProps) {
  const { label, describedBy, metric, scales, xTicks, texts } = props
  const { width, height, margin, xScale, yScale, yTicks } = scales
  const innerWidth = width - margin.left - margin.right
  const bottom = height - margin.top - margin.bottom + TIME_TICK_PADDING
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      width={width}
      height={height}
      fontSize={12}
      fill="var(--placard-chart-axis)"
      className="block"
    >
      <g transform={`translate(${margin.left},${margin.top})`}>
        {yTicks.map((value) => (
          <line key={value} x2={innerWidth} y1={yScale(value)} y2={yScale(value)} stroke="var(--placard-chart-grid)" />
        ))}
        {/* Moved, not placed by x and y: browsers round these to other pixels. */}
        {xTicks.map(({ value, label: text }) => (
          <text
            key={value}
            transform={`translate(${xScale(value)},${bottom})`}
            textAnchor="middle"
            dominantBaseline="text-before-edge"
          >
            {text}
          </text>
        ))}
        {yTicks.map((value) => (
          <text
            key={value}
            transform={`translate(${-TICK_PADDING},${yScale(value)})`}
            textAnchor="end"
            dominantBaseline="central"
          >
            {formatMetricCompact(metric, value, texts)}
          </text>
        ))}
      </g>
    </svg>
  )
})
