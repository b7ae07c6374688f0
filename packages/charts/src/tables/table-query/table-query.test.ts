import { expect, it } from 'vitest'
import { computePercentChange, computeRatio, naturalOrder } from './table-query.js'

it('has no ratio and no change without a positive base', () => {
  expect([computeRatio(3, 4, 100), computePercentChange(150, 100)]).toEqual([75, 50])
  expect([computeRatio(3, 0), computePercentChange(150, 0), computePercentChange(150, -1)]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
})

it('sorts numbers in texts by value, ignoring case and accents', () => {
  const { compare } = naturalOrder('en')
  expect(['Video 10', 'video 9', 'Été', 'etappe'].sort(compare)).toEqual(['etappe', 'Été', 'video 9', 'Video 10'])
  expect(compare('Été', 'ete')).toBe(0)
})
