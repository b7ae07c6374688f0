import { ENGLISH, formatMetricCompact } from '@placard/domain/internal/report'
import { formatMetric, type ReportTexts } from '@placard/domain/report'
import { metricLabel } from '../metric-text.js'
import { fitText } from '../text-fit.js'
import { type CountMetricName, type DonutSlice, formatShare } from './donut-data.js'
import { ENGLISH_DONUT } from './donut-labels.js'
import { computeMiddle, type DonutShape } from './donut-shape.js'

/** Formats one slice for the live region: "City launch: 18,402 clicks, 45.2% of all". */
export const formatSlice = (
  metric: CountMetricName,
  { name, value, tenths }: DonutSlice,
  { labels, texts } = ENGLISH_DONUT,
): string =>
  labels.slice(name, formatMetric(metric, value, texts), metricLabel(metric, texts), formatShare(tenths, texts))

/** Summarizes the chart in one sentence: the two largest parts and the whole. */
export function summaryText(
  metric: CountMetricName,
  slices: readonly DonutSlice[],
  total: number,
  { labels, texts } = ENGLISH_DONUT,
): string {
  const unit = metricLabel(metric, texts)
  const [first, second] = slices.filter(({ slot }) => slot !== undefined)
  if (!first) return labels.none(unit)
  const whole = formatMetric(metric, total, texts)
  if (!second) return labels.only(first.name, whole, unit)
  const named = ({ name, tenths }: DonutSlice) => ({ name, share: formatShare(tenths, texts) })
  return labels.summary(named(first), named(second), whole, unit, slices.length > 2)
}

/** Label of one slice. Positions are relative to the middle of the ring. */
export interface SliceLabel {
  /** Id of the slice. */
  id: string
  /** Index of color and marker. */
  slot?: number
  /** x position of its marker. */
  x: number
  /** y position between its two lines. */
  y: number
  /** 1 right of the ring, -1 left of it. */
  sign: 1 | -1
  /** Name, truncated to fit. */
  name: string
  /** Value and share. */
  value: string
  /** Path of the line from the slice to its label. */
  leader: string
}

type WidthOf = (text: string) => number

const AWAY = 40
const KEY = 12
const PADDING = 16

/** Returns a label per slice; empty if there is no space beside the ring. */
export function sliceLabels(
  metric: CountMetricName,
  slices: readonly DonutSlice[],
  shape: DonutShape,
  measureWidth: WidthOf,
  texts: ReportTexts = ENGLISH,
): SliceLabel[] {
  const { labels, angles, radius, width } = shape
  const maxWidth = width / 2 - radius - AWAY - KEY - PADDING
  return slices.flatMap(({ id, slot, name, value, tenths }, index): SliceLabel[] => {
    const [label, angle] = [labels?.[index], angles[index]]
    if (!label || !angle) return []
    const sign = label.side === 'right' ? 1 : -1
    const [x, y] = [sign * (radius + AWAY), label.y - shape.y]
    const middle = computeMiddle(angle)
    const share = formatShare(tenths, texts)
    const full = `${formatMetric(metric, value, texts)} · ${share}`
    return [
      {
        id,
        slot,
        x,
        y,
        sign,
        name: fitText(name, maxWidth, measureWidth),
        value: measureWidth(full) <= maxWidth ? full : `${formatMetricCompact(metric, value, texts)} · ${share}`,
        leader: leaderPath(middle, radius, { x: x - sign * 10, y: y - 8 }, index),
      },
    ]
  })
}

/** Returns the line from a slice to its label: straight, or around the ring if a straight one would cross it. */
function leaderPath(middle: number, radius: number, to: { x: number; y: number }, index: number): string {
  const at = (far: number) => ({ x: Math.sin(middle) * far, y: -Math.cos(middle) * far })
  const format = (point: { x: number; y: number }) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`
  const track = radius + 7 + (index % 5) * 3
  const [start, bend] = [at(radius + 3), at(track)]
  const [dx, dy] = [to.x - bend.x, to.y - bend.y]
  const nearest = Math.min(1, Math.max(0, -(bend.x * dx + bend.y * dy) / (dx * dx + dy * dy)))
  const isClear = Math.hypot(bend.x + dx * nearest, bend.y + dy * nearest) > radius + 4
  if (isClear || Math.abs(to.y) >= track) return `M${format(start)}L${format(bend)}L${format(to)}`
  const end = { x: Math.sign(to.x) * Math.sqrt(track * track - to.y * to.y), y: to.y }
  const sweep = bend.x * end.y - bend.y * end.x > 0 ? 1 : 0
  return `M${format(start)}L${format(bend)}A${track},${track} 0 0 ${sweep} ${format(end)}L${format(to)}`
}

/** Formats the total, compact if the hole is too small. */
export function formatTotal(
  metric: CountMetricName,
  total: number,
  hole: number,
  measureWidth: WidthOf,
  texts: ReportTexts = ENGLISH,
): string {
  const full = formatMetric(metric, total, texts)
  return measureWidth(full) <= hole * 1.7 ? full : formatMetricCompact(metric, total, texts)
}
