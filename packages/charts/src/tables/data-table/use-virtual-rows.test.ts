import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BLOCK_LINES,
  blockHeight,
  blockLines,
  findBlock,
  renderedLines,
  scrollTopFor,
  shiftAt,
} from './use-virtual-rows.js'

const cases = fc
  .record({ count: fc.integer({ min: 1, max: 300 }), rowHeight: fc.integer({ min: 20, max: 60 }) })
  .chain(({ count, rowHeight }) =>
    fc.record({
      count: fc.constant(count),
      rowHeight: fc.constant(rowHeight),
      customHeights: fc.array(fc.tuple(fc.nat(count - 1), fc.integer({ min: 10, max: 900 })), { maxLength: 5 }),
    }),
  )

describe('blockLines', () => {
  it('places each line where the previous one ends', () => {
    fc.assert(
      fc.property(cases, ({ count, rowHeight, customHeights }) => {
        const heights = { count, rowHeight, customHeights: new Map(customHeights) }
        let start = 0
        const blocks = Array.from({ length: Math.ceil(count / BLOCK_LINES) }, (_, index) => {
          const block = { index, start }
          start += blockHeight(index, heights)
          return block
        })
        const lines = blockLines(blocks, heights, undefined)
        expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index))
        let at = 0
        for (const { index, start: stands, size } of lines) {
          expect(stands).toBe(at)
          expect(size).toBe(heights.customHeights.get(index) ?? rowHeight)
          at += size
        }
        expect(at).toBe(start)
      }),
    )
  })

  it('returns only the focused line of a block apart from the others', () => {
    const heights = { count: 1_000, rowHeight: 40, customHeights: new Map() }
    const at = (index: number) => ({ index, start: index * BLOCK_LINES * 40 })
    const shown = blockLines([at(2), at(50), at(51)], heights, 19).map(({ index }) => index)
    expect(shown).toEqual([19, ...Array.from({ length: 16 }, (_, line) => 400 + line)])
    expect(findBlock(19)).toBe(2)
    expect(blockLines([at(50), at(51)], heights, 403)).toHaveLength(16)
  })
})

const SIZE = 40
const totalHeight = (rendered: ReturnType<typeof renderedLines>) =>
  rendered.reduce((sum, line) => sum + (line.kind === 'line' ? SIZE : line.height), 0)

describe('renderedLines', () => {
  it('puts spacers around the lines', () => {
    const lines = [10, 11].map((index) => ({ index, start: index * SIZE, size: SIZE }))
    expect(renderedLines({ lines, total: 100 * SIZE, height: 100 * SIZE, shift: 0 })).toEqual([
      { kind: 'spacer', before: 10, height: 400 },
      { kind: 'line', index: 10 },
      { kind: 'line', index: 11 },
      { kind: 'spacer', before: -1, height: 3520 },
    ])
  })

  it('fills exactly the height of the element at any scroll position, with every line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(999_999),
        (count, at, focused) => {
          const total = count * SIZE
          const height = Math.min(total, 100_000)
          const shift = shiftAt(at * (height - 800), height - 800, total, height)
          const first = Math.floor((at * (height - 800) + shift) / SIZE)
          const indexes = new Set([
            ...Array.from({ length: 20 }, (_, n) => Math.min(first + n, count - 1)),
            focused % count,
          ])
          const lines = [...indexes].sort((a, b) => a - b).map((index) => ({ index, start: index * SIZE, size: SIZE }))
          const rendered = renderedLines({ lines, total, height, shift })
          expect(totalHeight(rendered)).toBeCloseTo(height, 3)
          expect(rendered.flatMap((line) => (line.kind === 'line' ? [line.index] : []))).toEqual(
            lines.map(({ index }) => index),
          )
          expect(rendered.every((line) => line.kind === 'line' || line.height > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('shiftAt', () => {
  it('reaches the first line, the last line and every offset between them', () => {
    const [scrollable, total, height] = [14_999_000, 44_000_000, 15_000_000]
    expect(shiftAt(0, scrollable, total, height)).toBe(0)
    expect(shiftAt(scrollable, scrollable, total, height)).toBe(total - height)
    fc.assert(
      fc.property(fc.double({ min: 0, max: scrollable + total - height, noNaN: true }), (place) => {
        const scrolled = scrollTopFor(place, scrollable, total, height)
        expect(scrolled + shiftAt(scrolled, scrollable, total, height)).toBeCloseTo(place, 2)
      }),
    )
  })
})
