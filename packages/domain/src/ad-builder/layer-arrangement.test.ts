import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALIGNMENTS,
  alignParts,
  distributeParts,
  HANDLES,
  handleDirection,
  layerBounds,
  pointerAngle,
  resizeLayer,
  resizeLayers,
  rotateLayers,
  snapAngle,
  snapBox,
  snapLine,
  unionBox,
} from './layer-arrangement.js'

const coordinate = fc.integer({ min: -500, max: 500 })
const length = fc.integer({ min: 10, max: 500 })
const placed = fc.record({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  rotation: fc.integer({ min: -360, max: 360 }),
  scale: fc.constantFrom<number[]>(0.5, 1, 2),
})
type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never
const upright = (x: number, y: number, width: number, height: number): Placed => ({
  ...{ x, y, width, height },
  rotation: 0,
  scale: 1,
})
const computeCorner = ({ x, y, width, height, rotation, scale }: Placed, horizontal: number, vertical: number) => {
  const angle = (rotation * Math.PI) / 180
  const [dx, dy] = [(horizontal * width * scale) / 2, (vertical * height * scale) / 2]
  return {
    x: x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

describe('layerBounds', () => {
  it('touches the corners of a rotated layer', () => {
    fc.assert(
      fc.property(placed, (style) => {
        const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => computeCorner(style, x, y)))
        const box = layerBounds(style)
        expect(box.x).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 6)
        expect(box.y + box.height).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 6)
      }),
    )
  })
})

describe('alignParts', () => {
  it('puts the edge or center of each layer on that of the rectangle', () => {
    fc.assert(
      fc.property(placed, placed, fc.constantFrom(...ALIGNMENTS), (style, other, alignment) => {
        const within = layerBounds(other)
        const changes = alignParts([{ a: style }], alignment, within)
        const box = layerBounds({ ...style, ...changes.a })
        const findLine = ({ x, y, width, height }: typeof box) =>
          ({
            left: x,
            center: x + width / 2,
            right: x + width,
            top: y,
            middle: y + height / 2,
            bottom: y + height,
          })[alignment]
        expect(Math.abs(findLine(box) - findLine(within))).toBeLessThan(0.011)
      }),
    )
  })

  it('moves the layers of a group together', () => {
    const group = { a: upright(10, 10, 20, 20), b: upright(50, 30, 10, 10) }
    const box = { x: 0, y: 0, width: 300, height: 250 }
    expect(alignParts([group], 'right', box)).toEqual({ a: { x: 250, y: 10 }, b: { x: 290, y: 30 } })
  })
})

describe('distributeParts', () => {
  it('makes the gaps equal and leaves the outer layers', () => {
    const parts: Record<string, Placed>[] = [
      { a: upright(0, 0, 10, 10) },
      { c: upright(90, 0, 10, 10) },
      { b: upright(20, 0, 30, 10) },
      { d: upright(60, 0, 10, 10) },
    ]
    const gap = (100 - 60) / 3
    const changes = distributeParts(parts, 'horizontal')
    expect(Object.keys(changes)).toEqual(['b', 'd'])
    expect(changes.b?.x).toBeCloseTo(10 + gap, 1)
    expect(changes.d?.x).toBeCloseTo(10 + gap + 30 + gap, 1)
    expect(distributeParts(parts.slice(0, 2), 'horizontal')).toEqual({})
  })
})

describe('snapBox', () => {
  const artboard = { x: 0, y: 0, width: 300, height: 250 }

  it('snaps edges and centers, and returns the lines they touch', () => {
    const box = { x: 103, y: -4, width: 100, height: 50 }
    expect(snapBox(box, [artboard], 6)).toEqual({
      dx: -3,
      dy: 4,
      guides: [
        { axis: 'x', at: 150 },
        { axis: 'y', at: 0 },
      ],
    })
    expect(snapBox(box, [artboard], 2)).toEqual({ dx: 0, dy: 0, guides: [] })
  })

  it('never moves farther than the distance, and is still once it has snapped', () => {
    fc.assert(
      fc.property(placed, placed, (style, other) => {
        const box = layerBounds(style)
        const others = [artboard, layerBounds(other)]
        const { dx, dy } = snapBox(box, others, 8)
        expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(8)
        const again = snapBox({ ...box, x: box.x + dx, y: box.y + dy }, others, 8)
        expect(Math.abs(again.dx) + Math.abs(again.dy)).toBeLessThan(1e-6)
      }),
    )
  })

  it('snaps a single line', () => {
    expect([snapLine(148, 'x', [artboard], 4), snapLine(140, 'x', [artboard], 4)]).toEqual([150, undefined])
  })
})

