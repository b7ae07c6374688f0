import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import { memo, useMemo } from 'react'
import { OTHER_COLOR } from '../other-series.js'
import { markerPath, seriesStyle } from '../series-style/series-style.js'
import type { DonutSlice } from './donut-data.js'
import { computeMiddle, type DonutShape } from './donut-shape.js'
import type { SliceLabel } from './donut-text.js'

export interface DonutPlotProps {
  /** Slices, clockwise from the top. */
  slices: DonutSlice[]
  /** Geometry of the ring. */
  shape: DonutShape
  /** Labels beside the ring; empty if a list below it names the slices. */
  labels: SliceLabel[]
  /** Total in the middle. */
  total: string
  /** Unit below the total. */
  unit: string
}

interface Datum {
  id: string
  value: number
}

/** Renders nivo's pie with arcs and labels in our style. The only module that loads nivo for donuts: import it lazily. */
export const DonutPlot = memo(function DonutPlot(props: DonutPlotProps) {
  const { slices, shape } = props
  const { width, height, radius, hole, angles } = shape
  const data = useMemo(
    () => slices.map(({ id }, index): Datum => ({ id, value: (angles[index]?.to ?? 0) - (angles[index]?.from ?? 0) })),
    [slices, angles],
  )
  const layers = useMemo(() => [(layer: PieCustomLayerProps<Datum>) => <Ring {...props} {...layer} />], [props])
  return (
    <Pie
      data={data}
      width={width}
      height={height}
      margin={{
        top: height / 2 - radius,
        bottom: height / 2 - radius,
        left: width / 2 - radius,
        right: width / 2 - radius,
      }}
      innerRadius={hole / radius}
      layers={layers}
      animate={false}
      isInteractive={false}
      role="presentation"
    />
  )
})

function Ring({
  slices,
  shape,
  labels,
  total,
  unit,
  dataWithArc,
  arcGenerator,
  centerX,
  centerY,
}: DonutPlotProps & PieCustomLayerProps<Datum>) {
  const { angles, radius, hole } = shape
  const middle = (radius + hole) / 2
  return (
    <g
      transform={`translate(${centerX},${centerY})`}
      fontFamily="inherit"
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {dataWithArc.map(({ id, arc }, index) => {
        const slot = slices[index]?.slot
        const angle = angles[index]
        if (!angle) return null
        const at = computeMiddle(angle)
        return (
          <g key={id} data-slice={id}>
            <path
              d={arcGenerator(arc) ?? ''}
              fill={slot === undefined ? OTHER_COLOR : seriesStyle(slot).color}
              stroke="var(--placard-surface)"
              strokeWidth={slices.length > 1 ? 1.5 : 0}
            />
            {slot !== undefined && (angle.to - angle.from) * middle > 16 && (
              <path
                d={markerPath(seriesStyle(slot).marker, Math.min(5, (radius - hole) * 0.16))}
                transform={`translate(${Math.sin(at) * middle},${-Math.cos(at) * middle})`}
                fill="var(--placard-surface)"
              />
            )}
          </g>
        )
      })}
      <text
        textAnchor="middle"
        fill="var(--placard-text)"
        fontSize={20}
        fontWeight={600}
        letterSpacing="-0.015em"
        dy="0.1em"
      >
        {total}
      </text>
      <text textAnchor="middle" fill="var(--placard-text-muted)" fontSize={12} y={20}>
        {unit}
      </text>
      {labels.map(({ id, x, y, sign, name, value, leader, slot }) => (
        <g key={id} fontSize={12} textAnchor={sign > 0 ? 'start' : 'end'}>
          <path d={leader} fill="none" stroke="var(--placard-border-control)" />
          {slot !== undefined && (
            <path
              d={markerPath(seriesStyle(slot).marker, 4.25)}
              transform={`translate(${x},${y - 8})`}
              fill={seriesStyle(slot).color}
            />
          )}
          {slot === undefined && <rect x={x - 4} y={y - 12} width={8} height={8} rx={1} fill={OTHER_COLOR} />}
          <text x={x + sign * 12} y={y - 4} fill="var(--placard-text)" fontWeight={500}>
            {name}
          </text>
          <text x={x + sign * 12} y={y + 13} fill="var(--placard-text-muted)">
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}
