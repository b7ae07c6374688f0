import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueScale } from './value-scale.js'

const listTicks = (min: number, max: number, isCount: boolean, isTight = false) =>
  valueScale({ min, max, isCount, isTight, axis: 'y', length: 200 }).ticks

describe('valueScale', () => {
  it('has up to six ticks around zero and all values', () => {
    const value = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 4e9, noNaN: true }))
    fc.assert(
      fc.property(value, value, fc.boolean(), (down, max, whole) => {
        const min = -down
        fc.pre(max - min > 1e-6)
        const ticks = listTicks(min, max, whole)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks[0]!).toBeLessThanOrEqual(min + (max - min) * 1e-6)
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(max - (max - min) * 1e-6)
        expect(ticks.some((tick) => tick === 0)).toBe(true)
        if (whole) expect(ticks.every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('uses round numbers', () => {
    expect(listTicks(0, 150_000, true)).toEqual([0, 50_000, 100_000, 150_000])
    expect(listTicks(0, 1.3, false)).toEqual([0, 0.5, 1, 1.5])
    expect(listTicks(-40, 90, true)).toEqual([-50, 0, 50, 100])
    expect(listTicks(-7, 0, true)).toEqual([-8, -6, -4, -2, 0])
    expect(listTicks(0, 0, true)).toEqual([0, 1])
  })

  it('includes zero and every value, with ticks inside a tight scale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3e9, max: 0 }),
        fc.integer({ min: 0, max: 3e9 }),
        fc.boolean(),
        (min, max, isTight) => {
          const { scale, ticks } = valueScale({ min, max, isCount: true, isTight, axis: 'x', length: 200 })
          const [low = 0, high = 0] = scale.domain()
          expect(low).toBeLessThanOrEqual(min)
          expect(high).toBeGreaterThanOrEqual(max)
          expect(ticks).toContain(0)
          expect(ticks.every((tick) => Number.isInteger(tick) && tick >= low && tick <= high)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
