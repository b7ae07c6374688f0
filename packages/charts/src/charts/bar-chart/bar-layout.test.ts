import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BarFacts } from './bar-data.js'
import { type BarText, barLayout, horizontalHeight } from './bar-layout.js'
import { formatBar, summaryText } from './bar-text.js'

const measureWidth = (text: string) => text.length * 7
const facts = fc
  .record({
    values: fc.integer({ min: 1, max: 5 }).chain((count) =>
      fc.array(
        fc.array(fc.option(fc.integer({ min: -2e9, max: 2e9 }), { nil: null }), {
          minLength: count,
          maxLength: count,
        }),
        { minLength: 1, maxLength: 40 },
      ),
    ),
    horizontal: fc.boolean(),
    stacked: fc.boolean(),
    compares: fc.boolean(),
    long: fc.boolean(),
    width: fc.integer({ min: 320, max: 1400 }),
  })
  .map(({ values, horizontal, stacked, compares, long, width }) => ({
    width,
    facts: {
      metric: 'impressions',
      horizontal,
      stacked,
      categories: values.length,
      total: null,
      series: (values[0] ?? []).map((_, slot) => ({ id: `${slot}`, name: `Series ${slot}`, slot })),
      rows: values.map((own, index) => ({
        id: `${index}`,
        name: `Category ${index}${long ? ' with a name that is much longer than there is room for it' : ''}`,
        values: own,
        previous: compares ? own.map((one) => one && Math.round(one / 2)) : [],
      })),
    } satisfies BarFacts,
  }))

const box = ({ x, y, anchor, text }: BarText) => {
  const width = measureWidth(text)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 6, bottom: y + 6 }
}

describe('barLayout', () => {
  it('keeps labels inside the chart and apart', () => {
    fc.assert(
      fc.property(facts, ({ facts: one, width }) => {
        const size = { width, height: one.horizontal ? horizontalHeight(one, width) : 300 }
        const { labels, names, margin } = barLayout(one, size, measureWidth)
        const boxes = [...labels, ...names].map(box)
        for (const [index, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0)
          expect(a.right).toBeLessThanOrEqual(width)
          expect(a.top).toBeGreaterThanOrEqual(0)
          expect(a.bottom).toBeLessThanOrEqual(size.height)
          for (const b of boxes.slice(index + 1))
            expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
        }
        expect(margin.left).toBeLessThan(width)
      }),
      { numRuns: 300 },
    )
  })
})

describe('texts of a bar chart', () => {
  const row = (name: string, values: (number | null)[], previous: (number | null)[] = []) => {
    const category = { id: name, name }
    return { ...category, category, values, previous }
  }
  const one: BarFacts = {
    metric: 'clicks',
    horizontal: true,
    stacked: false,
    categories: 2,
    total: 300,
    previousText: '16–29 Sep',
    series: [{ id: 'a', name: 'Clicks', slot: 0 }],
    rows: [row('City launch', [200], [100]), row('Test ride', [100], [null])],
  }

  it('describe a bar with its change', () => {
    expect(formatBar(one, 0, 0)).toBe('City launch: 200 clicks, up 100.0 percent on 16–29 Sep')
    expect(formatBar(one, 1, 0)).toBe('Test ride: 100 clicks')
    expect(formatBar({ ...one, rows: [row('A', [null])] }, 0, 0)).toBe('A: no data for clicks')
  })

  it('summarize the chart', () => {
    expect(summaryText(one, true)).toBe('City launch leads with 200 of 300 clicks.')
    expect(summaryText({ ...one, metric: 'ctr', total: 1.17, rows: [row('A', [2]), row('B', [1])] }, false)).toBe(
      'A leads with 2.00% CTR, all together have 1.17%.',
    )
    expect(summaryText({ ...one, rows: [row('A', [5]), row('B', [-2])], total: 3 }, true)).toBe(
      'A leads with 5 clicks.',
    )
    expect(summaryText({ ...one, rows: [row('A', [0]), row('B', [0])], total: 0 }, true)).toBe(
      'None of the 2 has more than 0 clicks.',
    )
    expect(summaryText({ ...one, rows: [row('A', [null])], total: null }, true)).toBe('No data for clicks.')
    expect(summaryText({ ...one, metric: 'ctr', total: null, categories: 30 }, false)).toBe(
      'City launch leads with 200.00% CTR; the table lists all 30.',
    )
  })
})
