import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_LINES, blockHeight, blockLines, blockOf } from './line-blocks.js'

const cases = fc
  .record({ count: fc.integer({ min: 1, max: 300 }), usual: fc.integer({ min: 20, max: 60 }) })
  .chain(({ count, usual }) =>
    fc.record({
      count: fc.constant(count),
      usual: fc.constant(usual),
      own: fc.array(fc.tuple(fc.nat(count - 1), fc.integer({ min: 10, max: 900 })), { maxLength: 5 }),
    }),
  )

describe('blocks of lines', () => {
  it('are as high as their lines, and each line stands where those before it end', () => {
    fc.assert(
      fc.property(cases, ({ count, usual, own }) => {
        const heights = { count, usual, own: new Map(own) }
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
          expect(size).toBe(heights.own.get(index) ?? usual)
          at += size
        }
        expect(at).toBe(start)
      }),
    )
  })

  it('far from the others show only the line that has the focus', () => {
    const heights = { count: 1_000, usual: 40, own: new Map() }
    const at = (index: number) => ({ index, start: index * BLOCK_LINES * 40 })
    const shown = blockLines([at(2), at(50), at(51)], heights, 19).map(({ index }) => index)
    expect(shown).toEqual([19, ...Array.from({ length: 16 }, (_, line) => 400 + line)])
    expect(blockOf(19)).toBe(2)
    expect(blockLines([at(50), at(51)], heights, 403)).toHaveLength(16)
  })
})
