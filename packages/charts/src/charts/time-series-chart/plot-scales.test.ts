import { describe, expect, it } from 'vitest'
import { plotScales } from './plot-scales.js'

const box = { width: 800, height: 300, min: 0, max: 200, isCount: true, format: String }

describe('plotScales', () => {
  it('finds the step nearest to an x position', () => {
    const { xOf, stepAt } = plotScales({ ...box, steps: 14 })
    for (let index = 0; index < 14; index++) expect(stepAt(xOf(index) + 5)).toBe(index)
    expect(stepAt(-50)).toBe(0)
    expect(stepAt(5000)).toBe(13)
  })

  it('places a single step in the middle', () => {
    const { xOf, margin } = plotScales({ ...box, steps: 1 })
    expect(xOf(0)).toBe(margin.left + (800 - margin.left - margin.right) / 2)
  })

  it('places values below zero, and leaves space above the plot for annotations', () => {
    const { yOf, margin } = plotScales({ ...box, steps: 3, min: -100, max: 100 })
    expect(yOf(100)).toBe(margin.top)
    expect(yOf(-100)).toBe(300 - margin.bottom)
    expect(yOf(0)).toBe((yOf(100) + yOf(-100)) / 2)
    expect(plotScales({ ...box, steps: 3, notes: true }).margin.top).toBeGreaterThan(margin.top)
  })
})
