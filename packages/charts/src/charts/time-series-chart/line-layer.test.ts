import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSteps } from './decimate.js'
import { drawArea, drawLine } from './line-layer.js'
import type { PlotLine } from './plot-lines.js'

const scales = { xOf: (x: number) => x * 10, yOf: (y: number) => y }
const plotLine = (values: number[], more: Partial<PlotLine> = {}): PlotLine => ({
  id: 'a',
  color: '',
  dash: undefined,
  width: 2,
  values: Float64Array.from(values),
  from: 0,
  to: values.length - 1,
  ...more,
})
const drawValues = (values: number[], more: Partial<PlotLine> = {}) => drawLine(plotLine(values, more), scales)

describe('drawLine', () => {
  it('breaks at gaps and draws a dash for a value between two gaps', () => {
    expect(drawValues([1, 2, Number.NaN, 4, 5])).toBe('M0,1L10,2M30,4L40,5')
    expect(drawValues([1, Number.NaN, 3, Number.NaN, 5])).toBe('M-1,1L1,1M19,3L21,3M39,5L41,5')
    expect(drawValues([Number.NaN, Number.NaN])).toBe('')
  })

  it('draws the picked steps within the complete ones', () => {
    expect(drawValues([1, 2, 3, 4, 5], { picked: Uint32Array.of(0, 3, 4) })).toBe('M0,1L30,4L40,5')
    expect(drawValues([1, 2, 3, 4, 5], { from: 1, to: 2 })).toBe('M10,2L20,3')
    expect(drawValues([1, 2, 3, 4, 5], { picked: Uint32Array.of(0, 3, 4), to: 3 })).toBe('M0,1L30,4')
  })

  it('ends at the last complete step instead of falling to the one in progress', () => {
    expect(drawValues([8, 9, 8, 2])).toBe('M0,8L10,9L20,8L30,2')
    expect(drawValues([8, 9, 8, 2], { to: 2 })).toBe('M0,8L10,9L20,8')
    expect(drawValues([3, 9, 8, 2], { from: 1, to: 2 })).toBe('M10,9L20,8')
  })

  it('is a dash for one complete step, and empty for none', () => {
    expect(drawValues([8, 2], { to: 0 })).toBe('M-1,8L1,8')
    expect(drawValues([8], { to: -1 })).toBe('')
    expect(drawValues([3, 2], { from: 1, to: 0 })).toBe('')
  })
})

describe('drawArea', () => {
  it('ends at zero, or at the series below', () => {
    const values = [5, 6, Number.NaN, 8, 9]
    const base = Float64Array.of(1, 2, 3, 4, 5)
    expect(drawArea(plotLine(values, { area: { opacity: 1, base } }), scales)).toBe(
      'M0,5L10,6L10,2L0,1ZM30,8L40,9L40,5L30,4Z',
    )
    expect(drawArea(plotLine(values, { to: 1, area: { opacity: 1 } }), scales)).toBe('M0,5L10,6L10,0L0,0Z')
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
