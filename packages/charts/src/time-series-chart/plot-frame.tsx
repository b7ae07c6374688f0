import { formatMetricCompact, type MetricName, type ReportTexts } from '@placard/domain'
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
  const { width, height, margin, xOf, yOf, yTicks } = scales
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
      <g stroke="var(--placard-chart-grid)">
        {yTicks.map((value) => (
          <line key={value} x1={margin.left} x2={width - margin.right} y1={yOf(value)} y2={yOf(value)} />
        ))}
      </g>
      <g textAnchor="end">
        {yTicks.map((value) => (
          <text key={value} x={margin.left - TICK_PADDING} y={yOf(value)} dominantBaseline="central">
            {formatMetricCompact(metric, value, texts)}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {xTicks.map(({ value, label: text }) => (
          <text
            key={value}
            x={xOf(value)}
            y={height - margin.bottom + TIME_TICK_PADDING}
            dominantBaseline="text-before-edge"
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  )
})
