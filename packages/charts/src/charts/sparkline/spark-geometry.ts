/** Size of the viewBox in pixels. */
export const SPARK = { width: 96, height: 28, inset: 3 } as const

const WIDTH = SPARK.width - 2 * SPARK.inset
const BOTTOM = SPARK.height - SPARK.inset
/** Width of a bar and its gap. */
const BAR_STEP = 2
const WIDEST_BAR = 8

/** A position in the viewBox. */
export interface SparkPoint {
  x: number
  y: number
}

/** A bar in the viewBox. */
export interface SparkBar {
  x: number
  width: number
  top: number
  bottom: number
}

type Values = readonly (number | null)[]

/** Returns the value scale. It includes zero, except for a line in the upper half, whose shape would be lost. */
export function sparkScale(values: Values, kind: 'line' | 'bar') {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value === null) continue
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const cut = kind === 'line' && least < most && least > most / 2
  const low = cut ? least : Math.min(0, least)
  const high = Math.max(0, most)
  const span = high - low || 1
  return { low, high, yOf: (value: number) => BOTTOM - ((value - low) / span) * (BOTTOM - SPARK.inset) }
}

/** Decimates values to the extremes of each run, so that no spike is lost. */
function extremes(values: Values, runs: number): { index: number; value: number | null }[] {
  const kept: { index: number; value: number | null }[] = []
  for (let run = 0; run < runs; run += 1) {
    const from = Math.floor((run * values.length) / runs)
    const to = Math.floor(((run + 1) * values.length) / runs)
    let [lowest, highest] = [-1, -1]
    for (let index = from; index < to; index += 1) {
      const value = values[index] ?? null
      if (value === null) continue
      if (lowest < 0 || value < (values[lowest] ?? 0)) lowest = index
      if (highest < 0 || value > (values[highest] ?? 0)) highest = index
    }
    if (lowest < 0) kept.push({ index: from, value: null })
    for (const index of new Set([Math.min(lowest, highest), Math.max(lowest, highest)]))
      if (index >= 0) kept.push({ index, value: values[index] ?? null })
  }
  const last = values.length - 1
  if (kept.at(-1)?.index !== last) kept.push({ index: last, value: values[last] ?? null })
  return kept
}

/** Returns the unbroken parts of the line, decimated to the pixels of the viewBox. */
export function sparkLines(values: Values): SparkPoint[][] {
  const { yOf } = sparkScale(values, 'line')
  const points = values.length > 2 * WIDTH ? extremes(values, WIDTH) : values.map((value, index) => ({ index, value }))
  const lines: SparkPoint[][] = [[]]
  for (const { index, value } of points) {
    if (value === null) lines.push([])
    else
      lines.at(-1)?.push({
        x: SPARK.inset + (values.length === 1 ? WIDTH : (index * WIDTH) / (values.length - 1)),
        y: yOf(value),
      })
  }
  return lines.filter((line) => line.length > 0)
}

/** Returns one bar per value from zero; if there are too many, one per run from its lowest to its highest value. */
export function sparkBars(values: Values): SparkBar[] {
  const { yOf } = sparkScale(values, 'bar')
  const count = Math.min(values.length, WIDTH / BAR_STEP)
  const step = WIDTH / Math.max(1, count)
  return Array.from({ length: count }, (_, bar): SparkBar => {
    const from = Math.floor((bar * values.length) / count)
    const run = values.slice(from, Math.floor(((bar + 1) * values.length) / count)).filter((value) => value !== null)
    const [top, bottom] = [yOf(Math.max(0, ...run)), yOf(Math.min(0, ...run))]
    const width = Math.min(WIDEST_BAR, Math.max(1, step - Math.min(2, step / 3)))
    return { x: SPARK.inset + bar * step + (width < WIDEST_BAR ? 0 : (step - width) / 2), width, top, bottom }
  })
}
