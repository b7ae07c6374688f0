import { describe, expect, it } from 'vitest'
import { type ColumnPlace, columnWidths, withoutCut } from './column-widths.js'
import { rowSource } from './row-source.js'

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

describe('columnWidths', () => {
  const widthsOf = (value: string | number, header = 'N') => {
    const source = rowSource({
      columns: [
        { id: 'name', header: 'Name', value: () => 'row' },
        { id: 'value', header, value: () => value },
      ],
      rows: [0],
    })
    return columnWidths(source, {}).get('value')
  }

  it('leaves room for a sum, which has more digits than its parts', () => {
    // "1,234,567,890,123" has 17 letters; three more of 7.2 pixels, and 28 of padding.
    expect(widthsOf(1_234_567_890_123)).toBe(Math.round(20 * 7.2 + 28))
    expect(widthsOf('x'.repeat(17))).toBe(Math.round(17 * 7.2 + 28))
  })

  it('is never narrower than its heading, and bounded', () => {
    expect(widthsOf(1, 'Impressions')).toBe(Math.round(11 * 7.2 + 78))
    expect(widthsOf(1)).toBe(Math.round(7.2 + 78))
    expect(widthsOf('x'.repeat(100))).toBe(240)
  })
})
