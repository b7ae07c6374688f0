import { describe, expect, it } from 'vitest'
import { dayProblem } from './day-input.js'

const TODAY = '2025-10-14'

describe('dayProblem', () => {
  it.each([
    ['2025-10-15', { max: TODAY }, 'Choose today or earlier'],
    ['2025-10-13', { min: TODAY }, 'Choose today or later'],
    ['2025-10-15', { max: '2025-10-10' }, 'Choose 10 Oct 2025 or earlier'],
    ['2025-08-31', { min: '2025-09-01', max: TODAY }, 'Choose 1 Sep 2025 or later'],
    ['2025-09-01', { min: '2025-09-01', max: TODAY }, undefined],
    [TODAY, { min: '2025-09-01', max: TODAY }, undefined],
    ['1999-01-01', {}, undefined],
  ])('is, for %s within %j: %s', (day, bounds, problem) => {
    expect(dayProblem(day, bounds, TODAY)).toBe(problem)
  })
})
