import { describe, expect, it } from 'vitest'
import { plotGeometry } from './plot-geometry.js'

const box = { width: 800, height: 300, min: 0, max: 200, valueLabels: ['200K'] }

describe('plotGeometry', () => {
  it('finds the step under a pointer again', () => {
    const { xOf, indexAt } = plotGeometry({ ...box, steps: 14 })
    for (let index = 0; index < 14; index++) expect(indexAt(xOf(index) + 5)).toBe(index)
    expect(indexAt(-50)).toBe(0)
    expect(indexAt(5000)).toBe(13)
  })

  it('sets a single step in the middle', () => {
    const { xOf, margin } = plotGeometry({ ...box, steps: 1 })
    expect(xOf(0)).toBe(margin.left + (800 - margin.left - margin.right) / 2)
  })

  it('has places for values below zero, and room above the plot for notes', () => {
    const { yOf, margin } = plotGeometry({ ...box, steps: 3, min: -100, max: 100 })
    expect(yOf(100)).toBe(margin.top)
    expect(yOf(-100)).toBe(300 - margin.bottom)
    expect(yOf(0)).toBe((yOf(100) + yOf(-100)) / 2)
    expect(plotGeometry({ ...box, steps: 3, notes: true }).margin.top).toBeGreaterThan(margin.top)
  })
})
