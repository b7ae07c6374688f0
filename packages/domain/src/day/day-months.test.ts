import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber, numberOfDay } from '../testing/day-numbers.js'
import { addDaysTo, addMonthsTo, dayCount, firstOfMonth, lastOfMonth } from './day.js'

const number = fc.integer({ min: numberOfDay(1900, 1, 1), max: numberOfDay(2199, 12, 31) })
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const splitParts = (day: string) => day.split('-').map(Number) as [number, number, number]

describe('day arithmetic', () => {
  it('equals a calendar of integers', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: -5000, max: 5000 }), (start, count) => {
        expect(addDaysTo(dayOfNumber(start), count)).toBe(dayOfNumber(start + count))
        if (count >= 0) expect(dayCount(dayOfNumber(start), dayOfNumber(start + count))).toBe(count + 1)
      }),
    )
  })
})

describe('month arithmetic', () => {
  it('knows the last day of every month in three centuries', () => {
    for (let year = 1900; year < 2200; year++)
      for (const [index, usual] of LENGTHS.entries()) {
        const length = index === 1 && isLeap(year) ? 29 : usual
        const day = dayOfNumber(numberOfDay(year, index + 1, 15))
        expect(firstOfMonth(day)).toBe(dayOfNumber(numberOfDay(year, index + 1, 1)))
        expect(lastOfMonth(day)).toBe(dayOfNumber(numberOfDay(year, index + 1, length)))
      }
  })

  it('keeps the date, or uses the last day of the month', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: -400, max: 400 }), (start, count) => {
        const [year, month, date] = splitParts(dayOfNumber(start))
        const [toYear, toMonth, toDate] = splitParts(addMonthsTo(dayOfNumber(start), count))
        expect(toYear * 12 + toMonth).toBe(year * 12 + month + count)
        const longest = toMonth === 2 && isLeap(toYear) ? 29 : LENGTHS[toMonth - 1]!
        expect(toDate).toBe(Math.min(date, longest))
      }),
    )
  })
})
