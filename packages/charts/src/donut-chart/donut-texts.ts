import { formatMetric, formatMetricCompact } from '@placard/domain'
import { fitText } from '../fit-text.js'
import type { CountMetricName } from './count-metric.js'
import { type DonutSlice, shareText } from './donut-parts.js'
import { type DonutShape, middleOf } from './donut-shape.js'

/** The words beside one slice, seen from the middle of the ring. */
export interface DonutText {
  /** The slice. */
  id: string
  /** Its colour and marker. */
  slot?: number
  /** Where its marker stands. */
  x: number
  /** Between its two lines. */
  y: number
  /** 1 right of the ring, -1 left of it. */
  sign: 1 | -1
  /** Cut where it would not fit. */
  name: string
  /** Value and share. */
  value: string
  /** The line from the slice to its words. */
  leader: string
}

type WidthOf = (text: string) => number

const AWAY = 40
const KEY = 12
const PADDING = 16

/** Words for every slice, where there is room beside the ring. */
export function donutTexts(
  metric: CountMetricName,
  slices: readonly DonutSlice[],
  shape: DonutShape,
  widthOf: WidthOf,
): DonutText[] {
  const { labels, angles, radius, width } = shape
  const room = width / 2 - radius - AWAY - KEY - PADDING
  return slices.flatMap(({ id, slot, name, value, tenths }, index): DonutText[] => {
    const [label, angle] = [labels?.[index], angles[index]]
    if (!label || !angle) return []
    const sign = label.side === 'right' ? 1 : -1
    const [x, y] = [sign * (radius + AWAY), label.y - shape.y]
    const middle = middleOf(angle)
    const point = (far: number) => `${(Math.sin(middle) * far).toFixed(1)},${(-Math.cos(middle) * far).toFixed(1)}`
    return [
      {
        id,
        slot,
        x,
        y,
        sign,
        name: fitText(name, room, widthOf),
        value: `${formatMetric(metric, value)} · ${shareText(tenths)}`,
        leader: `M${point(radius + 3)}L${point(radius + 12)}L${x - sign * 10},${(y - 8).toFixed(1)}`,
      },
    ]
  })
}

/** The whole in full, or in short where the hole is too small for it. */
export function totalText(metric: CountMetricName, total: number, hole: number, widthOf: WidthOf): string {
  const full = formatMetric(metric, total)
  return widthOf(full) <= hole * 1.7 ? full : formatMetricCompact(metric, total)
}
