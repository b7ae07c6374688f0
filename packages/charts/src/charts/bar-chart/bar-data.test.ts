import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BarSeries, barRows, seriesSum } from './bar-data.js'
import { barTable } from './bar-table.js'

const value = fc.option(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), { nil: null, freq: 4 })
const chart = fc
  .record({ categories: fc.integer({ min: 1, max: 60 }), series: fc.integer({ min: 1, max: 8 }) })
  .chain((size) =>
    fc.record({
      categories: fc.constant(
        Array.from({ length: size.categories }, (_, index) => ({ id: `${index}`, name: `Name ${index}` })),
      ),
      series: fc
        .array(fc.array(value, { minLength: size.categories, maxLength: size.categories }), {
          minLength: size.series,
          maxLength: size.series,
        })
        .map((all) => all.map((values, index): BarSeries => ({ id: `s${index}`, name: `S ${index}`, values }))),
      most: fc.integer({ min: 2, max: 20 }),
      order: fc.constantFrom('given' as const, 'value' as const),
    }),
  )

/** Independent sum in BigInt arithmetic. */
const independentSum = (values: readonly (number | null | undefined)[]): bigint =>
  values.reduce((sum, one) => sum + BigInt(one ?? 0), 0n)

describe('barRows', () => {
  it('keeps all values when folding', () => {
    fc.assert(
      fc.property(chart, ({ categories, series, most, order }) => {
        const rows = barRows({ categories, series, most, order, additive: true })
        expect(rows.length).toBe(Math.min(categories.length, most))
        for (const [index, { values }] of series.entries())
          expect(independentSum(rows.map((row) => row.values[index]))).toBe(independentSum(values))
        const other = rows.find(({ category }) => category === undefined)
        expect(other?.name).toBe(categories.length > most ? `Other (${categories.length - most + 1})` : undefined)
      }),
    )
  })

  it('keeps the largest categories and never sums ratios', () => {
    fc.assert(
      fc.property(chart, ({ categories, series: [first], most, order }) => {
        const rows = barRows({ categories, series: first ? [first] : [], most, order, additive: false })
        const kept = rows.map(({ values }) => values[0] ?? Number.NEGATIVE_INFINITY)
        expect(kept.toSorted((a, b) => b - a)).toEqual(
          (first?.values ?? [])
            .map((one) => one ?? Number.NEGATIVE_INFINITY)
            .toSorted((a, b) => b - a)
            .slice(0, most),
        )
        expect(rows.every(({ category }) => category !== undefined)).toBe(true)
        if (order === 'value') expect(kept).toEqual(kept.toSorted((a, b) => b - a))
        else
          expect(rows.map(({ id }) => Number(id))).toEqual(rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('barTable', () => {
  it('has every value, and totals only of counts', () => {
    fc.assert(
      fc.property(chart, ({ categories, series }) => {
        const shared = { categories, categoryName: 'Creative', series }
        const counts = barTable({ ...shared, metric: 'clicks', additive: true })
        for (const [row, { cells }] of counts.rows.entries()) {
          const own = series.map(({ values }) => values[row] ?? null)
          expect(cells.slice(-series.length)).toEqual(own)
          if (series.length > 1) expect(BigInt(cells[0] ?? 0)).toBe(independentSum(own))
        }
        for (const [index, { values }] of series.entries()) {
          const total = counts.total?.cells.slice(-series.length)[index]
          expect(BigInt(total ?? 0)).toBe(independentSum(values))
        }
        expect(barTable({ ...shared, metric: 'ctr', additive: false }).total).toBeUndefined()
      }),
    )
  })

  it('uses the given total of a ratio', () => {
    expect(seriesSum({ id: 'a', name: 'A', values: [1, 3], total: 1.4 }, false)).toBe(1.4)
    expect(seriesSum({ id: 'a', name: 'A', values: [1, 3] }, false)).toBeNull()
  })
})
