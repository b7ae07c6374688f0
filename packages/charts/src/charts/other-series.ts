import { ENGLISH } from '@placard/domain/internal/report'
import { chartLegendLabels, type NameOther } from './legend-labels.js'

export { OTHER_SERIES } from '@placard/domain/report'

/** The most series that one chart tells apart by color, dash and marker. */
export const MAX_SERIES = 8

/** Color of that sum: no hue, because it is no series of its own. */
export const OTHER_COLOR = 'var(--placard-border-control)'

/** Names the sum in English: "Other (1,234)". */
export const otherName: NameOther = (count) => chartLegendLabels.other(ENGLISH.whole(count), count)

/** Items that are shown on their own, and those that are summed up as "Other". */
export interface LargestAndRest<Item> {
  /** The largest items, in their given order. */
  largest: Item[]
  /** The other items, in their given order; empty where all fit. */
  rest: Item[]
}

/** Decides what is shown on its own: all items up to the limit, else the `limit - 1` largest, so that "Other" fits as well. */
export function splitLargest<Item>(
  items: readonly Item[],
  measureSize: (item: Item) => number,
  limit: number = MAX_SERIES,
): LargestAndRest<Item> {
  if (items.length <= limit) return { largest: [...items], rest: [] }
  const sizes = new Map(items.map((item) => [item, measureSize(item)]))
  const ranked = [...items].sort((a, b) => compareSizes(sizes.get(b), sizes.get(a)))
  const largest = new Set(ranked.slice(0, Math.max(1, limit - 1)))
  return { largest: items.filter((item) => largest.has(item)), rest: items.filter((item) => !largest.has(item)) }
}

/** Infinity minus itself would be NaN. */
const compareSizes = (a = 0, b = 0): number => (a === b ? 0 : a - b)
