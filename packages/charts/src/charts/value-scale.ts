import type { ScaleLinear } from '@nivo/scales'
import { scaleLinear } from 'd3-scale'

const MAX_TICKS = 6
const WISHED_INTERVALS = 4

export interface ValueScaleOptions {
  /** Smallest value; zero is always included. */
  min: number
  /** Largest value; zero is always included. */
  max: number
  /** True for counts: no tick is a fraction. */
  isCount: boolean
  axis: 'x' | 'y'
  /** Length of the axis in pixels. */
  length: number
  /** Ends the scale at the extremes instead of the next ticks. @default false */
  isTight?: boolean
}

/**
 * Creates a linear scale for nivo's axes and grid. Theirs is the same one of d3, but importing it loads all kinds of scales
 * and a part of lodash before the first paint.
 */
export const linearScale = (domain: [number, number], range: [number, number]): ScaleLinear<number> =>
  Object.assign(scaleLinear().domain(domain).range(range), { type: 'linear' as const, stacked: false })

/** Creates the scale of a value axis and its ticks: round numbers, about five. */
export function valueScale({ min, max, isCount, axis, length, isTight = false }: ValueScaleOptions) {
  const round = isCount && !isTight
  let [low, high] = [Math.min(0, round ? Math.floor(min) : min), Math.max(0, round ? Math.ceil(max) : max)]
  if (!(high > low) || !Number.isFinite(high - low)) [low, high] = [0, 1]
  for (
    let intervals = isCount ? Math.max(1, Math.min(WISHED_INTERVALS, Math.floor(high - low))) : WISHED_INTERVALS;
    ;
    intervals--
  ) {
    const scale = linearScale([low, high], axis === 'x' ? [0, length] : [length, 0])
    if (!isTight) scale.nice(intervals)
    const ticks = scale.ticks(intervals)
    if (ticks.length <= MAX_TICKS || intervals === 1) return { scale, ticks }
  }
}
