import { describe, expect, it } from 'vitest'
import { dayFieldSchema, dayProblem } from './day-bounds.js'

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
  ])('says of %s within %j: %s', (day, bounds, problem) => {
    expect(dayProblem(day, bounds, TODAY)).toBe(problem)
  })
})

describe('dayFieldSchema', () => {
  const said = (value: unknown, options = {}) => dayFieldSchema(options).safeParse(value).error?.issues[0]?.message

  it('takes days and an open field', () => {
    expect(said('2024-02-29')).toBeUndefined()
    expect(said(null)).toBeUndefined()
  })

  it('refuses what is no day, what lies outside, and an open field that is needed', () => {
    expect(said('soon')).toBe('Write a day like 30 Sep 2025')
    expect(said('2025-02-29')).toBe('Write a day like 30 Sep 2025')
    expect(said('')).toBe('Write a day like 30 Sep 2025')
    expect(said('2025-10-13', { min: TODAY, today: TODAY })).toBe('Choose today or later')
    expect(said(null, { required: 'Choose the first day' })).toBe('Choose the first day')
  })
})
