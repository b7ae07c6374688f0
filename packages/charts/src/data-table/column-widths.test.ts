import { describe, expect, it } from 'vitest'
import { type ColumnPlace, withoutCut } from './column-widths.js'

const place = (width: number, rest: Partial<ColumnPlace<never>> = {}): ColumnPlace<never> => ({
  column: { id: String(width), header: '', value: () => null, align: 'start' } as never,
  isFirst: false,
  isEdge: false,
  isChosen: false,
  width,
  ...rest,
})
const widths = (places: readonly ColumnPlace<never>[]) => places.map(({ width }) => width)

describe('withoutCut', () => {
  it('gives what is left before the first cut column to the free one', () => {
    expect(widths(withoutCut([place(200), place(100), place(120)], 350))).toEqual([250, 100, 120])
  })

  it('moves those that stay behind the free one along', () => {
    const [, second] = withoutCut([place(200, { start: 36 }), place(100, { start: 236 }), place(120)], 350)
    expect(second?.start).toBe(286)
  })

  it('leaves widths that people chose as they are, and all of them where nothing is cut', () => {
    expect(widths(withoutCut([place(200, { isChosen: true }), place(100), place(120)], 350))).toEqual([200, 150, 120])
    const chosen = [200, 100, 120].map((width) => place(width, { isChosen: true }))
    expect(withoutCut(chosen, 350)).toBe(chosen)
    const all = [place(200), place(100)]
    expect(withoutCut(all, 350)).toBe(all)
    const none = [place(200), place(100)]
    expect(withoutCut(none, 150)).toBe(none)
  })
})