describe('resizeLayer', () => {
  it('keeps the opposite side of a rotated layer in place', () => {
    fc.assert(
      fc.property(
        placed,
        fc.constantFrom(...HANDLES),
        fc.integer({ min: -5, max: 300 }),
        fc.integer({ min: -5, max: 300 }),
        fc.boolean(),
        (style, handle, dx, dy, keepsRatio) => {
          const next = { ...style, ...resizeLayer(style, handle, dx, dy, { keepsRatio }) }
          const { x, y } = handleDirection(handle)
          const [before, after] = [computeCorner(style, -x, -y), computeCorner(next, -x, -y)]
          expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.1)
          const skew = Math.abs(next.width * style.height - next.height * style.width)
          if (keepsRatio) expect(skew).toBeLessThan(0.01 * (style.width + style.height))
        },
      ),
    )
  })

  it('follows the pointer', () => {
    expect(resizeLayer(upright(10, 10, 100, 50), 'se', 20, 10)).toEqual({ x: 10, y: 10, width: 120, height: 60 })
    expect(resizeLayer(upright(10, 10, 100, 50), 'w', 20, 10)).toEqual({ x: 30, y: 10, width: 80, height: 50 })
    expect(resizeLayer(upright(10, 10, 100, 50), 'e', 20, 0, { fromCenter: true })).toEqual({
      x: -10,
      y: 10,
      width: 140,
      height: 50,
    })
    expect(resizeLayer(upright(0, 0, 100, 50), 'e', -500, 0).width).toBe(1)
  })
})

describe('resizeLayers', () => {
  it('fits the layers into the other rectangle, and back', () => {
    fc.assert(
      fc.property(fc.array(placed, { minLength: 1, maxLength: 4 }), (styles) => {
        const layers = Object.fromEntries(
          styles.map((style, index) => [`l${index}`, { ...style, rotation: 0, scale: 1 }]),
        )
        const from = unionBox(Object.values(layers).map(layerBounds))!
        const to = { x: 5, y: 6, width: from.width * 2, height: from.height * 3 }
        const there = resizeLayers(layers, from, to)
        const shown = Object.fromEntries(Object.entries(layers).map(([id, style]) => [id, { ...style, ...there[id] }]))
        const reached = unionBox(Object.values(shown).map(layerBounds))!
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(reached[side]).toBeCloseTo(to[side], 1)
        const back = resizeLayers(shown, to, from)
        for (const [id, style] of Object.entries(layers)) expect(back[id]?.x).toBeCloseTo(style.x, 1)
      }),
    )
  })
})

describe('rotateLayers', () => {
  it('keeps the distances, and comes back', () => {
    fc.assert(
      fc.property(placed, coordinate, coordinate, fc.integer({ min: -180, max: 180 }), (style, x, y, angle) => {
        const turned = { ...style, ...rotateLayers({ a: style }, { x, y }, angle).a }
        const distance = (one: Placed) => Math.hypot(one.x + one.width / 2 - x, one.y + one.height / 2 - y)
        expect(distance(turned)).toBeCloseTo(distance(style), 1)
        const back = rotateLayers({ a: turned }, { x, y }, -angle).a
        expect(back?.x).toBeCloseTo(style.x, 1)
        expect(back?.rotation).toBeCloseTo(style.rotation, 1)
      }),
    )
  })

  it('measures and rounds the angle of a pointer', () => {
    expect(pointerAngle({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 })).toBeCloseTo(90, 6)
    expect([snapAngle(37), snapAngle(-8), snapAngle(100, 90)]).toEqual([30, -15, 90])
  })
})
