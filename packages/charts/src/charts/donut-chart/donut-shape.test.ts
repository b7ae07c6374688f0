import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DonutSlice } from './donut-data.js'
import { computeMiddle, donutShape, sliceAngles, sliceAt } from './donut-shape.js'

const TURN = Math.PI * 2
const values = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 6 })
const listSlices = (all: number[]) =>
  all.map((value, slot): DonutSlice => ({ id: `${slot}`, name: `${slot}`, value, tenths: 0, slot }))

describe('sliceAngles', () => {
  it('fills the ring, with a minimum for the smallest slices and the others by value', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 0.2, noNaN: true }), (all, least) => {
        const angles = sliceAngles(all, least)
        const sizes = angles.map(({ from, to }) => to - from)
        expect(angles[0]?.from).toBe(0)
        expect(angles.at(-1)?.to).toBeCloseTo(TURN, 9)
        for (const [index, size] of sizes.entries()) {
          expect(size).toBeGreaterThanOrEqual(least - 1e-9)
          expect(angles[index + 1]?.from ?? angles[index]?.to).toBe(angles[index]?.to)
          for (const [other, otherSize] of sizes.entries())
            if (size > least + 1e-9 && otherSize > least + 1e-9)
              expect((size * (all[other] ?? 1)) / (otherSize * (all[index] ?? 1))).toBeCloseTo(1, 6)
        }
      }),
    )
  })
})

describe('donutShape', () => {
  it('keeps labels inside the box and apart', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 560, max: 1200 }), (all, width) => {
        const { labels = [] } = donutShape(listSlices(all.toSorted((a, b) => b - a)), width, 300)
        expect(labels.length).toBe(all.length)
        for (const [index, { side, y }] of labels.entries()) {
          expect(y).toBeGreaterThanOrEqual(20)
          expect(y).toBeLessThanOrEqual(280)
          for (const other of labels.slice(index + 1))
            if (other.side === side) expect(Math.abs(other.y - y)).toBeGreaterThanOrEqual(40)
        }
      }),
    )
  })

  it('finds every slice under the pointer, also the thinnest', () => {
    fc.assert(
      fc.property(values, (all) => {
        const shape = donutShape(listSlices(all), 600, 300)
        for (const [index, angle] of shape.angles.entries()) {
          const far = (shape.radius + shape.hole) / 2
          const at = computeMiddle(angle)
          const found = sliceAt(shape, shape.x + Math.sin(at) * far, shape.y - Math.cos(at) * far)
          if (angle.to - angle.from > 0.2) expect(found).toBe(index)
          else expect(Math.abs((found ?? -9) - index)).toBeLessThanOrEqual(1)
        }
        expect(sliceAt(shape, shape.x, shape.y)).toBeUndefined()
      }),
    )
  })
})
