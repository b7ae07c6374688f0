const MOST_STEPS = 4
const MOST_MARKS = 6

/** Where zero and every bar fit, with a round number at each mark. */
export interface BarScale {
  /** The first mark. */
  min: number
  /** The last mark. */
  max: number
  /** Every mark, zero among them: six at most. */
  ticks: number[]
}

/**
 * Round marks over everything from `least` to `most`, zero always among them; counts get no fractions. A tight scale
 * ends with the longest bar instead of the mark after it.
 */
export function barScale(least: number, most: number, wholeNumbers: boolean, tight = false): BarScale {
  const [low, high] = [Math.min(0, least), Math.max(0, most)]
  if (low === high) return { min: 0, max: 1, ticks: [0, 1] }
  const rough = (high - low) / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const sizes = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power)
  for (const size of sizes) {
    if (size < rough * (1 - 1e-9) || (wholeNumbers && !Number.isInteger(size))) continue
    const ticks = marksOf(low, high, size, tight)
    if (ticks.length > MOST_MARKS) continue
    return tight ? { min: low, max: high, ticks } : { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks }
  }
  return { min: low, max: high, ticks: marksOf(low, high, Math.max(1, Math.ceil(high - low)), tight) }
}

/** The multiples of a size from `low` to `high`: inside of both where it is tight, else just beyond them. */
function marksOf(low: number, high: number, size: number, tight: boolean): number[] {
  const markAt = (place: number) => Number((place * size).toPrecision(12))
  let [first, last] = [Math.ceil(low / size - 1e-9), Math.floor(high / size + 1e-9)]
  // What is small beside a mark may be more than an error of rounding.
  if (tight) {
    if (markAt(first) < low) first += 1
    if (markAt(last) > high) last -= 1
  } else {
    if (markAt(first) > low) first -= 1
    if (markAt(last) < high) last += 1
  }
  return Array.from({ length: last - first + 1 }, (_, index) => markAt(first + index))
}

/** From where to where a bar reaches. */
export interface BarSpan {
  /** Where it begins: at zero, or on the bar before it in its stack. */
  from: number
  /** Where it ends. */
  to: number
}

/** The bars of one category: each from zero, or one on the other, negative ones downwards from zero. */
export function barSpans(values: readonly (number | null)[], stacked: boolean): (BarSpan | null)[] {
  let [up, down] = [0, 0]
  return values.map((value) => {
    if (value === null) return null
    if (!stacked) return { from: 0, to: value }
    const from = value < 0 ? down : up
    const to = from + value
    if (value < 0) down = to
    else up = to
    return { from, to }
  })
}
