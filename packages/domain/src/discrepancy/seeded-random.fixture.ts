/** Random numbers that depend only on a seed. */
export interface SeededRandom {
  /** Returns a number from 0 up to and excluding 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  chance: (probability: number) => boolean
  /** Returns a number of the normal distribution with mean 0 and deviation 1. */
  normal: () => number
  /** Returns a factor around 1 whose logarithm has this deviation. */
  factor: (deviation: number) => number
  /** Returns a random count with this mean (Poisson). */
  count: (mean: number) => number
}

/** Creates random numbers (mulberry32) from a seed. */
export function createRandom(seed: number): SeededRandom {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: <Value>(values: readonly Value[]) => values[Math.floor(values.length * next())] as Value,
    chance: (probability) => next() < probability,
    normal,
    factor: (deviation) => Math.exp(deviation * normal()),
    count: (mean) => {
      if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()))
      const limit = Math.exp(-mean)
      let [count, product] = [0, next()]
      while (product > limit) {
        count++
        product *= next()
      }
      return count
    },
  }
}
