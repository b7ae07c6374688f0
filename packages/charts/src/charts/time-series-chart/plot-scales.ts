import type { ScaleLinear } from '@nivo/scales'
import { linearScale, valueScale } from '../value-scale.js'

/** Scales and margins of a plot, shared by grid, labels, lines and the cursor. All sizes are in pixels. */
export interface PlotScales {
  /** Width of the whole box. */
  width: number
  /** Height of the whole box. */
  height: number
  /** Space for labels around the plot. */
  margin: { top: number; right: number; bottom: number; left: number }
  /** Scale of steps, within the plot. */
  xScale: ScaleLinear<number>
  /** Scale of values, within the plot. */
  yScale: ScaleLinear<number>
  /** Round values with a grid line and a label. */
  yTicks: number[]
  /** Returns the x position of a step in the box. */
  xOf: (step: number) => number
  /** Returns the y position of a value in the box. */
  yOf: (value: number) => number
  /** Returns the step nearest to an x position in the box. */
  stepAt: (x: number) => number
}

export interface PlotScalesOptions {
  /** Width of the whole box. */
  width: number
  /** Height of the whole box. */
  height: number
  /** Number of steps. */
  steps: number
  /** The smallest value. */
  min: number
  /** The largest value. */
  max: number
  /** The values are counts: no tick is a fraction. */
  isCount: boolean
  /** Formats the label of a value. */
  format: (value: number) => string
  /** Leaves space for annotations above the plot. @default false */
  notes?: boolean
}

const STEP_LABEL_WIDTH = 56
const DIGIT_WIDTH = 7
const CARD_PADDING = 16
/** Space between value labels and the plot, in pixels. */
export const TICK_PADDING = 10
const TOP = 12
const NOTES_TOP = 32
const BOTTOM = 32

/** Creates the scales of a plot. The left margin fits the longest value label. */
export function plotScales(options: PlotScalesOptions): PlotScales {
  const { width, height, steps, min, max, isCount, format, notes = false } = options
  const top = notes ? NOTES_TOP : TOP
  const { scale: yScale, ticks: yTicks } = valueScale({
    min,
    max,
    isCount,
    axis: 'y',
    length: Math.max(0, height - top - BOTTOM),
  })
  const longest = Math.max(1, ...yTicks.map((value) => format(value).length))
  const side = CARD_PADDING + STEP_LABEL_WIDTH / 2 - 8
  const margin = {
    top,
    right: side,
    bottom: BOTTOM,
    left: Math.max(side, CARD_PADDING + longest * DIGIT_WIDTH + TICK_PADDING),
  }
  // Steps are indexes, not dates: a time scale would move days into the zone of the browser.
  const [first, last] = steps > 1 ? [0, steps - 1] : [-1, 1]
  const xScale = linearScale([first, last], [0, Math.max(0, width - margin.left - margin.right)])
  return {
    width,
    height,
    margin,
    xScale,
    yScale,
    yTicks,
    xOf: (step) => margin.left + xScale(step),
    yOf: (value) => margin.top + yScale(value),
    stepAt: (x) => Math.min(steps - 1, Math.max(0, Math.round(xScale.invert(x - margin.left)))),
  }
}
