import { formatHour } from '@placard/domain/internal/report'
import type { HeatCell, HeatFacts } from './heat-facts.js'
import { cellBox, type HeatGeometry } from './heat-geometry.js'
import { type HeatScale, heatColor } from './heat-scale.js'

export interface HeatPlotProps {
  /** Accessible name of the chart. */
  label: string
  /** Id of the element that summarizes the chart. */
  describedBy: string
  /** The week. */
  facts: HeatFacts
  /** Geometry of the cells. */
  geometry: HeatGeometry
  /** Colors of the values. */
  scale: HeatScale
  /** Cell under the cursor. */
  current?: { hour: number; day: number }
}

const AXIS = 'var(--placard-chart-axis)'

/** Returns diagonal hatching for a box, so that "no data" differs from zero by more than a shade. */
export function hatchPath({ x, y, width, height }: ReturnType<typeof cellBox>): string {
  const step = 6
  let path = ''
  for (let at = step; at < width + height; at += step) {
    const [x1, y1] = at <= height ? [x, y + at] : [x + at - height, y + height]
    const [x2, y2] = at <= width ? [x + at, y] : [x + width, y + at - width]
    path += `M${x1.toFixed(1)},${y1.toFixed(1)}L${x2.toFixed(1)},${y2.toFixed(1)}`
  }
  return path
}

/** Renders the week as cells with labels of days and hours. */
export function HeatPlot({ label, describedBy, facts, geometry, scale, current }: HeatPlotProps) {
  const cells = facts.days.flatMap((day, row) => day.map((cell) => ({ cell, box: cellBox(geometry, cell.hour, row) })))
  const chosen = current && cellBox(geometry, current.hour, current.day)
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      width={geometry.width}
      height={geometry.height}
      className="block"
    >
      <Names facts={facts} geometry={geometry} />
      {cells.map(({ cell, box }) => (
        <Cell key={`${cell.weekday} ${cell.hour}`} cell={cell} box={box} color={heatColor(scale, cell.value)} />
      ))}
      {chosen && (
        <rect
          data-picture="without"
          x={chosen.x - 1.5}
          y={chosen.y - 1.5}
          width={chosen.width + 3}
          height={chosen.height + 3}
          rx={4}
          fill="none"
          stroke="var(--placard-text)"
          strokeWidth={2}
        />
      )}
    </svg>
  )
}

function Cell({ cell, box, color }: { cell: HeatCell; box: ReturnType<typeof cellBox>; color: string | undefined }) {
  if (cell.value === null)
    return <path data-state="none" d={hatchPath(box)} stroke="var(--placard-border)" strokeWidth={1} fill="none" />
  return (
    <rect
      data-state={cell.value > 0 ? 'value' : 'zero'}
      {...box}
      rx={2}
      fill={color ?? 'var(--placard-sunken)'}
      // A zero has a border, because its fill is close to the background.
      stroke={color ? undefined : 'var(--placard-border-subtle)'}
    />
  )
}

function Names({ facts, geometry }: Pick<HeatPlotProps, 'facts' | 'geometry'>) {
  const { down, left, top, cellWidth, cellHeight, gap, every } = geometry
  const hours = Array.from({ length: 24 / every }, (_, index) => index * every)
  return (
    <g fill={AXIS} fontSize={12} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {facts.days.map((day, row) => {
        const name = facts.language.texts.shortWeekdays[day[0]?.weekday ?? row]
        return down ? (
          <text key={name} x={left + row * cellWidth + (cellWidth - gap) / 2} y={top - 8} textAnchor="middle">
            {name}
          </text>
        ) : (
          <text key={name} x={16} y={top + row * cellHeight + (cellHeight - gap) / 2} dy="0.35em">
            {name}
          </text>
        )
      })}
      {hours.map((hour) =>
        down ? (
          <text key={hour} x={16} y={top + hour * cellHeight + (cellHeight - gap) / 2} dy="0.35em">
            {formatHour(hour, facts.minute)}
          </text>
        ) : (
          <text key={hour} x={left + hour * cellWidth} y={top - 8}>
            {formatHour(hour, facts.minute)}
          </text>
        ),
      )}
    </g>
  )
}
