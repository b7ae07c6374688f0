import type { PlotGeometry } from './plot-geometry.js'

/** What can draw a line: a canvas, or a path that is being written. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
}

/** Which steps of which values make a line. */
export interface Trace {
  /** One value a step; NaN breaks the line. */
  values: Float64Array
  /** The steps to draw, where not all of them are. */
  picked?: Uint32Array
  /** The first step. @default 0 */
  from?: number
  /** The last step. @default the last of all */
  to?: number
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** Writes what is drawn as the path of an SVG. */
export class PathPen implements Pen {
  path = ''
  moveTo(x: number, y: number) {
    this.path += `M${round(x)},${round(y)}`
  }
  lineTo(x: number, y: number) {
    this.path += `L${round(x)},${round(y)}`
  }
}

/** Calls `each` for every run of values without a gap, with its steps. */
function eachRun({ values, picked, from = 0, to = values.length - 1 }: Trace, each: (run: number[]) => void) {
  let run: number[] = []
  const count = picked ? picked.length : to + 1
  for (let place = picked ? 0 : from; place < count; place++) {
    const step = picked ? (picked[place] as number) : place
    if (step < from || step > to) continue
    if (!Number.isNaN(values[step] as number)) run.push(step)
    else if (run.length > 0) {
      each(run)
      run = []
    }
  }
  if (run.length > 0) each(run)
}

/** Draws a line through the values. One value without neighbours is a dot. */
export function traceLine(pen: Pen, { xOf, yOf }: PlotGeometry, trace: Trace): void {
  const { values } = trace
  eachRun(trace, (run) => {
    const [first = 0] = run
    const at = yOf(values[first] as number)
    pen.moveTo(xOf(first) - (run.length === 1 ? 1 : 0), at)
    if (run.length === 1) pen.lineTo(xOf(first) + 1, at)
    for (let place = 1; place < run.length; place++) {
      const step = run[place] as number
      pen.lineTo(xOf(step), yOf(values[step] as number))
    }
  })
}

/** Draws the outline of the area between values and what lies below them, or zero. */
export function traceArea(pen: Pen, { xOf, yOf }: PlotGeometry, trace: Trace, base?: Float64Array): void {
  const { values } = trace
  eachRun(trace, (run) => {
    run.forEach((step, place) => {
      if (place === 0) pen.moveTo(xOf(step), yOf(values[step] as number))
      else pen.lineTo(xOf(step), yOf(values[step] as number))
    })
    for (const step of run.toReversed()) pen.lineTo(xOf(step), yOf(base?.[step] ?? 0))
  })
}

/** The steps of two lines together, in order. */
export function mergeSteps(one?: Uint32Array, other?: Uint32Array): Uint32Array | undefined {
  if (!one || !other) return one ?? other
  const merged = new Uint32Array(one.length + other.length)
  let size = 0
  let [a, b] = [0, 0]
  while (a < one.length || b < other.length) {
    const next = Math.min(one[a] ?? Infinity, other[b] ?? Infinity)
    if (one[a] === next) a++
    if (other[b] === next) b++
    merged[size++] = next
  }
  return merged.subarray(0, size)
}
