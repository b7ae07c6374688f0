/**
 * Scrolls a region sideways until all of what has just got the focus by keyboard lies between the columns that stay,
 * which its scroll padding tells. Browsers do that only for what is wholly out of sight.
 */
export function showFocused(region: HTMLElement, focused: Element): void {
  if (!focused.matches(':focus-visible')) return
  const cell = focused.closest('th, td')
  const room = region.getBoundingClientRect()
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(region)
  const [start, end] = [room.left + parse(scrollPaddingLeft), room.right - parse(scrollPaddingRight)]
  const { left, right } = focused.getBoundingClientRect()
  const by = left < start ? left - start : right > end ? Math.min(right - end, left - start) : 0
  if (by === 0 || !cell || stays(cell, room, start, end)) return
  region.scrollLeft += by
}

const parse = (length: string) => Number.parseFloat(length) || 0

/** Whether a cell is one of those that stay, and so never lies below one. */
function stays(cell: Element, room: DOMRect, start: number, end: number): boolean {
  const { left, right } = cell.getBoundingClientRect()
  const isSticky = getComputedStyle(cell).position === 'sticky'
  return isSticky && ((left >= room.left && right <= start + 1) || (left >= end - 1 && right <= room.right + 1))
}
