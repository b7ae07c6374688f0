import { formatMetric, formatMetricCompact } from '@placard/domain'
import { fitText } from '../text-fit.js'
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
    const share = shareText(tenths)
    const full = `${formatMetric(metric, value)} · ${share}`
    return [
      {
        id,
        slot,
        x,
        y,
        sign,
        name: fitText(name, room, widthOf),
        value: widthOf(full) <= room ? full : `${formatMetricCompact(metric, value)} · ${share}`,
        leader: leaderPath(middle, radius, { x: x - sign * 10, y: y - 8 }, index),
      },
    ]
  })
}

/** From a slice to its words: straight, or around the ring where the straight way would cross it. */
function leaderPath(middle: number, radius: number, to: { x: number; y: number }, index: number): string {
  const at = (far: number) => ({ x: Math.sin(middle) * far, y: -Math.cos(middle) * far })
  const words = (point: { x: number; y: number }) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`
  const track = radius + 7 + (index % 5) * 3
  const [start, bend] = [at(radius + 3), at(track)]
  const [dx, dy] = [to.x - bend.x, to.y - bend.y]
  const nearest = Math.min(1, Math.max(0, -(bend.x * dx + bend.y * dy) / (dx * dx + dy * dy)))
  const isClear = Math.hypot(bend.x + dx * nearest, bend.y + dy * nearest) > radius + 4
  if (isClear || Math.abs(to.y) >= track) return `M${words(start)}L${words(bend)}L${words(to)}`
  const end = { x: Math.sign(to.x) * Math.sqrt(track * track - to.y * to.y), y: to.y }
  const sweep = bend.x * end.y - bend.y * end.x > 0 ? 1 : 0
  return `M${words(start)}L${words(bend)}A${track},${track} 0 0 ${sweep} ${words(end)}L${words(to)}`
}

/** The whole in full, or in short where the hole is too small for it. */
export function totalText(metric: CountMetricName, total: number, hole: number, widthOf: WidthOf): string {
  const full = formatMetric(metric, total)
  return widthOf(full) <= hole * 1.7 ? full : formatMetricCompact(metric, total)
}
