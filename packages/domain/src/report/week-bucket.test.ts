import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '../day/day.js'
import { daysAfterMonday, formatBucket, isWeekBucket, splitIntoWeeks, weekDays, weekLength } from './time-bucket.js'

const someDays = fc
  .record({
    start: fc.date({ min: new Date('1969-12-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
    count: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ start, count }) => {
    const first = start.toISOString().slice(0, 10)
    return daysBetween(first, new Date(Date.parse(first) + (count - 1) * 86_400_000).toISOString().slice(0, 10))
  })

/** Returns the ISO 8601 week of a day, computed from its Thursday, independent of the tested code. */
function isoWeek(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7))
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1)
  return `${date.getUTCFullYear()}-${Math.ceil(((date.getTime() - newYear) / 86_400_000 + 0.5) / 7)}`
}

describe('splitIntoWeeks', () => {
  it('groups days by ISO 8601 weeks without losing or repeating any', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const weeks = splitIntoWeeks(days)
        expect(weeks.flatMap(({ from, to }) => days.slice(from, to))).toEqual(days)
        for (const { from, to } of weeks) expect(new Set(days.slice(from, to).map(isoWeek)).size).toBe(1)
        expect(new Set(days.map(isoWeek)).size).toBe(weeks.length)
      }),
    )
  })

  it('names weeks by their days; only the first and last may be incomplete', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const weeks = splitIntoWeeks(days)
        for (const { bucket, from, to, complete } of weeks) {
          expect(weekDays(bucket)).toEqual({ start: days[from], end: days[to - 1] })
          expect(weekLength(bucket)).toBe(to - from)
          expect(complete).toBe(to - from === 7)
          expect(isWeekBucket(bucket)).toBe(true)
        }
        expect(weeks.slice(1, -1).every(({ complete }) => complete)).toBe(true)
      }),
    )
  })

  it('starts weeks on Monday', () => {
    expect(daysAfterMonday('2025-10-13')).toBe(0)
    expect(daysAfterMonday('2025-10-12')).toBe(6)
    expect(daysAfterMonday('1969-12-29')).toBe(0)
    expect(splitIntoWeeks(daysBetween('2025-10-08', '2025-10-14')).map(({ bucket }) => bucket)).toEqual([
      '2025-10-08/2025-10-12',
      '2025-10-13/2025-10-14',
    ])
    expect(splitIntoWeeks([])).toEqual([])
  })
})

describe('formatBucket of a week', () => {
  it('formats the first day on an axis and all days elsewhere', () => {
    expect(formatBucket('2025-09-29/2025-10-05', 'Asia/Tokyo')).toBe('29 Sep')
    expect(formatBucket('2025-09-29/2025-10-05', 'Asia/Tokyo', 'long')).toBe('29 Sep – 5 Oct 2025')
    expect(formatBucket('2025-10-13/2025-10-13', 'UTC', 'long')).toBe('13 Oct 2025')
  })
})
