import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAt, cellBox, heatGeometry } from './heat-geometry.js'

const box = fc.record({ width: fc.integer({ min: 280, max: 1900 }), height: fc.integer({ min: 150, max: 500 }) })

describe('heatGeometry', () => {
  it('puts every cell inside the box, and finds it at its middle', () => {
    fc.assert(
      fc.property(box, fc.nat(23), fc.nat(6), (size, hour, day) => {
        const geometry = heatGeometry(size)
        const { x, y, width, height } = cellBox(geometry, hour, day)
        expect(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height).toBe(true)
        expect(cellAt(geometry, x + width / 2, y + height / 2)).toEqual({ hour, day })
      }),
    )
  })

  it('finds no cell outside', () => {
    const geometry = heatGeometry({ width: 800, height: 232 })
    expect([cellAt(geometry, 4, 100), cellAt(geometry, 100, 4), cellAt(geometry, 799, 100)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('swaps rows and columns in a narrow, high box, and labels as many hours as fit', () => {
    expect(heatGeometry({ width: 328, height: 420 })).toMatchObject({ down: true })
    expect(heatGeometry({ width: 600, height: 232 })).toMatchObject({ down: false, every: 3 })
    expect(heatGeometry({ width: 1280, height: 232 })).toMatchObject({ down: false, every: 1 })
  })
})
