import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrollOf, shiftAt, windowLines } from './window-lines.js'

const SIZE = 40
const heightOf = (drawn: ReturnType<typeof windowLines>) =>
  drawn.reduce((sum, line) => sum + (line.kind === 'line' ? SIZE : line.height), 0)

describe('the lines that are drawn', () => {
  it('stand where they are, with the room of the others around them', () => {
    const lines = [10, 11].map((index) => ({ index, start: index * SIZE, size: SIZE }))
    expect(windowLines({ lines, total: 100 * SIZE, height: 100 * SIZE, shift: 0 })).toEqual([
      { kind: 'room', before: 10, height: 400 },
      { kind: 'line', index: 10 },
      { kind: 'line', index: 11 },
      { kind: 'room', before: -1, height: 3520 },
    ])
  })

  it('take exactly the height that there is, however far they moved, and all of them are there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(999_999),
        (count, at, focused) => {
          const total = count * SIZE
          const height = Math.min(total, 100_000)
          const shift = shiftAt(at * (height - 800), height - 800, total, height)
          const first = Math.floor((at * (height - 800) + shift) / SIZE)
          const indexes = new Set([
            ...Array.from({ length: 20 }, (_, n) => Math.min(first + n, count - 1)),
            focused % count,
          ])
          const lines = [...indexes].sort((a, b) => a - b).map((index) => ({ index, start: index * SIZE, size: SIZE }))
          const drawn = windowLines({ lines, total, height, shift })
          expect(heightOf(drawn)).toBeCloseTo(height, 3)
          expect(drawn.flatMap((line) => (line.kind === 'line' ? [line.index] : []))).toEqual(
            lines.map(({ index }) => index),
          )
          expect(drawn.every((line) => line.kind === 'line' || line.height > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('a bar that is shorter than the lines', () => {
  it('reaches the first and the last line, and every place between from where it settles', () => {
    const [scrollable, total, height] = [14_999_000, 44_000_000, 15_000_000]
    expect(shiftAt(0, scrollable, total, height)).toBe(0)
    expect(shiftAt(scrollable, scrollable, total, height)).toBe(total - height)
    fc.assert(
      fc.property(fc.double({ min: 0, max: scrollable + total - height, noNaN: true }), (place) => {
        const scrolled = scrollOf(place, scrollable, total, height)
        expect(scrolled + shiftAt(scrolled, scrollable, total, height)).toBeCloseTo(place, 2)
      }),
    )
  })
})
