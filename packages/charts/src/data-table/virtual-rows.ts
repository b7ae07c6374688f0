/** The virtualizer stores an entry per item: blocks of eight lines keep it small with a million of them. */
export const BLOCK_LINES = 8

/** Maximum height of an element in pixels, because browsers do not lay out much taller ones. */
export const MAX_PIXELS = 15_000_000

/** Returns the block of a line. */
export const blockOf = (line: number): number => Math.floor(line / BLOCK_LINES)

/** Heights of lines in pixels. */
export interface LineHeights {
  /** Number of lines. */
  count: number
  rowHeight: number
  /** Heights of lines with open details, by index. */
  customHeights: ReadonlyMap<number, number>
}

/** A rendered line, or a spacer in place of lines outside of the viewport. */
export type RenderedLine = { kind: 'line'; index: number } | { kind: 'spacer'; before: number; height: number }

/** Returns the height of a block in pixels. */
export function blockHeight(block: number, { count, rowHeight, customHeights }: LineHeights): number {
  const first = block * BLOCK_LINES
  const end = Math.min(first + BLOCK_LINES, count)
  let height = rowHeight * (end - first)
  if (customHeights.size > 0)
    for (let line = first; line < end; line++) height += (customHeights.get(line) ?? rowHeight) - rowHeight
  return height
}

interface LinePosition {
  index: number
  start: number
  size: number
}

/** Returns the lines of some blocks with their positions; of a block apart from the others, only the focused line. */
export function blockLines(
  blocks: readonly { index: number; start: number }[],
  { count, rowHeight, customHeights }: LineHeights,
  focused: number | undefined,
): LinePosition[] {
  return blocks.flatMap(({ index: block, start }, place) => {
    const isApart =
      focused !== undefined &&
      blockOf(focused) === block &&
      blocks[place - 1]?.index !== block - 1 &&
      blocks[place + 1]?.index !== block + 1
    const first = block * BLOCK_LINES
    const length = Math.max(0, Math.min(BLOCK_LINES, count - first))
    let top = start
    const lines = Array.from({ length }, (_, offset) => {
      const size = customHeights.get(first + offset) ?? rowHeight
      top += size
      return { index: first + offset, start: top - size, size }
    })
    return isApart ? lines.filter(({ index }) => index === focused) : lines
  })
}

interface RenderedLinesOptions {
  /** Lines in order, positioned as if elements could have any height. */
  lines: readonly LinePosition[]
  /** Height of all lines. */
  total: number
  /** Height of the element. */
  height: number
  /** Distance by which lines move up to be in the viewport. */
  shift: number
}

/** Positions lines in an element of limited height, with spacers between them. */
export function renderedLines({ lines, total, height, shift }: RenderedLinesOptions): RenderedLine[] {
  const rendered: RenderedLine[] = []
  let bottom = 0
  let below = lines.reduce((sum, { size }) => sum + size, 0)
  for (const { index, start, size } of lines) {
    const top = Math.min(Math.max(start - shift, bottom), Math.max(bottom, height - below))
    if (top > bottom) rendered.push({ kind: 'spacer', before: index, height: top - bottom })
    rendered.push({ kind: 'line', index })
    bottom = top + size
    below -= size
  }
  if (bottom < height && total > 0) rendered.push({ kind: 'spacer', before: -1, height: height - bottom })
  return rendered
}

/** Returns the shift at a scroll position: everything that does not fit at its end. */
export const shiftAt = (scrollTop: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? (Math.min(scrollTop, scrollable) / scrollable) * Math.max(0, total - height) : 0

/** Returns the scroll position that represents an offset in all lines. */
export const scrollTopFor = (offset: number, scrollable: number, total: number, height: number): number =>
  scrollable > 0 ? offset / (1 + Math.max(0, total - height) / scrollable) : 0
