import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnSteps, pickSteps } from './decimate.js'

const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ noNaN: true, min: -1e9, max: 1e9 }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
)
const runs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), value, fc.boolean()), { minLength: 1, maxLength: 60 })
  .map((parts) =>
    parts.flatMap(([length, first, flat]) => Array.from({ length }, (_, at) => (flat ? first : first + at))),
  )
const cases = fc
  .tuple(fc.oneof(fc.array(value, { minLength: 1, maxLength: 600 }), runs), fc.integer({ min: 1, max: 60 }))
  .map(([values, columns]) => ({ values: Float64Array.from(values), columns }))
  .filter(({ values, columns }) => values.length > columns * 2)

const extremes = (values: Iterable<number>) => {
  const known = [...values].filter((one) => !Number.isNaN(one))
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : []
}
const withPicks = (check: (values: Float64Array, picked: number[], columns: number) => void) =>
  fc.assert(
    fc.property(cases, ({ values, columns }) => check(values, [...pickSteps(values, columns)!], columns)),
    {
      numRuns: 300,
    },
  )
const eachColumn = (values: Float64Array, columns: number, check: (from: number, to: number) => void) => {
  for (let column = 0; column < columns; column++) check(...columnSteps(column, values.length, columns))
}

describe('pickSteps', () => {
  it('keeps the smallest and largest value of every pixel column', () => {
    withPicks((values, picked, columns) => {
      eachColumn(values, columns, (from, to) => {
        const here = picked.filter((step) => step >= from && step < to)
        expect(extremes(here.map((step) => values[step]!))).toEqual(extremes(values.slice(from, to)))
      })
    })
  })

  it('keeps the order, adds nothing, and needs few steps per column', () => {
    withPicks((values, picked, columns) => {
      expect(picked).toEqual([...new Set(picked)].sort((a, b) => a - b))
      expect(picked.every((step) => Number.isInteger(step) && step >= 0 && step < values.length)).toBe(true)
      expect(picked.length).toBeLessThanOrEqual(columns * 4 + 2)
    })
  })

  it('keeps the first and the last step', () => {
    withPicks((values, picked) => {
      expect(picked[0]).toBe(0)
      expect(picked.at(-1)).toBe(values.length - 1)
    })
  })

  it('breaks the line wherever data is missing, between columns and within one', () => {
    withPicks((values, picked, columns) => {
      const findColumn = (step: number) => {
        let found = 0
        eachColumn(values, columns, (from) => {
          if (from <= step) found = from
        })
        return found
      }
      for (const [place, step] of picked.slice(1).entries()) {
        const before = picked[place]!
        if (Number.isNaN(values[before]!) || Number.isNaN(values[step]!) || findColumn(before) === findColumn(step))
          continue
        expect([...values.slice(before, step)].some(Number.isNaN)).toBe(false)
      }
      eachColumn(values, columns, (from, to) => {
        const gap = (steps: number[]) => steps.some((step) => Number.isNaN(values[step]!))
        const all = Array.from({ length: to - from }, (_, index) => from + index)
        expect(gap(picked.filter((step) => step >= from && step < to))).toBe(gap(all))
      })
    })
  })

  it('keeps a small number of steps unchanged', () => {
    expect(pickSteps(new Float64Array(100), 50)).toBeUndefined()
    expect(pickSteps(new Float64Array(100), 0)).toBeUndefined()
    expect(pickSteps(new Float64Array(101), 50)).toBeDefined()
  })
})
