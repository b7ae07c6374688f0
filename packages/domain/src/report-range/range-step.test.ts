import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDays, dayOfNumber } from '../testing/day-numbers.js'
import { steppedRange } from './report-range.js'

const TODAY = '2025-10-14'
const step = (days: string, direction: -1 | 1, bounds?: { min?: string; max: string }, today = TODAY) => {
  const [start = '', end = ''] = days.split(' ')
  const next = steppedRange({ start, end, tzCode: 'UTC' }, direction, today, bounds)
  return next && `${next.start} ${next.end}`
}

describe('steppedRange', () => {
  it.each([
    ['seven days', '2025-09-01 2025-09-07', -1, '2025-08-25 2025-08-31'],
    ['seven days', '2025-09-01 2025-09-07', 1, '2025-09-08 2025-09-14'],
    ['one day over a leap day', '2024-03-01 2024-03-01', -1, '2024-02-29 2024-02-29'],
    ['a month', '2025-03-01 2025-03-31', -1, '2025-02-01 2025-02-28'],
    ['February', '2024-02-01 2024-02-29', 1, '2024-03-01 2024-03-31'],
    ['a quarter', '2025-04-01 2025-06-30', -1, '2025-01-01 2025-03-31'],
    ['a year', '2024-01-01 2024-12-31', -1, '2023-01-01 2023-12-31'],
    ['a month into the running one', '2025-09-01 2025-09-30', 1, '2025-10-01 2025-10-14'],
    ['a year into the running one', '2024-01-01 2024-12-31', 1, '2025-01-01 2025-10-14'],
    ['a year out of the running one', '2025-01-01 2025-10-14', -1, '2024-01-01 2024-12-31'],
    ['fourteen days that begin on the first', '2025-10-01 2025-10-14', -1, '2025-09-17 2025-09-30'],
    ['ten days up to today', '2025-09-30 2025-10-09', 1, '2025-10-05 2025-10-14'],
  ] as const)('goes by %s from %s', (_, days, direction, expected) => {
    expect(step(days, direction)).toBe(expected)
  })

  it('steps back by months from the current one', () => {
    expect(step('2025-10-01 2025-10-15', -1, undefined, '2025-10-15')).toBe('2025-09-01 2025-09-30')
  })

  it('stops at today and at the first day', () => {
    expect(step('2025-10-08 2025-10-14', 1)).toBeUndefined()
    expect(step('2025-10-01 2025-10-14', 1)).toBeUndefined()
    expect(step('2025-09-01 2025-09-30', -1, { min: '2025-09-01', max: TODAY })).toBeUndefined()
    expect(step('2025-09-10 2025-09-19', -1, { min: '2025-09-05', max: TODAY })).toBe('2025-09-05 2025-09-14')
    expect(step('2025-10-01 2025-10-31', -1, { min: '2025-09-05', max: '2025-10-31' }, '2025-12-01')).toBe(
      '2025-09-05 2025-09-30',
    )
  })

  it('returns to where it was, away from today', () => {
    const last = countDays(TODAY)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 0, max: 396 }), (before, length) => {
        const end = last - before
        const range = { start: dayOfNumber(end - length), end: dayOfNumber(end), tzCode: 'Europe/Berlin' }
        const back = steppedRange(range, -1, TODAY)!
        expect(countDays(back.end)).toBe(end - length - 1)
        // Days that happen to be whole months are stepped by months.
        fc.pre(!(back.start.endsWith('-01') && range.start.endsWith('-01')) || dayOfNumber(end + 1).endsWith('-01'))
        expect(steppedRange(back, 1, TODAY)).toEqual(range)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
    )
  })
})
