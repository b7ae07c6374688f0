/** Where things are inside the box of a chart, in pixels. */
export interface PlotGeometry {
  /** Of the whole box. */
  width: number
  /** Of the whole box. */
  height: number
  /** Room for labels around the plot. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** How many steps there are. */
  steps: number
  /** The smallest and the largest value that have a place. */
  min: number
  max: number
  /** The horizontal place of a step. */
  xOf: (index: number) => number
  /** The vertical place of a value. */
  yOf: (value: number) => number
  /** The step nearest to a horizontal place. */
  indexAt: (x: number) => number
}

export interface PlotGeometryOptions {
  /** Of the whole box. */
  width: number
  /** Of the whole box. */
  height: number
  /** How many steps there are. */
  steps: number
  /** The smallest value that has a place. */
  min: number
  /** The largest value that has a place. */
  max: number
  /** What stands left of the plot. */
  valueLabels: string[]
  /** Room for notes above the plot. @default false */
  notes?: boolean
}

/** Of a label of a step. */
const LABEL_WIDTH = 56
const DIGIT_WIDTH = 7
const CARD_PADDING = 16
/** Between the labels of values and the plot. */
export const TICK_PADDING = 10
const TOP = 12
const NOTES_TOP = 32

/** Places steps evenly and values from `min` to `max`; the left margin follows the longest value label. */
export function plotGeometry({
  width,
  height,
  steps,
  min,
  max,
  valueLabels,
  notes = false,
}: PlotGeometryOptions): PlotGeometry {
  const longest = Math.max(1, ...valueLabels.map((label) => label.length))
  const side = CARD_PADDING + LABEL_WIDTH / 2 - 8
  const margin = {
    top: notes ? NOTES_TOP : TOP,
    right: side,
    bottom: 32,
    left: Math.max(side, CARD_PADDING + longest * DIGIT_WIDTH + TICK_PADDING),
  }
  const innerWidth = Math.max(0, width - margin.left - margin.right)
  const innerHeight = Math.max(0, height - margin.top - margin.bottom)
  const gap = steps > 1 ? innerWidth / (steps - 1) : 0
  const first = margin.left + (steps > 1 ? 0 : innerWidth / 2)
  const scale = innerHeight / (max - min || 1)
  return {
    width,
    height,
    margin,
    steps,
    min,
    max,
    xOf: (index) => first + index * gap,
    yOf: (value) => margin.top + (max - value) * scale,
    indexAt: (x) => (gap === 0 ? 0 : Math.min(steps - 1, Math.max(0, Math.round((x - first) / gap)))),
  }
}
