import { Axes, Grid } from '@nivo/axes'
import { Container, SvgWrapper } from '@nivo/core'
import type { ScaleValue } from '@nivo/scales'
import { formatMetricCompact, type MetricName, type ReportTexts } from '@placard/domain'
import { memo } from 'react'
import { NIVO_THEME } from '../nivo-theme.js'
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
  /** True while the page is printed. */
  isPrinting: boolean
}

/** Renders nivo's grid and axes. The only module that loads nivo's axes for lines: import it lazily. */
export const PlotFrame = memo(function PlotFrame(props: PlotFrameProps) {
  const { label, describedBy, metric, scales, xTicks, texts, isPrinting } = props
  const { width, height, margin, xScale, yScale, yTicks } = scales
  const size = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const labels = new Map(xTicks.map(({ value, label: text }) => [value, text]))
  return (
    // nivo updates its elements after the frame, too late for the printer: a new size on paper gets new ones.
    <Container key={isPrinting ? `${width}` : ''} theme={NIVO_THEME} animate={false} isInteractive={false}>
      <SvgWrapper
        width={width}
        height={height}
        margin={margin}
        role="img"
        ariaLabel={label}
        ariaDescribedBy={describedBy}
      >
        <Grid {...size} yScale={yScale} yValues={yTicks} />
        <Axes
          {...size}
          xScale={xScale}
          yScale={yScale}
          left={{
            tickValues: yTicks,
            tickSize: 0,
            tickPadding: TICK_PADDING,
            format: (value: ScaleValue) => formatMetricCompact(metric, Number(value), texts),
          }}
          bottom={{
            tickValues: xTicks.map(({ value }) => value),
            tickSize: 0,
            tickPadding: TIME_TICK_PADDING,
            format: (value: ScaleValue) => labels.get(Number(value)) ?? '',
          }}
        />
      </SvgWrapper>
    </Container>
  )
})
