import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSteps, PathPen, traceArea, traceLine } from './line-path.js'
import { plotGeometry } from './plot-geometry.js'
import { completePart } from './svg-lines.js'

const geometry = {
  ...plotGeometry({ width: 100, height: 100, steps: 5, min: 0, max: 10, valueLabels: [] }),
  xOf: (x: number) => x * 10,
  yOf: (y: number) => y,
}
const lineOf = (values: number[], more = {}) => {
  const pen = new PathPen()
  traceLine(pen, geometry, { values: Float64Array.from(values), ...more })
  return pen.path
}

describe('traceLine', () => {
  it('breaks at what is missing and leaves a dot where nothing can be joined', () => {
    expect(lineOf([1, 2, Number.NaN, 4, 5])).toBe('M0,1L10,2M30,4L40,5')
    expect(lineOf([1, Number.NaN, 3, Number.NaN, 5])).toBe('M-1,1L1,1M19,3L21,3M39,5L41,5')
    expect(lineOf([Number.NaN, Number.NaN])).toBe('')
  })

  it('draws the steps that were picked, between two of them', () => {
    expect(lineOf([1, 2, 3, 4, 5], { picked: Uint32Array.of(0, 3, 4) })).toBe('M0,1L30,4L40,5')
    expect(lineOf([1, 2, 3, 4, 5], { from: 1, to: 2 })).toBe('M10,2L20,3')
    expect(lineOf([1, 2, 3, 4, 5], { picked: Uint32Array.of(0, 3, 4), to: 3 })).toBe('M0,1L30,4')
  })
})

describe('traceArea', () => {
  it('goes along the line and back along what is below it', () => {
    const pen = new PathPen()
    const values = Float64Array.of(5, 6, Number.NaN, 8, 9)
    traceArea(pen, geometry, { values }, Float64Array.of(1, 2, 3, 4, 5))
    expect(pen.path).toBe('M0,5L10,6L10,2L0,1M30,8L40,9L40,5L30,4')
    const onZero = new PathPen()
    traceArea(onZero, geometry, { values, to: 1 })
    expect(onZero.path).toBe('M0,5L10,6L10,0L0,0')
  })
})

describe('mergeSteps', () => {
  it('has the steps of both in order, each once', () => {
    const steps = fc.uniqueArray(fc.nat(50)).map((all) => Uint32Array.from(all).sort())
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        expect([...mergeSteps(one, other)!]).toEqual([...new Set([...one, ...other])].sort((a, b) => a - b))
      }),
    )
    expect(mergeSteps(undefined, undefined)).toBeUndefined()
  })
})

describe('completePart', () => {
  const drawn = (values: number[], from: number, to: number) => {
    const line = { id: 'a', color: '', dash: undefined, width: 2, values: Float64Array.from(values), from, to }
    return lineOf(values, completePart(line))
  }

  it('ends at the last complete step: no line falls to the one in progress', () => {
    expect(drawn([8, 9, 8, 2], 0, 3)).toBe('M0,8L10,9L20,8L30,2')
    expect(drawn([8, 9, 8, 2], 0, 2)).toBe('M0,8L10,9L20,8')
    expect(drawn([3, 9, 8, 2], 1, 2)).toBe('M10,9L20,8')
  })

  it('is a dot for one complete step, and nothing where none is', () => {
    expect(drawn([8, 2], 0, 0)).toBe('M-1,8L1,8')
    expect(drawn([8], 0, -1)).toBe('')
    expect(drawn([3, 2], 1, 0)).toBe('')
  })
})
