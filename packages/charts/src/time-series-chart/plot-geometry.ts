import { type Bucket, formatBucket, formatBucketDay } from '@placard/domain'

/** A mark on an axis. */
export interface AxisTick<Value> {
  /** Where it stands. */
  value: Value
  /** What it says. */
  label: string
}

/** Where things are inside the box of a chart, in pixels. */
export interface PlotGeometry {
  /** Of the whole box. */
  width: number
  /** Of the whole box. */
  height: number
  /** Room for labels around the plot. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** The horizontal place of a step. */
  xOf: (index: number) => number
  /** The vertical place of a value. */
  yOf: (value: number) => number
  /** The step nearest to a horizontal place. */
  indexAt: (x: number) => number
}

const MAX_INTERVALS = 4
/** A label and the air around it. */
const LABEL_ROOM: Record<Bucket, number> = { day: 160, hour: 120 }
const LEAST_LABELS = 2.2
const LABEL_WIDTH = 56
const DIGIT_WIDTH = 7
const CARD_PADDING = 16
const TICK_PADDING = 10

/** Round numbers from zero to at least `max`: five at most. Counts get no fractions. */
export function valueTicks(max: number, wholeNumbers: boolean): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / MAX_INTERVALS
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  const step = steps.find((size) => size >= rough * (1 - 1e-9) && (!wholeNumbers || Number.isInteger(size))) ?? 1
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

const STRIDES: Record<Bucket, number[]> = {
  day: [1, 2, 3, 7, 14, 28, 56, 91],
  hour: [1, 2, 3, 6, 12, 24],
}

/** As many steps as get a label without touching; the last day always has one. */
export function bucketTicks(buckets: string[], tzCode: string, plotWidth: number): AxisTick<string>[] {
  const kind: Bucket = buckets[0]?.includes('T') ? 'hour' : 'day'
  const room = Math.max(LEAST_LABELS, plotWidth / LABEL_ROOM[kind])
  const stride = STRIDES[kind].find((size) => (buckets.length - 1) / size <= room) ?? Math.ceil(buckets.length / room)
  const indexes = buckets.map((_, index) => index).filter((index) => index % stride === 0)
  const last = buckets.length - 1
  if (kind === 'day' && indexes.at(-1) !== last) {
    const step = plotWidth / last
    const tooClose = (index: number) => last - index <= stride / 2 || (last - index) * step < LABEL_WIDTH
    while (indexes.length > 1 && tooClose(indexes.at(-1) ?? 0)) indexes.pop()
    indexes.push(last)
  }
  return indexes.flatMap((index) => {
    const value = buckets[index]
    return value === undefined ? [] : [{ value, label: axisLabel(value, tzCode) }]
  })
}

/** Midnight says the day, so that hours of two days cannot be mistaken. */
function axisLabel(bucket: string, tzCode: string): string {
  const label = formatBucket(bucket, tzCode)
  return label === '00:00' ? formatBucketDay(bucket, tzCode) : label
}

/** Places steps evenly and values from zero to `max`; the left margin follows the longest value label. */
export function plotGeometry(
  { width, height }: { width: number; height: number },
  steps: number,
  max: number,
  valueLabels: string[],
): PlotGeometry {
  const longest = Math.max(1, ...valueLabels.map((label) => label.length))
  const margin = {
    top: 12,
    right: CARD_PADDING + LABEL_WIDTH / 2 - 8,
    bottom: 32,
    left: Math.max(CARD_PADDING + LABEL_WIDTH / 2 - 8, CARD_PADDING + longest * DIGIT_WIDTH + TICK_PADDING),
  }
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom }
  const gap = steps > 1 ? inner.width / (steps - 1) : 0
  const first = margin.left + (steps > 1 ? 0 : inner.width / 2)
  return {
    width,
    height,
    margin,
    xOf: (index) => first + index * gap,
    yOf: (value) => margin.top + inner.height * (1 - value / max),
    indexAt: (x) => (gap === 0 ? 0 : Math.min(steps - 1, Math.max(0, Math.round((x - first) / gap)))),
  }
}
