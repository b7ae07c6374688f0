/** Values in up to five steps of one colour, the palest for the smallest. */
export interface HeatScale {
  /** Where steps begin and end: one more than there are colours. None where every value is zero. */
  bounds: number[]
  /** One token a step, as `var(--placard-seq-1)`. */
  colors: string[]
}

const STEPS = 5
const ROUND = [1, 2, 2.5, 3, 4, 5, 6, 8]

const clean = (value: number) => Number(value.toPrecision(12))

/** Round step sizes from below a size on, each a multiple of the least that is written. */
function* roundSizes(size: number, least: number) {
  for (let power = Math.floor(Math.log10(size)); ; power += 1)
    for (const one of ROUND) {
      const round = clean(one * 10 ** power)
      if (Number.isInteger(clean(round / least))) yield round
    }
}

/**
 * Steps of equal, round size from the smallest value above zero to the largest. They begin at zero unless all values lie
 * in the upper half, where differences would not be seen. `finest` is the smallest difference that is written.
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

/** The ends of the ramp are always used, so that few steps are as far apart as they can be. */
const rampColor = (step: number, count: number) =>
  `var(--placard-seq-${count === 1 ? 3 : 1 + Math.round((step * (STEPS - 1)) / (count - 1))})`

/** The colour of a value; undefined for none and for zero, which are no step of the scale. */
export function heatColor({ bounds, colors }: HeatScale, value: number | null): string | undefined {
  if (value === null || value <= 0) return undefined
  const step = bounds.findIndex((bound, index) => index > 0 && value <= bound)
  return colors[step < 0 ? colors.length - 1 : step - 1]
}
