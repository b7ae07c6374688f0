import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDays, dayOfNumber } from '../testing/day-numbers.js'
import { campaignLifetime, flightInstead, presetRange, rangeProblem } from './report-range.js'

const NOW = new Date('2025-10-14T10:00:00Z')
const days = (start: string | null, end: string | null, tzCode = 'UTC') => {
  const lifetime = campaignLifetime({ start, end }, NOW, tzCode)
  return lifetime && `${lifetime.range.start} ${lifetime.range.end}`
}

describe('campaignLifetime', () => {
  it('ends with the flight, or today', () => {
    expect(days('2025-09-01', '2025-09-30')).toBe('2025-09-01 2025-09-30')
    expect(days('2025-09-01', '2025-12-31')).toBe('2025-09-01 2025-10-14')
    expect(days('2025-09-01', null)).toBe('2025-09-01 2025-10-14')
    expect(days('2025-10-14', null)).toBe('2025-10-14 2025-10-14')
  })

  it('is undefined before the flight', () => {
    expect(days('2025-10-15', null)).toBeUndefined()
    expect(days(null, null)).toBeUndefined()
    expect(days('2025-10-15', null, 'Pacific/Kiritimati')).toBe('2025-10-15 2025-10-15')
  })

  it('is cut to the last days with a note if a report cannot cover all', () => {
    expect(campaignLifetime({ start: '2023-01-01', end: null }, NOW, 'UTC')).toEqual({
      range: { start: '2024-09-10', end: '2025-10-14', tzCode: 'UTC' },
      note: 'The last 400 days of the campaign: a report covers no more',
    })
  })

  it('is always a valid range, and never omits days without a note', () => {
    const today = countDays('2025-10-14')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 2000 }), (before, length) => {
        const [start, end] = [today - before, today - before + length]
        const lifetime = campaignLifetime({ start: dayOfNumber(start), end: dayOfNumber(end) }, NOW, 'UTC')
        expect(lifetime && rangeProblem(lifetime.range)).toBeUndefined()
        const last = Math.min(end, today)
        expect(countDays(lifetime!.range.end)).toBe(last)
        expect(countDays(lifetime!.range.start)).toBe(Math.max(start, last - 399))
        expect(lifetime!.note === undefined).toBe(last - start < 400)
      }),
    )
  })
})

describe('flightInstead', () => {
  const week = presetRange('last7', NOW, 'UTC')
  const findRangeInstead = (range: typeof week, start: string | null) => flightInstead(range, { start, end: null }, NOW)

  it('is the flight where the default range begins before it', () => {
    expect(findRangeInstead(week, '2025-10-14')).toEqual({ start: '2025-10-14', end: '2025-10-14', tzCode: 'UTC' })
    expect(findRangeInstead(week, '2025-10-09')).toMatchObject({ start: '2025-10-09' })
  })

  it('is undefined for other ranges and flights', () => {
    for (const start of [null, '2025-10-08', '2025-09-01', '2025-10-15'])
      expect(findRangeInstead(week, start)).toBeUndefined()
    expect(findRangeInstead(presetRange('last30', NOW, 'UTC'), '2025-10-14')).toBeUndefined()
  })
})
