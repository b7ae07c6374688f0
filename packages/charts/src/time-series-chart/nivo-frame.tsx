import { Line } from '@nivo/line'
import { memo, useMemo } from 'react'
import { type PlotFrameProps, STEP_PADDING } from './plot-frame.js'
import { TICK_PADDING } from './plot-geometry.js'

const text = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--placard-chart-axis)' }
const theme = {
  text,
  axis: { domain: { line: { strokeWidth: 0 } }, ticks: { line: { strokeWidth: 0 }, text } },
  grid: { line: { stroke: 'var(--placard-chart-grid)', strokeWidth: 1 } },
}

/** Axes and grid by nivo, and the only module that loads it: import it lazily. Two points are all that it is told. */
export const NivoFrame = memo(function NivoFrame({ geometry, xTicks, yTicks, label, describedBy }: PlotFrameProps) {
  const { width, height, margin, steps, min, max } = geometry
  // Steps are places in a row, not dates: no library gets to move them into the time zone of the browser.
  const [first, last] = steps > 1 ? [0, steps - 1] : [-1, 1]
  const data = useMemo(
    () => [
      {
        id: 'ends',
        data: [
          { x: first, y: 0 },
          { x: last, y: 0 },
        ],
      },
    ],
    [first, last],
  )
  const [xLabels, yLabels] = [xTicks, yTicks].map(
    (ticks) => new Map(ticks.map(({ value, label: words }) => [value, words])),
  )
  return (
    <Line
      data={data}
      width={width}
      height={height}
      margin={margin}
      // Rounded ends would move the labels away from their steps.
      xScale={{ type: 'linear', min: first, max: last, nice: false }}
      yScale={{ type: 'linear', min, max, nice: false }}
      layers={['grid', 'axes']}
      enableGridX={false}
      gridYValues={yTicks.map(({ value }) => value)}
      axisLeft={{
        tickValues: yTicks.map(({ value }) => value),
        tickSize: 0,
        tickPadding: TICK_PADDING,
        format: (value: number) => yLabels?.get(value) ?? '',
      }}
      axisBottom={{
        tickValues: xTicks.map(({ value }) => value),
        tickSize: 0,
        tickPadding: STEP_PADDING,
        format: (value: number) => xLabels?.get(value) ?? '',
      }}
      theme={theme}
      animate={false}
      isInteractive={false}
      enablePoints={false}
      role="img"
      ariaLabel={label}
      ariaDescribedBy={describedBy}
    />
  )
})
