import { classNames } from '@placard/ui'
import type { ComponentProps } from 'react'
import { SPARK, type SparkPoint, sparkBars, sparkLines, sparkScale } from './spark-geometry.js'

export { type TrendLabels, type TrendUnit, trendText, useTrendText } from './trend-text.js'

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** The values, oldest first; `null` is a gap. */
  values: readonly (number | null)[]
  /** Accessible name; `trendText` formats one. */
  label: string
  /** Line for a trend, bars for separate counts. @default 'line' */
  kind?: 'line' | 'bar'
  /** Shows the last value as an open dot that no line leads to, because it is in progress. @default false */
  partial?: boolean
  /** Fills its box instead of having a size of its own. @default false */
  stretch?: boolean
}

const DATA = 'var(--placard-chart-1)'
const NEUTRAL = 'var(--placard-chart-compare)'

/** Tiny line or bar chart for a table row or a tile. Its text is its accessible name. */
export function Sparkline({
  values,
  label,
  kind = 'line',
  partial = false,
  stretch = false,
  className,
  ...props
}: SparklineProps) {
  const { low, high, yOf } = sparkScale(values, kind)
  const counted = values.some((value) => value !== null)
  const state = counted ? (low === high ? 'flat' : 'data') : 'none'
  const line = `M${SPARK.inset},${counted ? yOf(0) : SPARK.height - SPARK.inset}H${SPARK.width - SPARK.inset}`
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="sparkline"
      data-state={state}
      // A stretched drawing touches the edges of its box; dots may overflow.
      viewBox={
        stretch
          ? `${SPARK.inset} 0 ${SPARK.width - 2 * SPARK.inset} ${SPARK.height}`
          : `0 0 ${SPARK.width} ${SPARK.height}`
      }
      width={stretch ? '100%' : SPARK.width}
      height={stretch ? '100%' : SPARK.height}
      preserveAspectRatio={stretch ? 'none' : undefined}
      fill="none"
      {...props}
      className={classNames('overflow-visible *:[vector-effect:non-scaling-stroke]', !stretch && 'shrink-0', className)}
    >
      {state === 'none' && <path d={line} stroke={NEUTRAL} strokeDasharray="2 4" />}
      {low < 0 && <path d={line} stroke={NEUTRAL} strokeWidth={0.75} />}
      {state !== 'none' &&
        (kind === 'bar' ? (
          <Bars values={values} partial={partial} flat={state === 'flat'} />
        ) : (
          <Line values={values} partial={partial} flat={state === 'flat'} />
        ))}
    </svg>
  )
}

interface DrawingProps {
  values: SparklineProps['values']
  partial: boolean
  flat: boolean
}

const path = (points: SparkPoint[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')

function Line({ values, partial, flat }: DrawingProps) {
  const lines = sparkLines(values)
  const stroke = flat ? NEUTRAL : DATA
  const last = (values.at(-1) ?? null) === null ? undefined : lines.at(-1)?.at(-1)
  const whole = partial && last ? [...lines.slice(0, -1), lines.at(-1)?.slice(0, -1) ?? []] : lines
  return (
    <>
      <path
        // A single value between gaps is a dot: a line of zero length with round caps.
        d={whole
          .map((points) => (points.length === 1 ? `M${path(points)}h0` : points.length > 1 && `M${path(points)}`))
          .filter(Boolean)
          .join('')}
        stroke={stroke}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && !flat && <Dot at={last} open={partial} />}
    </>
  )
}

/** Dot drawn as a line of zero length with round caps, which stays round when the drawing is stretched. */
function Dot({ at, open }: { at: SparkPoint; open: boolean }) {
  const place = `M${path([at])}h0`
  return (
    <>
      <path d={place} stroke={DATA} strokeWidth={open ? 5.5 : 4} strokeLinecap="round" />
      {open && <path d={place} stroke="var(--placard-surface)" strokeWidth={2.5} strokeLinecap="round" />}
    </>
  )
}

function Bars({ values, partial, flat }: DrawingProps) {
  const bars = sparkBars(values)
  const open = partial ? bars.pop() : undefined
  const rect = ({ x, width, top, bottom }: (typeof bars)[number]) =>
    `M${x.toFixed(2)},${top.toFixed(2)}h${width.toFixed(2)}V${Math.max(bottom, top + (flat ? 1 : 0)).toFixed(2)}h-${width.toFixed(2)}Z`
  return (
    <>
      <path d={bars.map(rect).join('')} fill={flat ? NEUTRAL : DATA} />
      {open && <path d={rect(open)} fill={DATA} fillOpacity={0.25} stroke={DATA} strokeWidth={0.75} />}
    </>
  )
}
