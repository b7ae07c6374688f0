import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from './layer-arrangement.js'
import { measureDistances } from './layer-distances.js'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const artboard = box(0, 0, 300, 250)

describe('measureDistances', () => {
  it('measures to the edges of the artboard', () => {
    expect(measureDistances(box(20, 30, 100, 50), [artboard])).toEqual([
      { axis: 'x', from: 0, to: 20, at: 55 },
      { axis: 'x', from: 120, to: 300, at: 55 },
      { axis: 'y', from: 0, to: 30, at: 70 },
      { axis: 'y', from: 80, to: 250, at: 70 },
    ])
  })

  it('measures to the nearest neighbor, at the height that both share', () => {
    const others = [artboard, box(200, 60, 50, 100), box(260, 0, 40, 250), box(130, 200, 10, 10)]
    expect(measureDistances(box(20, 30, 100, 50), others)).toContainEqual({ axis: 'x', from: 120, to: 200, at: 70 })
  })

  it('measures to the inner edges of a card around the box', () => {
    expect(measureDistances(box(20, 30, 100, 50), [artboard, box(10, 10, 150, 100)])).toEqual([
      { axis: 'x', from: 10, to: 20, at: 55 },
      { axis: 'x', from: 120, to: 160, at: 55 },
      { axis: 'y', from: 10, to: 30, at: 70 },
      { axis: 'y', from: 80, to: 110, at: 70 },
    ])
  })

  it('has none where a box touches something or is outside', () => {
    expect(measureDistances(artboard, [artboard])).toEqual([])
    expect(measureDistances(box(-50, -50, 20, 20), [artboard])).toEqual([])
  })

  it('never measures across something', () => {
    const side = fc.integer({ min: 1, max: 80 })
    const place = fc.integer({ min: 0, max: 200 })
    const anyBox = fc.record({ x: place, y: place, width: side, height: side })
    fc.assert(
      fc.property(anyBox, fc.array(anyBox, { maxLength: 8 }), (own, others) => {
        for (const { axis, from, to, at } of measureDistances(own, [artboard, ...others])) {
          expect(to).toBeGreaterThan(from)
          const isBetween = ({ x, y, width, height }: Box) =>
            axis === 'x'
              ? x > from && x + width < to && y < at && y + height > at
              : y > from && y + height < to && x < at && x + width > at
          expect(others.filter(isBetween)).toEqual([])
        }
      }),
    )
  })
})
