import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPARK, sparkBars, sparkLines, sparkScale } from './spark-geometry.js'

const values = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 }), { freq: 8 }), {
  minLength: 1,
  maxLength: 1200,
})
const inside = (y: number) => y >= SPARK.inset - 1e-9 && y <= SPARK.height - SPARK.inset + 1e-9

describe('sparkline geometry', () => {
  it('keeps the lowest, highest and last of any number of values inside the box', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { yOf } = sparkScale(list, 'line')
        const points = sparkLines(list).flat()
        const counted = list.filter((value) => value !== null)
        expect(points.length).toBeLessThanOrEqual(200)
        expect(points.length > 0).toBe(counted.length > 0)
        if (counted.length === 0) return
        const ys = points.map(({ y }) => y)
        expect(Math.max(...ys)).toBeCloseTo(yOf(Math.min(...counted)), 6)
        expect(Math.min(...ys)).toBeCloseTo(yOf(Math.max(...counted)), 6)
        expect(ys.every(inside)).toBe(true)
        expect(points.every(({ x }, index) => index === 0 || x >= (points[index - 1]?.x ?? 0))).toBe(true)
        const last = list.at(-1)
        if (typeof last === 'number') expect(points.at(-1)?.y).toBeCloseTo(yOf(last), 6)
      }),
    )
  })

  it('includes zero, except for lines in the upper half', () => {
    expect(sparkScale([40, 100], 'line').low).toBe(0)
    expect(sparkScale([60, 100], 'line').low).toBe(60)
    expect(sparkScale([60, 100], 'bar').low).toBe(0)
    expect(sparkScale([100, 100], 'line').low).toBe(0)
    expect(sparkScale([-5, 100], 'line').low).toBe(-5)
    expect(sparkScale([-5, -3], 'line').high).toBe(0)
  })

  it('breaks at gaps', () => {
    expect(sparkLines([1, 2, null, null, 3, null, 4, 5]).map(({ length }) => length)).toEqual([2, 1, 2])
    expect(sparkLines([null, null])).toEqual([])
  })

  it('breaks at gaps wider than a pixel in decimated values', () => {
    const long = Array.from({ length: 900 }, (_, index) => (index > 300 && index < 400 ? null : index))
    expect(sparkLines(long)).toHaveLength(2)
  })

  it('has bars that start at zero and reach each extreme', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { yOf } = sparkScale(list, 'bar')
        const bars = sparkBars(list)
        const counted = list.filter((value) => value !== null)
        expect(bars.length).toBe(Math.min(list.length, 45))
        expect(Math.min(...bars.map(({ top }) => top))).toBeCloseTo(yOf(Math.max(0, ...counted)), 6)
        expect(Math.max(...bars.map(({ bottom }) => bottom))).toBeCloseTo(yOf(Math.min(0, ...counted)), 6)
        for (const { top, bottom, width } of bars) {
          expect(top <= yOf(0) + 1e-9 && bottom >= yOf(0) - 1e-9).toBe(true)
          expect(width).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })
})
