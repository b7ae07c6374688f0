import { createLinearScale, getScaleTicks } from '@nivo/scales'

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

/** Creates nivo's scale of a value axis and its ticks: round numbers, about five. */
export function valueScale({ min, max, isCount, axis, length, isTight = false }: ValueScaleOptions) {
  const round = isCount && !isTight
  let [low, high] = [Math.min(0, round ? Math.floor(min) : min), Math.max(0, round ? Math.ceil(max) : max)]
  if (!(high > low) || !Number.isFinite(high - low)) [low, high] = [0, 1]
  for (
    let intervals = isCount ? Math.max(1, Math.min(WISHED_INTERVALS, Math.floor(high - low))) : WISHED_INTERVALS;
    ;
    intervals--
  ) {
    const scale = createLinearScale<number>(
      { type: 'linear', min: low, max: high, nice: isTight ? false : intervals },
      { all: [], min: low, max: high },
      length,
      axis,
    )
    const ticks: number[] = getScaleTicks(scale, intervals)
    if (ticks.length <= MAX_TICKS || intervals === 1) return { scale, ticks }
  }
}
