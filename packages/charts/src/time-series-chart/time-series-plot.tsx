import { Line } from '@nivo/line'
import { memo, useMemo } from 'react'
import type { AxisTick, PlotGeometry } from './plot-geometry.js'

/** One line as it is drawn. */
export interface PlotLine {
  /** The series. */
  id: string
  /** A token, as `var(--placard-chart-1)`. */
  color: string
  /** An SVG dash array; undefined is solid. */
  dash: string | undefined
  /** In pixels. */
  width: number
  /** One value a step; `null` breaks the line. */
  values: (number | null)[]
  /** Draws the way to this step dotted, because it is still being counted. */
  partialIndex?: number
}

export interface TimeSeriesPlotProps {
  /** Size and margins. */
  geometry: PlotGeometry
  /** The steps along the axis. */
  buckets: string[]
  /** Labels of steps. */
  xTicks: AxisTick<string>[]
  /** Labels of values; the last one is the top of the plot. */
  yTicks: AxisTick<number>[]
  /** Lines from back to front. */
  lines: PlotLine[]
  /** The name of the picture. */
  label: string
  /** The id of the element that sums the picture up. */
  describedBy: string
}

const PARTIAL_DASH = '1.5 3.5'
const text = { fontSize: 12, fontFamily: 'inherit', fill: 'var(--placard-chart-axis)' }
const theme = {
  text,
  axis: { domain: { line: { strokeWidth: 0 } }, ticks: { line: { strokeWidth: 0 }, text } },
  grid: { line: { stroke: 'var(--placard-chart-grid)', strokeWidth: 1 } },
}

/** The drawing itself, and the only module that loads nivo: import it lazily. */
export const TimeSeriesPlot = memo(function TimeSeriesPlot({
  geometry,
  buckets,
  xTicks,
  yTicks,
  lines,
  label,
  describedBy,
}: TimeSeriesPlotProps) {
  // Steps are places in a row, not dates: no library gets to move them into the time zone of the browser.
  const data = useMemo(
    () => [{ id: 'steps', data: buckets.map((x) => ({ x, y: null })) }] as { id: string; data: Datum[] }[],
    [buckets],
  )
  const xLabels = new Map(xTicks.map(({ value, label: words }) => [value, words]))
  const yLabels = new Map(yTicks.map(({ value, label: words }) => [value, words]))
  const yValues = yTicks.map(({ value }) => value)
  return (
    <Line
      data={data}
      width={geometry.width}
      height={geometry.height}
      margin={geometry.margin}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 0, max: yValues.at(-1) ?? 1, nice: false }}
      layers={['grid', 'axes', () => <PlotLines geometry={geometry} lines={lines} />]}
      enableGridX={false}
      gridYValues={yValues}
      axisLeft={{
        tickValues: yValues,
        tickSize: 0,
        tickPadding: 10,
        format: (value: number) => yLabels.get(value) ?? '',
      }}
      axisBottom={{
        tickValues: [...xLabels.keys()],
        tickSize: 0,
        tickPadding: 12,
        format: (value: string) => xLabels.get(value) ?? '',
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

interface Datum {
  x: string
  y: number | null
}

function PlotLines({ geometry, lines }: Pick<TimeSeriesPlotProps, 'geometry' | 'lines'>) {
  const { left, top } = geometry.margin
  return (
    <g transform={`translate(${-left},${-top})`} fill="none" strokeLinejoin="round" strokeLinecap="butt">
      {lines.map(({ id, color, dash, width, values, partialIndex }) => (
        <g key={id} data-series={id} stroke={color} strokeWidth={width}>
          <path d={linePath(geometry, values, 0, partialIndex)} strokeDasharray={dash} />
          {partialIndex !== undefined && partialIndex > 0 && (
            <path d={linePath(geometry, values, partialIndex - 1, partialIndex + 1)} strokeDasharray={PARTIAL_DASH} />
          )}
        </g>
      ))}
    </g>
  )
}

/** The path through the steps from `start` up to, not including, `end`. */
function linePath({ xOf, yOf }: PlotGeometry, values: (number | null)[], start: number, end = values.length): string {
  let pen = 'M'
  let path = ''
  for (let index = start; index < end; index++) {
    const value = values[index]
    if (value === null || value === undefined) pen = 'M'
    else {
      path += `${pen}${xOf(index).toFixed(1)},${yOf(value).toFixed(1)}`
      pen = 'L'
    }
  }
  return path
}
