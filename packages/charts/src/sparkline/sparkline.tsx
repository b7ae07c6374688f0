import { percentChange } from '@placard/domain'
import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** The values, oldest first. */
  values: number[]
  /** What it shows, in words; `trendText` writes them. */
  label: string
  /** Draws the way to the last value dotted, because it is still being counted. @default false */
  partial?: boolean
}

const [WIDTH, HEIGHT, INSET] = [96, 28, 3]

/** A tiny line for a table row or a tile: the shape of a trend. Its words are its accessible name. */
export function Sparkline({ values, label, partial = false, className, ...props }: SparklineProps) {
  const highest = Math.max(0, ...values)
  const gap = (WIDTH - 2 * INSET) / Math.max(1, values.length - 1)
  const at = (value: number, index: number): [number, number] => [
    INSET + index * gap,
    HEIGHT - INSET - (highest > 0 ? value / highest : 0) * (HEIGHT - 2 * INSET),
  ]
  const points = values.map(at)
  const path = (part: [number, number][]) => part.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const line = path(points)
  const stroke = highest > 0 ? 'var(--placard-chart-1)' : 'var(--placard-chart-compare)'
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="sparkline"
      data-state={highest > 0 ? 'data' : 'flat'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      {...props}
      className={classNames('shrink-0 overflow-visible', className)}
    >
      {highest > 0 && points.length > 1 && (
        <polygon
          points={`${INSET},${HEIGHT - INSET} ${line} ${WIDTH - INSET},${HEIGHT - INSET}`}
          fill="var(--placard-chart-1)"
          fillOpacity={0.1}
        />
      )}
      <polyline
        points={path(partial ? points.slice(0, -1) : points)}
        stroke={stroke}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {partial && (
        <polyline points={path(points.slice(-2))} stroke={stroke} strokeWidth={1.5} strokeDasharray="1.5 2" />
      )}
      {last && highest > 0 && (
        <circle
          cx={last[0]}
          cy={last[1]}
          r={2}
          fill={partial ? 'var(--placard-surface)' : stroke}
          stroke={stroke}
          strokeWidth={partial ? 1.5 : 0}
        />
      )}
    </svg>
  )
}

/** A trend in words: the second half of the values against the first, such as "up 12 % in 7 days". Leave a partial last value out. */
export function trendText(values: number[], unit = 'days'): string {
  const half = Math.floor(values.length / 2)
  const sum = (part: number[]) => part.reduce((total, value) => total + value, 0)
  const change = percentChange(sum(values.slice(-half)), sum(values.slice(-2 * half, -half)))
  const span = `in ${half} ${unit}`
  if (half === 0 || sum(values) === 0) return 'no data yet'
  if (change === null) return `new ${span}`
  const size = Math.round(Math.abs(change))
  return size === 0 ? `steady ${span}` : `${change > 0 ? 'up' : 'down'} ${size}\u00a0% ${span}`
}
