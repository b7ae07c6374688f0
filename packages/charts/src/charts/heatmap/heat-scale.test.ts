import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatColor, heatScale } from './heat-scale.js'

describe('heatScale', () => {
  it('covers every value by up to five equal, round steps, darker for larger values', () => {
    const value = fc.oneof(fc.nat(20), fc.nat(2_000_000_000), fc.constant(null))
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 168 }), (values) => {
        const scale = heatScale(values, 1)
        const counted = values
          .filter((one) => one !== null)
          .filter((one) => one > 0)
          .sort((a, b) => a - b)
        expect(scale.colors.length > 0).toBe(counted.length > 0)
        if (counted.length === 0) return
        expect(scale.colors.length).toBeLessThanOrEqual(5)
        expect(scale.bounds).toHaveLength(scale.colors.length + 1)
        expect(scale.bounds.every(Number.isInteger)).toBe(true)
        expect(scale.bounds[0]).toBeLessThanOrEqual(counted[0]!)
        expect(scale.bounds.at(-1)).toBeGreaterThanOrEqual(counted.at(-1)!)
        const steps = counted.map((one) => scale.colors.indexOf(heatColor(scale, one)!))
        expect(steps.every((step, index) => step >= 0 && step >= (steps[index - 1] ?? 0))).toBe(true)
        expect(steps.at(-1)).toBe(scale.colors.length - 1)
      }),
    )
  })

  it.each<[string, (number | null)[], number, number[]]>([
    ['counts from zero', [3, 900, 1204], 1, [0, 250, 500, 750, 1000, 1250]],
    ['few', [1, 2, 3], 1, [0, 1, 2, 3]],
    ['one value', [7], 1, [0, 2, 4, 6, 8]],
    ['ratios that lie close', [1.02, 1.31, 1.18], 0.01, [1.02, 1.08, 1.14, 1.2, 1.26, 1.32]],
    ['huge', [2e9, 4e8], 1, [0, 4e8, 8e8, 1.2e9, 1.6e9, 2e9]],
    ['zeros', [0, 0, null], 1, []],
    ['nothing', [], 1, []],
  ])('has round bounds for %s', (_, values, finest, bounds) => {
    expect(heatScale(values, finest).bounds).toEqual(bounds)
  })

  it('has no color for zero and no data', () => {
    const scale = heatScale([5, 10], 1)
    expect([heatColor(scale, 0), heatColor(scale, null)]).toEqual([undefined, undefined])
  })
})
