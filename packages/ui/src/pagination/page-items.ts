/** A place in the row of pages: a page, or a gap that stands for several. */
export type PageItem = number | 'gap-before' | 'gap-after'

/**
 * The pages to show around the one that is open: the first, the last, some on both sides, and gaps between.
 * There are as many places whichever page is open, so that nothing moves under the pointer, and no gap stands for one page.
 */
export function pageItems(page: number, count: number, siblings = 1): PageItem[] {
  const places = 2 * siblings + 5
  if (count <= places) return range(1, count)
  const start = Math.min(Math.max(page - siblings, 1), count)
  const end = Math.min(page + siblings, count)
  if (start <= 3) return [...range(1, places - 2), 'gap-after', count]
  if (end >= count - 2) return [1, 'gap-before', ...range(count - places + 3, count)]
  return [1, 'gap-before', ...range(start, end), 'gap-after', count]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
