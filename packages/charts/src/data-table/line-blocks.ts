/** The virtualizer keeps a place for each of its items: lines by eights keep it quick, and small, with a million of them. */
export const BLOCK_LINES = 8

/** Lines of one block stand together. */
export const blockOf = (line: number): number => Math.floor(line / BLOCK_LINES)

/** What a line takes. */
export interface LineHeights {
  /** How many lines there are. */
  count: number
  /** What most lines take, in pixels. */
  usual: number
  /** Those that take something else. */
  own: ReadonlyMap<number, number>
}

/** What all lines of a block take, in pixels. */
export function blockHeight(block: number, { count, usual, own }: LineHeights): number {
  const first = block * BLOCK_LINES
  const end = Math.min(first + BLOCK_LINES, count)
  let height = usual * (end - first)
  if (own.size > 0) for (let line = first; line < end; line++) height += (own.get(line) ?? usual) - usual
  return height
}

/** The lines of some blocks, in order, and where each stands; of a block by itself only the line with the focus. */
export function blockLines(
  blocks: readonly { index: number; start: number }[],
  { count, usual, own }: LineHeights,
  focused: number | undefined,
): { index: number; start: number; size: number }[] {
  return blocks.flatMap(({ index: block, start }, place) => {
    const isAlone =
      focused !== undefined &&
      blockOf(focused) === block &&
      blocks[place - 1]?.index !== block - 1 &&
      blocks[place + 1]?.index !== block + 1
    const first = block * BLOCK_LINES
    const length = Math.max(0, Math.min(BLOCK_LINES, count - first))
    let at = start
    const lines = Array.from({ length }, (_, offset) => {
      const size = own.get(first + offset) ?? usual
      at += size
      return { index: first + offset, start: at - size, size }
    })
    return isAlone ? lines.filter(({ index }) => index === focused) : lines
  })
}
