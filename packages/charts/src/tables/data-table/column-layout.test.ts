import { describe, expect, it } from 'vitest'
import { type ColumnPlace, estimateWidths, fillWidth } from './column-layout.js'
import { tableRows } from './table-rows.js'

const place = (width: number, rest: Partial<ColumnPlace<never>> = {}): ColumnPlace<never> => ({
  column: { id: String(width), header: '', value: () => null, align: 'start' } as never,
  isFirst: false,
  isEdge: false,
  isCustom: false,
  width,
  ...rest,
})
const widths = (places: readonly ColumnPlace<never>[]) => places.map(({ width }) => width)

describe('fillWidth', () => {
  it('gives the width left before the first cut column to the flexible one', () => {
    expect(widths(fillWidth([place(200), place(100), place(120)], 350))).toEqual([250, 100, 120])
  })

  it('moves sticky columns behind the flexible one along', () => {
    const [, second] = fillWidth([place(200, { start: 36 }), place(100, { start: 236 }), place(120)], 350)
    expect(second?.start).toBe(286)
  })

  it('keeps custom widths, and all widths if no column is cut', () => {
    expect(widths(fillWidth([place(200, { isCustom: true }), place(100), place(120)], 350))).toEqual([200, 150, 120])
    const custom = [200, 100, 120].map((width) => place(width, { isCustom: true }))
    expect(fillWidth(custom, 350)).toBe(custom)
    const all = [place(200), place(100)]
    expect(fillWidth(all, 350)).toBe(all)
    const none = [place(200), place(100)]
    expect(fillWidth(none, 150)).toBe(none)
  })
})

describe('estimateWidths', () => {
  const computeWidths = (value: string | number, header = 'N') => {
    const rows = tableRows({
      columns: [
        { id: 'name', header: 'Name', value: () => 'row' },
        { id: 'value', header, value: () => value },
      ],
      rows: [0],
    })
    return estimateWidths(rows).get('value')
  }

  it('leaves space for a sum, which has more digits than its parts', () => {
    // "1,234,567,890,123" has 17 characters; plus three more of 7.2 pixels and 28 of padding.
    expect(computeWidths(1_234_567_890_123)).toBe(Math.round(20 * 7.2 + 28))
    expect(computeWidths('x'.repeat(17))).toBe(Math.round(17 * 7.2 + 28))
  })

  it('is never narrower than the heading, and bounded', () => {
    expect(computeWidths(1, 'Impressions')).toBe(Math.round(11 * 7.2 + 78))
    expect(computeWidths(1)).toBe(Math.round(7.2 + 78))
    expect(computeWidths('x'.repeat(100))).toBe(240)
  })
})
