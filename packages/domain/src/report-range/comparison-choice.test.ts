import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from '../day/day.js'
import { countDays, dayOfNumber, weekdayOfNumber } from '../testing/day-numbers.js'
import {
  comparisonText,
  comparisonWindow,
  customComparisonProblem,
  hasOtherWeekdaysBefore,
  leapDayNote,
  type ReportComparisonChoice,
} from './comparison-choice.js'
import { MAX_RANGE_DAYS } from './report-range.js'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 300)
const range = fc
  .record({
    start: fc.integer({ min: countDays('2000-01-01'), max: countDays('2049-12-31') }),
    days: fc.integer({ min: 1, max: MAX_RANGE_DAYS }),
  })
  .map(({ start, days }) => ({ days, start: dayOfNumber(start), end: dayOfNumber(start + days - 1) }))

const window = (days: string, choice: ReportComparisonChoice) => {
  const [start = '', end = ''] = days.split(' ')
  const found = comparisonWindow({ start, end }, choice)
  return found && `${found.start} ${found.end}`
}

describe('comparisonWindow', () => {
  it.each([
    ['2025-10-01 2025-10-14', 'previous', false, '2025-09-17 2025-09-30'],
    ['2025-09-30 2025-10-13', 'previous', false, '2025-09-16 2025-09-29'],
    ['2025-09-01 2025-09-30', 'previous', false, '2025-08-02 2025-08-31'],
    ['2025-09-01 2025-09-30', 'previous', true, '2025-07-28 2025-08-26'],
    ['2025-10-14 2025-10-14', 'previous', true, '2025-10-07 2025-10-07'],
    ['2025-10-01 2025-10-14', 'lastYear', false, '2024-10-01 2024-10-14'],
    ['2025-10-01 2025-10-14', 'lastYear', true, '2024-10-02 2024-10-15'],
    ['2024-02-29 2024-02-29', 'lastYear', false, '2023-02-28 2023-02-28'],
    ['2024-02-29 2024-02-29', 'lastYear', true, '2023-03-02 2023-03-02'],
    ['2024-02-01 2024-02-29', 'lastYear', false, '2023-02-01 2023-02-28'],
    ['2024-01-01 2024-03-01', 'lastYear', false, '2023-01-01 2023-03-01'],
    ['2025-01-01 2025-03-01', 'lastYear', false, '2024-01-01 2024-03-01'],
    ['2024-02-29 2024-03-06', 'lastYear', false, '2023-02-28 2023-03-06'],
    ['2025-02-01 2025-02-28', 'lastYear', false, '2024-02-01 2024-02-28'],
    ['2023-01-01 2023-12-31', 'lastYear', false, '2022-01-01 2022-12-31'],
    ['2024-01-01 2024-12-31', 'lastYear', false, '2023-01-01 2023-12-31'],
    ['2025-01-01 2025-12-31', 'lastYear', false, '2024-01-01 2024-12-31'],
    ['2025-01-01 2026-01-01', 'lastYear', false, '2023-01-01 2024-01-01'],
    ['2024-01-01 2024-12-31', 'lastYear', true, '2022-12-26 2023-12-26'],
    ['2024-09-10 2025-10-14', 'lastYear', false, '2022-09-10 2023-10-14'],
  ] as const)('of %s are by %s, weekdays %s, %s', (days, mode, matchWeekday, expected) => {
    expect(window(days, { mode, matchWeekday })).toBe(expected)
  })

  it('returns nothing, or the picked days', () => {
    expect(window('2025-10-01 2025-10-14', { mode: 'off' })).toBeUndefined()
    expect(window('2025-10-01 2025-10-14', { mode: 'custom', start: '2025-10-10' })).toBe('2025-10-10 2025-10-23')
  })

  const counted = fc.record({
    mode: fc.constantFrom('previous' as const, 'lastYear' as const),
    matchWeekday: fc.boolean(),
  })

  it('returns as many days before the range, on the same weekdays if requested', () => {
    fc.assert(
      fc.property(range, counted, (chosen, choice) => {
        fc.pre(choice.mode === 'previous' || choice.matchWeekday)
        const found = comparisonWindow(chosen, choice)!
        const shift = countDays(chosen.start) - countDays(found.start)
        expect(countDays(found.end) - countDays(found.start) + 1).toBe(chosen.days)
        expect(countDays(found.end)).toBeLessThan(countDays(chosen.start))
        if (choice.matchWeekday)
          expect(weekdayOfNumber(countDays(found.start))).toBe(weekdayOfNumber(countDays(chosen.start)))
        if (choice.mode === 'previous') expect(shift - chosen.days).toBeLessThan(choice.matchWeekday ? 7 : 1)
      }),
      { numRuns: RUNS },
    )
  })

  it('returns the same dates of the latest earlier year that ends before the range, also of leap years', () => {
    fc.assert(
      fc.property(range, ({ start, end, days }) => {
        const found = comparisonWindow({ start, end }, { mode: 'lastYear', matchWeekday: false })!
        const years = Number(start.slice(0, 4)) - Number(found.start.slice(0, 4))
        // The expected days are written here digit by digit, not with the functions under test.
        const earlier = (day: string, count: number) => {
          const year = Number(day.slice(0, 4)) - count
          const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
          return `${year}${day.endsWith('02-29') && !isLeap ? '-02-28' : day.slice(4)}`
        }
        expect(found).toEqual({ start: earlier(start, years), end: earlier(end, years) })
        expect(found.end < start).toBe(true)
        expect(earlier(end, years - 1) >= start).toBe(true)
        expect(Math.abs(countDays(found.end) - countDays(found.start) + 1 - days)).toBeLessThanOrEqual(1)
      }),
      { numRuns: RUNS },
    )
  })

  it('returns days near the same dates for matching weekdays', () => {
    fc.assert(
      fc.property(range, ({ start, end, days }) => {
        fc.pre(days <= 364 && !start.endsWith('02-29'))
        const same = comparisonWindow({ start, end }, { mode: 'lastYear', matchWeekday: false })!
        const near = comparisonWindow({ start, end }, { mode: 'lastYear', matchWeekday: true })!
        expect(Math.abs(countDays(near.start) - countDays(same.start))).toBeLessThanOrEqual(2)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('comparison texts', () => {
  it('name its days', () => {
    const chosen = { start: '2025-09-30', end: '2025-10-13' }
    expect(comparisonText(chosen, { mode: 'previous', matchWeekday: false })).toBe('vs 16–29 Sep 2025')
    expect(comparisonText(chosen, { mode: 'off' })).toBe('')
  })

  it.each([
    ['2024-01-01 2024-12-31', 'vs 1 Jan – 31 Dec 2023, one day shorter', 'one day fewer: only 2024 has a 29 February'],
    ['2025-01-01 2025-03-01', 'vs 1 Jan – 1 Mar 2024, one day longer', 'one day more: only 2024 has a 29 February'],
    ['2023-06-01 2024-05-31', 'vs 1 Jun 2022 – 31 May 2023, one day shorter', 'only 2024 has a 29 February'],
    ['2024-02-29 2024-02-29', 'vs 28 Feb 2023', '29 Feb 2024 is compared with 28 Feb 2023'],
    ['2024-03-01 2024-12-31', 'vs 1 Mar – 31 Dec 2023', undefined],
  ])('say what a leap day changes for %s', (days, text, note) => {
    const [start = '', end = ''] = days.split(' ')
    const choice: ReportComparisonChoice = { mode: 'lastYear', matchWeekday: false }
    expect(comparisonText({ start, end }, choice)).toBe(text)
    const found = leapDayNote({ start, end }, comparisonWindow({ start, end }, choice)!)
    if (note === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(note)
  })

  it('do not mention a leap day that is compared with the day before', () => {
    const day = { start: '2024-02-29', end: '2024-02-29' }
    expect(leapDayNote(day, comparisonWindow(day, { mode: 'previous', matchWeekday: false })!)).toBeUndefined()
  })

  it('reject picked days that are not over yet', () => {
    const chosen = { start: '2025-10-01', end: '2025-10-14' }
    expect(customComparisonProblem(chosen, '2025-10-01', '2025-10-14')).toBeUndefined()
    expect(customComparisonProblem(chosen, '2025-10-02', '2025-10-14')).toBe('Choose 1 Oct 2025 or earlier')
  })
})

describe('hasOtherWeekdaysBefore', () => {
  it.each([
    ['2025-10-14', '2025-10-14', false],
    ['2025-10-08', '2025-10-14', false],
    ['2025-10-01', '2025-10-14', false],
    ['2025-09-15', '2025-10-14', true],
    ['2025-07-17', '2025-10-14', true],
  ])('of %s to %s is %s', (start, end, expected) => expect(hasOtherWeekdaysBefore({ start, end })).toBe(expected))

  it('is false where the days before begin on the same weekday', () => {
    for (let days = 8; days <= 100; days += 1) {
      const range = { start: '2025-06-02', end: addDaysTo('2025-06-02', days - 1) }
      const before = comparisonWindow(range, { mode: 'previous', matchWeekday: false })!
      const isSame = new Date(before.start).getUTCDay() === new Date(range.start).getUTCDay()
      expect(hasOtherWeekdaysBefore(range)).toBe(!isSame)
    }
  })
})
