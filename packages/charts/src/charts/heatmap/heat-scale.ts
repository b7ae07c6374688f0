/** Up to five shades of one color, the palest for the smallest values. */
export interface HeatScale {
  /** Bounds of the shades: one more than colors. Empty if all values are zero. */
  bounds: number[]
  /** Tokens, one per shade, such as `var(--placard-seq-1)`. */
  colors: string[]
}

const STEPS = 5
const ROUND = [1, 2, 2.5, 3, 4, 5, 6, 8]

const clean = (value: number) => Number(value.toPrecision(12))

/** Yields round step sizes from a size upwards, in multiples of the smallest formatted difference. */
function* roundSizes(size: number, least: number) {
  for (let power = Math.floor(Math.log10(size)); ; power += 1)
    for (const one of ROUND) {
      const round = clean(one * 10 ** power)
      if (Number.isInteger(clean(round / least))) yield round
    }
}

/**
 * Creates shades of equal, round size up to the largest value. They start at zero, unless all values are in the upper
 * half, where differences would be invisible. `finest` is the smallest difference that is formatted.
 */
export function heatScale(values: readonly (number | null)[], finest: number): HeatScale {
  const counted = values.filter((value) => value !== null).filter((value) => value > 0)
  if (counted.length === 0) return { bounds: [], colors: [] }
  const [least, most] = [Math.min(...counted), Math.max(...counted)]
  const from = least < most && least > most / 2 ? least : 0
  for (const size of roundSizes((most - from) / STEPS, finest)) {
    const low = clean(Math.floor(clean(from / size)) * size)
    const count = Math.ceil(clean((most - low) / size))
    if (count > STEPS || count < 1) continue
    return {
      bounds: Array.from({ length: count + 1 }, (_, step) => clean(low + step * size)),
      colors: Array.from({ length: count }, (_, step) => rampColor(step, count)),
    }
  }
  return { bounds: [], colors: [] }
}

/** Returns the color of a step. Both ends of the ramp are used, so that few steps differ as much as possible. */
const rampColor = (step: number, count: number) =>
  `var(--placard-seq-${count === 1 ? 3 : 1 + Math.round((step * (STEPS - 1)) / (count - 1))})`

/** Returns the color of a value; undefined for zero and no data, which have no shade. */
export function heatColor({ bounds, colors }: HeatScale, value: number | null): string | undefined {
  if (value === null || value <= 0) return undefined
  const step = bounds.findIndex((bound, index) => index > 0 && value <= bound)
  return colors[step < 0 ? colors.length - 1 : step - 1]
}
