/**
 * Picks the steps to draw so that every pixel column looks as it would with all of them: its smallest and largest value,
 * its first and last gap, and the first and last step of the series. Returns undefined if all steps fit. Runs in one pass
 * without allocating objects.
 */
export function pickSteps(values: Float64Array, columns: number): Uint32Array | undefined {
  const count = values.length
  if (columns < 1 || count <= columns * 2) return undefined
  const picked = new Uint32Array(columns * 4 + 2)
  let size = 0
  /** Inserts a step in order, unless the column has it already. */
  const add = (index: number, from: number) => {
    let place = size
    while (place > from && (picked[place - 1] as number) > index) place--
    if (place > from && picked[place - 1] === index) return
    picked.copyWithin(place + 1, place, size)
    picked[place] = index
    size++
  }
  for (let column = 0; column < columns; column++) {
    const [start, end] = columnSteps(column, count, columns)
    let low = -1
    let high = -1
    let gap = -1
    let lastGap = -1
    let least = Infinity
    let most = -Infinity
    for (let index = start; index < end; index++) {
      const value = values[index] as number
      // Nearly all values take this short path; NaN does not.
      if (value >= least && value <= most) continue
      if (value < least) {
        least = value
        low = index
      }
      if (value > most) {
        most = value
        high = index
      }
      if (Number.isNaN(value)) {
        if (gap < 0) gap = index
        lastGap = index
      }
    }
    const from = size
    if (column === 0) add(0, from)
    if (low >= 0) add(low, from)
    if (high >= 0) add(high, from)
    if (gap >= 0) add(gap, from)
    if (lastGap >= 0) add(lastGap, from)
    if (column === columns - 1) add(count - 1, from)
  }
  return picked.subarray(0, size)
}

/** Returns the steps of a column: from the first up to, not including, the second. */
export const columnSteps = (column: number, count: number, columns: number): [number, number] => [
  Math.ceil((column * count) / columns),
  Math.ceil(((column + 1) * count) / columns),
]

/** Merges the sorted steps of two lines. */
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
